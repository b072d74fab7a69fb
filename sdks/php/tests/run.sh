#!/bin/sh
# Runs the tests of the PHP packages against the portal at PORTAL_URL: sh sdks/php/tests/run.sh [phpunit's arguments]
set -eu
cd "$(dirname "$0")"
exec phpunit --configuration phpunit.xml "$@"
