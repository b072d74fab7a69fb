-- Documents that the readers of an account have opened, as its programs report them.
create table portal.document_use (
  account_id uuid not null references portal.account on delete cascade,
  document_id integer not null,
  accessed_at timestamptz not null,
  title text not null,
  language_code text not null,
  country text,
  publication text,
  reported_at timestamptz not null,
  primary key (account_id, document_id, accessed_at)
);
