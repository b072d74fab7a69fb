#' Order a report, wait for it, and read it
#'
#' Does what `epfr.get.reportid`, `epfr.get.reportstatus` and `epfr.get.reportoutput` do one after the other.
#'
#' @param dataset Data set, such as `FF`.
#' @param from,to First and last day, as a Date or in the form `MM-DD-YYYY`.
#' @param ... What else `epfr.get.reportid` takes: `asset_classes`, `frequency` and `level`, and what is optional.
#' @param pause Seconds between two questions whether it is ready.
#' @param patience Seconds to wait for it at most.
#' @param client Client to use.
#' @return A data frame with the columns of the report, the newest period first; `Date` is a Date.
#' @examples
#' \dontrun{
#' flows <- epfr.get.report("FF", as.Date("2026-01-01"), as.Date("2026-03-31"),
#'   asset_classes = "FF100000", frequency = "Weekly", level = 0, categories = c(1, 3))
#' }
#' @export
epfr.get.report <- function(dataset, from, to, ..., pause = 5, patience = 600, client = epfr.client()) {
  report_id <- epfr.get.reportid(dataset, from, to, ..., client = client)
  epfr.wait.for.report(dataset, report_id, pause, patience, client)
  epfr.get.reportoutput(dataset, report_id, client = client)
}

#' Wait until a report is ready
#'
#' @param dataset Data set, such as `FF`.
#' @param report_id Id of the report, from `epfr.get.reportid`.
#' @param pause Seconds between two questions.
#' @param patience Seconds to wait at most.
#' @param client Client to use.
#' @return The status, `Completed`. Stops with an error when the report could not be made or is not ready in time.
#' @export
epfr.wait.for.report <- function(dataset, report_id, pause = 5, patience = 600, client = epfr.client()) {
  give_up <- now() + patience
  repeat {
    status <- epfr.get.reportstatus(dataset, report_id, client = client)
    if (status == "Completed") return(invisible(status))
    if (status != "Incomplete") stop("Report ", report_id, " could not be made: it is ", status, ".", call. = FALSE)
    if (now() + pause > give_up) stop("Report ", report_id, " is not ready after ", patience, " seconds.", call. = FALSE)
    Sys.sleep(pause)
  }
}
