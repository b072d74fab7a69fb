#!/bin/sh
# Installs the packages into an empty folder, from the portal and as its pages say, and runs the tests there.
# Needs PORTAL_URL, PROXY_URL, CEIC_TOKEN, EMIS_V2_TOKEN, REDD_TOKEN, EPFR_USERNAME and EPFR_PASSWORD.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cp "$here"/*.js "$here"/*.mts "$folder"
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
export CEIC_API_HOST="$PORTAL_URL" EMIS_API_HOST="$PORTAL_URL" EPFR_API_HOST="$PORTAL_URL" REDD_API_HOST="$PORTAL_URL"
export TSC="$here/../../../node_modules/.bin/tsc"

for api in ceic-macroeconomic emis-api-v2 epfr-api-v2 redd-api-v1; do
  npm install --no-audit --no-fund --loglevel=error "$(node addresses.js "$api")"
done
status=0
node --test || status=$?
exit $status
