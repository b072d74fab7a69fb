-- Saved filters of the macro API: a list of series, search criteria, or both.
create table portal.filter (
  id uuid primary key,
  account_id uuid not null references portal.account on delete cascade,
  name text not null default '',
  description text not null default '',
  series integer[] not null default '{}',
  -- one key per criterion, named like the parameter of the search
  criteria jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index filter_account on portal.filter (account_id, id);
