"""What makes a sentence of a phrase."""


def as_sentence(phrase: str) -> str:
    """The phrase with a capital letter in front, such as a sentence or a label begins with."""
    return phrase[:1].upper() + phrase[1:]
