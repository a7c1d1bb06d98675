from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "sdk-js" / "expected"


def expected_data(name: str) -> str:
    """The data field that `expected/<name>.data` of the TypeScript samples spells out, without its notes.

    A line holds the function, or arguments that begin with `@` and then a note.
    """
    function, *lines = (FOLDER / f"{name}.data").read_text().splitlines()
    parts = [function]
    for line in lines:
        for word in line.split():
            if not word.startswith("@"):
                break
            parts.append(word.removeprefix("@"))
    return "@".join(parts)
