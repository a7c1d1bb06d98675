from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "sdk-js" / "expected"
OWN_FOLDER = Path(__file__).resolve().parents[2] / "expected"


def expected_data(name: str, folder: Path = FOLDER) -> str:
    """Returns the data field of `<name>.data`, by default from the TypeScript samples, without its notes.

    The first line is the function. The other lines have arguments with the prefix `@`, then a note.
    """
    function, *lines = (folder / f"{name}.data").read_text().splitlines()
    parts = [function]
    for line in lines:
        for word in line.split():
            if not word.startswith("@"):
                break
            parts.append(word.removeprefix("@"))
    return "@".join(parts)
