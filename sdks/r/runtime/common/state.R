# What the functions of the package share in one R session.
state <- new.env(parent = emptyenv())

default_host <- function() {
  set <- Sys.getenv(about$host_variable)
  if (nzchar(set)) set else about$host
}
