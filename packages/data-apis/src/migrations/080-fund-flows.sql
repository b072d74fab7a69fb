create schema flow;

-- The days on which funds are valued. Numbers of days and months count from the first one.
create table flow.day (
  number integer primary key,
  day date not null unique
);

-- A fund and its days from first_day on. Values are whole thousands of dollars, 32 bits each with the lowest byte first:
-- they are read whole and added up outside, so that no query has to take a million of them apart.
create table flow.fund (
  id integer primary key,
  name_en text not null,
  name_zh text not null,
  manager_en text not null,
  manager_zh text not null,
  -- ISO 3166-1 alpha-2
  domicile text not null,
  currency text not null,
  -- six digits: what it holds, where in the world, and what that is narrowed to
  asset_class text not null,
  -- ids of every filter that it passes
  filters text[] not null,
  first_day integer not null,
  -- at the end of each day
  assets bytea not null,
  flows bytea not null,
  -- the change of its own value
  changes bytea not null
);
alter table flow.fund alter column assets set storage external;
alter table flow.fund alter column flows set storage external;
alter table flow.fund alter column changes set storage external;
create index fund_asset_class on flow.fund (asset_class text_pattern_ops);

create table flow.share_class (
  id integer primary key,
  fund_id integer not null references flow.fund on delete cascade,
  name text not null,
  -- of the fund, of one
  part double precision not null
);
create index share_class_fund on flow.share_class (fund_id);

-- What a fund holds at the end of each month from first_month on: for each month, one number of 16 bits (lowest byte first)
-- for each id, in hundredths of a per cent.
create table flow.holding (
  fund_id integer not null references flow.fund on delete cascade,
  kind text not null check (kind in ('country', 'sector', 'industry', 'currency', 'shareType')),
  first_month integer not null,
  ids smallint[] not null,
  parts bytea not null,
  primary key (fund_id, kind)
);
alter table flow.holding alter column parts set storage external;
