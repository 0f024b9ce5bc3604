class Failure(Exception):
    """The demo cannot go on or did not show what it should; the text is for people."""
