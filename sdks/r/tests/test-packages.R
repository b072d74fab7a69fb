# The packages themselves: checked by R, and installed from the portal as the pages say.

r <- file.path(R.home("bin"), "R")
sources <- Sys.getenv("SDK_SOURCES")

for (name in c("ceic", "epfr")) {
  test_that(paste(name, "is built and checked without errors and warnings"), {
    folder <- tempfile()
    dir.create(folder)
    old <- setwd(folder)
    on.exit(setwd(old))
    # No other repository is asked for anything.
    dir.create("none/src/contrib", recursive = TRUE)
    file.create("none/src/contrib/PACKAGES")
    writeLines(sprintf('options(repos = c(CRAN = "file://%s/none"))', getwd()), "profile")
    run <- function(...) suppressWarnings(system2(r, c("CMD", ...), stdout = TRUE, stderr = TRUE, env = "R_PROFILE_USER=profile"))
    run("build", file.path(sources, name))
    output <- run("check", "--no-manual", list.files(pattern = "tar.gz$"))
    expect_match(tail(output[nzchar(output)], 10), "^Status: (OK|[0-9]+ NOTE)", all = FALSE)
    expect_false(any(grepl("ERROR|WARNING", output)), info = paste(output, collapse = "\n"))
  })
}

for (row in list(c("ceic", "ceic"), c("epfr", "epfr/sdks"))) {
  test_that(paste(row[1], "is installed into an empty library by the printed command"), {
    repository <- paste0(Sys.getenv("PORTAL_URL"), "/downloads/", row[2], "/R/")
    library <- tempfile()
    dir.create(library)
    install.packages(row[1], library, repos = repository, type = "source", quiet = TRUE)
    expect_true(requireNamespace(row[1], lib.loc = library, quietly = TRUE))
    expect_true(file.exists(file.path(library, row[1], "help")))
  })
}
