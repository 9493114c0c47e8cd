"""Where a long word of a card's name may break, if a small card is too narrow for it."""

PARTS = (
    "Amélio|ration",
    "Brother|hood",
    "Carto|grapher",
    "Conquér|ants",
    "Conquer|ors’",
    "Contre|bandier",
    "Cryo|génisation",
    "Cryo|preservation",
    "Électro|magnétiques",
    "d’Espion|nage",
    "d’Explo|ration",
    "Espion|age",
    "Expédi|tionnaire",
    "Expedi|tionary",
    "Explo|rateurs",
    "Head|quarters",
    "Illusion|niste",
    "Inqui|siteurs",
    "Inquisi|tors",
    "Inter|continental",
    "Navi|gateurs",
    "Neuro|science",
    "Pandé|monium",
    "Pande|monium",
    "Pyro|technicians",
    "Souter|raine",
    "Super|computer",
    "Tele|portation",
    "Télé|portation",
    "Trans|mutation",
    "Trans|portation",
    "Under|ground",
)
BREAKS = {parts.replace("|", ""): parts.replace("|", "\u00ad") for parts in PARTS}


def hyphenated(name: str) -> str:
    """A name that may break inside its long words."""
    return " ".join(BREAKS.get(word, word) for word in name.split(" "))
