-- Accepted calls of each account by day (UTC) and operation. It outlives tokens, sessions and the account itself.
create table portal.operation_use (
  day date not null,
  account_id uuid not null,
  api text not null,
  operation text not null,
  calls bigint not null,
  primary key (account_id, api, day, operation)
);
