"""Names that look alike: letters of several alphabets, and of one, that the eye takes for another.

After the idea of Unicode's skeletons (UTS 39), with a table of our own: the letters of the
alphabets that people mix up with Latin ones, not all of Unicode.
"""

from unicodedata import category, normalize

# Each row: what is seen, and the letters that are seen as it.
_SEEN_AS = """
a АаΑαɑᴀᎪ
b ВвьЬΒβƄʙᏴ
c СсϹϲᴄᏟ
d ԁԀđĐðÐᴅᎠ
e ЕеЄєΕεɛᴇᎬҽ
f ƒꜰϜ
g ɡɢցԌԍᏀ
h НнһҺΗհʜᎻħĦ
j ЈјϳͿյᴊᎫ
k КкΚκᴋᏦĸ
l Il1|iІіΙιɩıłŁӀӏɪʟᏞǀוןا
m МмΜᴍᎷ
n ΝηпոռɴŋŊ
o 0ОоΟοσөӨՕօᴏøØסه०
p РрΡρᴘᏢþÞ
q ԛԚզ
r гʀᎡ
s ЅѕՏꜱᏚƽ
t ТтΤτᴛᎢŧŦ
u υՍսᴜʋ
v ѴѵνᴠᏙ
w ԝԜωᴡᏔѡѠ
x ХхΧχ
y УуγΥүҮʏᎩ
z ΖᴢᏃƶƵ
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
_PAIRS = (("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """What the eye keeps of a name: no case, no accents, no spaces, one letter for all like it."""
    parts = normalize("NFKD", name)
    letters = [letter for letter in parts if category(letter)[0] not in "MZP"]
    text = "".join(letters).translate(_TABLE).casefold().translate(_TABLE) or parts
    for pair, one in _PAIRS:
        text = text.replace(pair, one)
    return text


def alike(one: str, other: str) -> bool:
    """Whether two names can be taken for each other, also if one of them is written smaller."""
    return skeleton(one) == skeleton(other) or (
        skeleton(one.casefold()) == skeleton(other.casefold())
    )
