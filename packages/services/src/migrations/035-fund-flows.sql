-- Fund flows know no token but the session of somebody who has signed in.
alter table portal.token drop constraint token_product_check;
alter table portal.token add constraint token_product_check check (product in ('ceic', 'emis', 'emisV2', 'redd', 'epfr'));

-- A report on fund flows that somebody has ordered, with what came out of it.
create table portal.flow_report (
  id uuid primary key,
  account_id uuid not null references portal.account on delete cascade,
  dataset text not null,
  request jsonb not null,
  status text not null check (status in ('Incomplete', 'Completed', 'Errored', 'Failed')),
  -- ColumnNames and Rows; text as it is sent
  output json,
  -- what an errored report says to its owner
  error text,
  created_at timestamptz not null,
  completed_at timestamptz
);
create index flow_report_account on portal.flow_report (account_id, created_at);
create index flow_report_created on portal.flow_report (created_at);
