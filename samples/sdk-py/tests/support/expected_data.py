from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "sdk-js" / "expected"
OWN_FOLDER = Path(__file__).resolve().parents[2] / "expected"


def expected_data(name: str, folder: Path = FOLDER) -> str:
    """The data field that `<name>.data` spells out, of the TypeScript samples unless told, without its notes.

    A line holds the function, or arguments that begin with `@` and then a note.
    """
    function, *lines = (folder / f"{name}.data").read_text().splitlines()
    parts = [function]
    for line in lines:
        for word in line.split():
            if not word.startswith("@"):
                break
            parts.append(word.removeprefix("@"))
    return "@".join(parts)
