"""Names that look alike: letters of several alphabets, and of one, that the eye takes for another.

After the idea of Unicode's skeletons (UTS 39), with a table of our own: the letters of the
alphabets that people mix up with Latin ones, not all of Unicode.
"""

from unicodedata import category, normalize

# Each row: what is seen, and the letters that are seen as it.
_SEEN_AS = """
a АаΑαɑᴀᎪꓮᗅᗩⲀⲁȺⱥ
b ВвьЬΒβƄʙᏴꓐᗷⲂⲃƁɓ
c СсϹϲᴄᏟꓚᑕⲤⲥ
d ԁԀđĐðÐᴅᎠꓓᗞᗪ
e ЕеЄєΕεɛᴇᎬҽꓰⲈⲉ
f ƒꜰϜꓝᖴ
g ɡɢցԌԍᏀꓖ
h НнһҺΗհʜᎻħĦꓧᕼⲎ
j ЈјϳͿյᴊᎫꓙᒍ
k КкΚκᴋᏦĸꓗⲔⲕ
l Il1|iІіΙιɩıłŁӀӏɪʟᏞǀוןاꓡꓲᒪⲒⲓ│∣❘⎮
m МмΜᴍᎷꓟᗰⲘⲙ
n ΝηпոռɴŋŊꓠⲚⲛ
o 0ОоΟοσөӨՕօᴏøØסه०ꓳⲞⲟ○◯〇⭕
p РрΡρᴘᏢþÞꓑᑭⲢⲣ
q ԛԚզ
r гʀᎡꓣᖇ
s ЅѕՏꜱᏚƽꓢ
t ТтΤτᴛᎢŧŦꓔⲦⲧ
u υՍսᴜʋꓴᑌ
v ѴѵνᴠᏙꓦᐯ
w ԝԜωᴡᏔѡѠꓪᗯ
x ХхΧχꓫⲬⲭ×✕✖
y УуγΥүҮʏᎩꓬⲨⲩ
z ΖᴢᏃƶƵꓜ
3 ЗзƷʒ
6 б
Γ Г
Π П
Λ Л
Φ Ф
ae æÆ
oe œŒ
"""
_TABLE = str.maketrans(
    {
        letter: seen
        for seen, letters in [row.split() for row in _SEEN_AS.split("\n") if row]
        for letter in letters
    }
)
# Letters in squares and rounds that Unicode does not take for letters, each time from A to Z.
_FRAMED = (0x1F150, 0x1F170, 0x1F1E6)
_TABLE |= {first + n: chr(ord("a") + n) for first in _FRAMED for n in range(26)}
_PAIRS = (("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """What the eye keeps of a name: no case, no accents, no spaces, one letter for all like it."""
    parts = normalize("NFKD", name)
    letters = [
        letter
        for letter in parts
        if category(letter)[0] not in "MZP" and not 0x2B0 <= ord(letter) < 0x300
    ]
    text = "".join(letters).translate(_TABLE).casefold().translate(_TABLE) or parts
    for pair, one in _PAIRS:
        text = text.replace(pair, one)
    return text


def alike(one: str, other: str) -> bool:
    """Whether two names can be taken for each other, also if one of them is written smaller."""
    return skeleton(one) == skeleton(other) or (
        skeleton(one.casefold()) == skeleton(other.casefold())
    )
