#!/bin/bash
# Runs the tests of the Python packages against the portal at PORTAL_URL, with the packages of the last build.
cd "$(dirname "$0")" || exit 1
sources=../../../dist/sdks/sources/python
export PYTHONPATH="$sources/ceic:$sources/emis:$sources/epfr:$sources/redd" PYTHONDONTWRITEBYTECODE=1
exec "${PYTHON:-/usr/bin/python3}" -W error::ResourceWarning -m unittest "$@"
