-- Accepted calls of each token and API by day (UTC), added up out of the hours.
create table portal.token_use_day (
  day date not null,
  token_id uuid not null,
  api text not null,
  calls bigint not null,
  primary key (day, token_id, api)
);
