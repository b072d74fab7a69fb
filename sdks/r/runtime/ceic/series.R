#' Time points as zoo series or as one long data frame
#'
#' `ceic.zoo` makes a zoo series of what `ceic.series`, `ceic.earliest` or `ceic.insight.series` returned; several
#' series become the columns of one, named by what was asked for. `ceic.points` makes a data frame with one row for
#' each point.
#'
#' @param result A data frame with a column `timePoints`.
#' @return A zoo series; or a data frame with the columns `entityId`, `date`, `value` and what else points have.
#' @examples
#' \dontrun{
#' result <- ceic.series(c("210438802", "210438902"))
#' plot(ceic.zoo(result))
#' head(ceic.points(result))
#' }
#' @export
ceic.zoo <- function(result) {
  join_series(lapply(point_frames(result), function(frame) zoo::zoo(as.numeric(frame$value), frame$date)))
}

#' @rdname ceic.zoo
#' @export
ceic.points <- function(result) {
  points <- point_frames(result)
  bind_rows(lapply(names(points), function(id) {
    frame <- points[[id]]
    structure(c(list(entityId = rep(id, nrow(frame))), frame),
      class = "data.frame", row.names = .set_row_names(nrow(frame)))
  }))
}

# One data frame of points for each row, in the order of the days.
point_frames <- function(result, kind = "timePoints") {
  column <- grep(paste0("(^|\\.)", kind, "$"), names(result), value = TRUE)[1]
  if (is.na(column)) stop("There is no column '", kind, "': these series were read without it.", call. = FALSE)
  ids <- result[[sub(paste0(kind, "$"), "entityId", column)]]
  frames <- lapply(result[[column]], function(frame) if (is.data.frame(frame)) frame[order(frame$date), ])
  frames[lengths(frames) == 0] <- list(data.frame(date = as.Date(character()), value = numeric()))
  stats::setNames(frames, ids)
}

# One series as it is, several as the columns of one.
join_series <- function(series) {
  if (length(series) == 1) series[[1]] else do.call(zoo::merge.zoo, series)
}

# What ceic.timepoints returns: the series, and what ceic.update needs to read on.
time_points <- function(result, ids) {
  remember(ceic.zoo(result), ids, last_change(result), attr(result, "errors"))
}

remember <- function(series, ids, changed, errors = NULL) {
  structure(series, ids = ids, changed = changed, errors = errors, class = c("ceic_points", "zoo"))
}

#' @exportS3Method print ceic_points
print.ceic_points <- function(x, ...) {
  plain <- x
  for (name in c("ids", "changed", "errors")) attr(plain, name) <- NULL
  class(plain) <- "zoo"
  print(plain, ...)
  invisible(x)
}

last_change <- function(result) {
  stamps <- unlist(lapply(point_frames(result), function(frame) as.character(frame$lastUpdateTime)))
  if (!all(is.na(stamps))) max(stamps, na.rm = TRUE)
}

#' Bring time points up to date
#'
#' Reads what has changed since the points were read or last brought up to date: new points, revised values, deleted
#' points.
#'
#' @param points What `ceic.timepoints` returned.
#' @param client Client to use.
#' @return The same series with the changes.
#' @examples
#' \dontrun{
#' points <- ceic.timepoints("210438802")
#' # a month later
#' points <- ceic.update(points)
#' }
#' @export
ceic.update <- function(points, client = ceic.client()) {
  ids <- attr(points, "ids")
  if (is.null(ids)) stop("Only what ceic.timepoints() returned can be brought up to date.", call. = FALSE)
  query <- list(updated_after = attr(points, "changed"), time_points_status = c("T", "X"))
  result <- client$call("GET", fill_path("/series/{id}/data", id = ids), query, answer = "[Series]")
  changed <- point_frames(result)
  deleted <- if (is.null(result$deletedTimePoints)) list() else point_frames(result, "deletedTimePoints")
  series <- if (is.null(dim(points))) stats::setNames(list(points), names(changed)[1]) else as.list(points)
  updated <- Map(function(one, id) replace_points(one, changed[[id]], deleted[[id]]$date), series, names(series))
  remember(join_series(updated), ids, last_change(result) %or% attr(points, "changed"))
}

replace_points <- function(series, changed, deleted) {
  kept <- series[!zoo::index(series) %in% c(changed$date, deleted) & !is.na(series)]
  days <- c(zoo::index(kept), changed$date)
  zoo::zoo(c(zoo::coredata(kept), as.numeric(changed$value)), days)
}
