#!/bin/sh
# Tests the R packages in dist/sdks against the portal at PORTAL_URL, with CEIC_TOKEN, EPFR_USERNAME and EPFR_PASSWORD.
set -e
cd "$(dirname "$0")"
SDK_SOURCES="$(cd ../../../dist/sdks/sources/r && pwd)"
CEIC_API_HOST="$PORTAL_URL"
EPFR_API_HOST="$PORTAL_URL"
R_LIBS="$(mktemp -d)"
trap 'rm -rf "$R_LIBS"' EXIT
TZ=UTC
export SDK_SOURCES CEIC_API_HOST EPFR_API_HOST R_LIBS TZ
R CMD INSTALL --library="$R_LIBS" "$SDK_SOURCES/ceic" "$SDK_SOURCES/epfr" >"$R_LIBS/install.log" 2>&1 || {
  cat "$R_LIBS/install.log"
  exit 1
}
Rscript -e 'library(ceic); library(epfr); testthat::test_dir(".", reporter = "summary", stop_on_failure = TRUE)' "$@"
