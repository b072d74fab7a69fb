"""Files that the API gives."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from email.message import Message
from pathlib import Path
from typing import Optional, Union
from urllib.parse import unquote


@dataclass
class File:
    """A file, such as the picture of a series."""

    content: bytes
    media_type: str
    """What it is: ``image/png``."""

    name: Optional[str] = None
    """The name that the API gives it."""

    def save(self, path: Union[str, os.PathLike[str]]) -> Path:
        """Writes the file. In a folder it gets the name that the API gives it.
        Answers where it is."""
        target = Path(path)
        if target.is_dir():
            target = target / (self.name or "file")
        target.write_bytes(self.content)
        return target


def file_name(headers: Message) -> Optional[str]:
    """The name in a Content-Disposition header, without any folder."""
    given = headers.get("Content-Disposition", "")
    encoded = re.search(r"filename\*=(?:UTF-8'')?([^;]+)", given, re.IGNORECASE)
    plain = re.search(r'filename="?([^";]+)"?', given, re.IGNORECASE)
    name = unquote(encoded[1]) if encoded else plain[1] if plain else ""
    return re.split(r"[\\/]", name.strip())[-1] or None
