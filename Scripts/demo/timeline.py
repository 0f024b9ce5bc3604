"""The session as a table: when, what the app did, what the core told it, what the service received."""

import textwrap
import time

HEADINGS = ("the app", "the core", "the service")
WIDTHS = (38, 38, 44)


class Timeline:
    def __init__(self):
        self.start = time.time()
        self.rows = []
        self.line(f"{'seconds':>7}", *HEADINGS)

    def app(self, text):
        self.rows.append((time.time(), 0, text))

    def core(self, text):
        self.rows.append((time.time(), 1, text))

    def service(self, text, when):
        self.rows.append((when, 2, text))

    def chapter(self, title):
        self.flush()
        print(f"\n{'':7}  {title}")

    def flush(self):
        """Prints what happened since the last time, in order."""
        for when, column, text in sorted(self.rows, key=lambda row: row[0]):
            stamp = f"{max(when - self.start, 0):7.3f}"
            for part in textwrap.wrap(text, WIDTHS[column], subsequent_indent="  ") or [""]:
                cells = ["", "", ""]
                cells[column] = part
                self.line(stamp, *cells)
                stamp = ""
        self.rows = []

    @staticmethod
    def line(stamp, *cells):
        text = "  ".join(cell.ljust(width) for cell, width in zip(cells, WIDTHS))
        print(f"{stamp:>7}  {text}".rstrip(), flush=True)
