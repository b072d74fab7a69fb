#' Read a long list page by page
#'
#' `ceic.all` reads every page and joins them; `ceic.pages` reads one whenever it is asked.
#'
#' @param read A function that takes `limit` and `offset`, such as `ceic.search`.
#' @param ... What to call it with.
#' @param limit Rows of a page, 100 at most.
#' @param max How many rows to read at most.
#' @return `ceic.all` a data frame, whose attribute `total` tells how many there are. `ceic.pages` a function that
#'   returns the next page, and `NULL` after the last.
#' @examples
#' \dontrun{
#' found <- ceic.all(ceic.search, keyword = "gdp", geo = "US", max = 500)
#'
#' next_page <- ceic.pages(ceic.search, keyword = "gdp")
#' while (!is.null(page <- next_page())) print(page$metadata.name)
#' }
#' @export
ceic.pages <- function(read, ..., limit = 100) {
  offset <- 0
  total <- Inf
  function() {
    if (offset >= total) return(NULL)
    page <- read(..., limit = limit, offset = offset)
    offset <<- offset + nrow(page)
    total <<- if (nrow(page) == 0) 0 else attr(page, "total") %or% if (nrow(page) < limit) 0 else Inf
    if (nrow(page) == 0) NULL else page
  }
}

#' @rdname ceic.pages
#' @export
ceic.all <- function(read, ..., max = Inf, limit = min(100, max)) {
  next_page <- ceic.pages(read, ..., limit = limit)
  pages <- list()
  rows <- 0
  while (rows < max && !is.null(page <- next_page())) {
    pages <- c(pages, list(page))
    rows <- rows + nrow(page)
  }
  joined <- bind_rows(pages)
  total <- if (length(pages) > 0) attr(pages[[1]], "total") else 0L
  structure(utils::head(joined, max), total = total)
}

# Pages need not have the same columns: one that no row of a page has is missing there.
bind_rows <- function(frames) {
  names <- unique(unlist(lapply(frames, names)))
  columns <- lapply(names, function(name) {
    known <- Find(Negate(is.null), lapply(frames, `[[`, name))
    do.call(c, lapply(frames, function(frame) frame[[name]] %or% known[rep(NA_integer_, nrow(frame))]))
  })
  rows <- sum(vapply(frames, nrow, 0L))
  structure(stats::setNames(columns, names), class = "data.frame", row.names = .set_row_names(rows))
}
