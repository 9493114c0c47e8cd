"""Headers every answer carries, and the most a request may be.

What the OWASP Secure Headers Project asks for, as far as it fits: `Clear-Site-Data` would sign
everybody out, and `upgrade-insecure-requests` is for pages that name plain HTTP addresses.
"""

from collections.abc import Iterable

# No inline script or style, nothing from elsewhere, in nobody's frame.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
# Of a page that is a file of its own: its style is inside it, and it has no script at all.
FILE_POLICY = "; ".join(
    [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "font-src data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
# What a page could ask the browser for, and ours never does.
NOT_NEEDED = (
    *("accelerometer", "autoplay", "camera", "clipboard-read", "clipboard-write"),
    *("cross-origin-isolated", "display-capture", "encrypted-media", "fullscreen", "gamepad"),
    *("geolocation", "gyroscope", "hid", "idle-detection", "keyboard-map", "magnetometer"),
    *("microphone", "midi", "payment", "picture-in-picture", "publickey-credentials-get"),
    *("screen-wake-lock", "serial", "sync-xhr", "unload", "usb", "web-share"),
    *("xr-spatial-tracking",),
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
    "referrer-policy": "no-referrer",  # seat links are secrets
    "permissions-policy": ", ".join(f"{name}=()" for name in NOT_NEEDED),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
}
HSTS = ("strict-transport-security", "max-age=31536000; includeSubDomains")
NOT_KEPT = ("cache-control", "no-store, max-age=0")  # unless an answer says otherwise

BODY_BYTES = 16_384
UPLOAD_BYTES = 1_010_000  # of a form that brings a record

Headers = list[tuple[bytes, bytes]]


def with_headers(headers: Iterable[tuple[bytes, bytes]], secure: bool) -> Headers:
    """The headers of an answer and those that every answer has; HSTS where there is HTTPS."""
    ours = _SECURE if secure else _PLAIN
    given = [(name.lower(), value) for name, value in headers]
    if (b"content-security-policy", FILE_POLICY.encode()) in given:
        ours = [pair for pair in ours if pair[0] != b"content-security-policy"]
    named = {name for name, _ in ours}
    kept = [pair for pair in given if pair[0] not in named]
    if not any(name == b"cache-control" for name, _ in kept):
        kept.append(_encoded(NOT_KEPT))
    return kept + ours


def _encoded(pair: tuple[str, str]) -> tuple[bytes, bytes]:
    return pair[0].encode(), pair[1].encode()


_PLAIN: Headers = [_encoded(pair) for pair in HEADERS.items()]
_SECURE: Headers = [*_PLAIN, _encoded(HSTS)]
