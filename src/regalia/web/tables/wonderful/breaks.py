"""Where a long word of a card's name may break, if a small card is too narrow for it."""

PARTS = (
    "Carto|grapher",
    "Contre|bandier",
    "Cryo|génisation",
    "Cryo|preservation",
    "Électro|magnétiques",
    "Expédi|tionnaire",
    "Expedi|tionary",
    "Head|quarters",
    "Illusion|niste",
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
