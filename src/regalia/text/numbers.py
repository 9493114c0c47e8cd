"""Numbers as a language writes them."""


def number(value: float, places: int, lang: str = "en") -> str:
    """A number with so many decimal places and a true minus; nothing is below zero by rounding."""
    text = f"{value:.{places}f}"
    if not text.strip("-0."):
        text = text.lstrip("-")
    text = text.replace("-", "−")
    return text.replace(".", ",") if lang == "fr" else text
