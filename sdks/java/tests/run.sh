#!/bin/sh
# Tests the Java packages in dist/sdks against the portal at PORTAL_URL, with the tokens of the environment.
set -e
cd "$(dirname "$0")"
jars="$(find ../../../dist/sdks/downloads -name '*.jar' ! -name '*-sources.jar' | tr '\n' ':')"
classes="$(mktemp -d)"
trap 'rm -rf "$classes"' EXIT
javac --release 11 -encoding UTF-8 -cp "$jars" -d "$classes" Runner.java SdkTests.java
CEIC_API_HOST="$PORTAL_URL" EMIS_API_HOST="$PORTAL_URL" java -cp "$jars$classes" SdkTests
