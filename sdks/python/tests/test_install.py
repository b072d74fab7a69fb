"""The packages as a reader of the pages installs them: from the portal, by pip."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tempfile
import unittest
from urllib.parse import urljoin
from urllib.request import urlopen

from support import PORTAL_URL

INDEXES = {
    "ceic_api_client": "ceic/python",
    "emis_api_client": "emis/python",
    "epfr_api_client": "epfr/sdks/python",
    "redd_api_client": "redd/sdks/python",
}


class Install(unittest.TestCase):
    def test_installs_into_an_empty_environment_by_the_printed_command(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, "-m", "venv", folder], check=True)
            python = os.path.join(folder, "bin/python")
            names = ("PATH", "HOME", "TMPDIR")
            clean = {name: os.environ[name] for name in names if name in os.environ}
            for package, index in INDEXES.items():
                url = f"{PORTAL_URL}/downloads/{index}"
                command = [python, "-m", "pip", "install", package, "--upgrade"]
                settings = {"PIP_CONFIG_FILE": os.devnull, "PIP_CACHE_DIR": folder}
                # Only the portal is asked, not the index that pip would ask beside it.
                settings["PIP_INDEX_URL"] = url
                subprocess.run(
                    [*command, "--quiet", "--extra-index-url", url],
                    check=True,
                    env={**clean, **settings, "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
                )
                program = f"import {package} as p; print(p.__version__, p.ApiClient)"
                ran = [python, "-c", program]
                shown = subprocess.check_output(ran, env=clean, text=True)
                self.assertRegex(shown, r"^\d+\.\d+\.\d+\.\d+ <class")

    def test_offers_archives_that_are_what_the_index_says(self) -> None:
        for package, index in INDEXES.items():
            project = package.replace("_", "-")
            page = f"{PORTAL_URL}/downloads/{index}/{project}/"
            links = re.findall(r'href="([^"#]+)#sha256=(\w+)"', read(page).decode())
            self.assertEqual(2, len(links))
            for link, expected in links:
                found = hashlib.sha256(read(urljoin(page, link))).hexdigest()
                self.assertEqual(expected, found)


def read(url: str) -> bytes:
    with urlopen(url) as answer:
        return answer.read()


if __name__ == "__main__":
    unittest.main()
