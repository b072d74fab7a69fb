-- Series that an account imports; number 1001 is written UD1001.
create table portal.user_series (
  number integer generated always as identity (start with 1001) primary key,
  account_id uuid not null references portal.account on delete cascade,
  name text not null,
  frequency text not null,
  unit_id text not null,
  unit_name text not null,
  country text,
  subnational text,
  multiplier text not null default 'NA',
  source_name text,
  category text,
  remarks text,
  start_date date,
  reference_series_id integer,
  -- the owner's own number for it
  user_series_id bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index user_series_account on portal.user_series (account_id, number);

create table portal.user_series_point (
  number integer not null references portal.user_series on delete cascade,
  date date not null,
  value double precision not null,
  primary key (number, date)
);
