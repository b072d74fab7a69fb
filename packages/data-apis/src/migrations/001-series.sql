create schema if not exists macro;
create extension if not exists pg_trgm;

create table macro.classification (
  id text primary key,
  name_en text not null,
  name_zh text not null,
  display_order integer not null default 0
);

create table macro.indicator (
  id text primary key,
  name_en text not null,
  name_zh text not null,
  classification_id text not null references macro.classification,
  parent_id text references macro.indicator,
  display_order integer not null default 0
);

create table macro.geo (
  id text primary key,
  type text not null check (type in ('world', 'region', 'country', 'province', 'city')),
  iso_code text,
  name_en text not null,
  name_zh text not null,
  parents text[] not null default '{}'
);

create table macro.source (
  id text primary key,
  name_en text not null,
  name_zh text not null,
  country_id text references macro.geo
);

create table macro.unit (
  id text primary key,
  name_en text not null,
  name_zh text not null,
  multiplier_code text not null default 'NA'
);

create table macro.legal_form (
  id text primary key,
  name_en text not null,
  name_zh text not null
);

-- The tree: database, topic, section, table. `key` is the natural name by which a node is found again.
create table macro.layout_node (
  code text primary key,
  kind text not null check (kind in ('database', 'topic', 'section', 'table')),
  parent text references macro.layout_node,
  database text not null,
  key text not null unique,
  name_en text not null,
  name_zh text not null,
  display_order integer not null default 0,
  updated_at timestamptz not null
);
create index on macro.layout_node (parent, display_order);
create index on macro.layout_node (database, kind, display_order);

create table macro.series (
  id integer primary key check (id between 1000000 and 999999999),
  -- what makes two deliveries the same series: origin, indicator, place, frequency, unit, source
  key text not null unique,
  name_en text not null,
  name_zh text not null,
  indicator_id text not null references macro.indicator,
  -- the indicator and its ancestors, outermost first
  indicator_ids text[] not null,
  geo_id text not null references macro.geo,
  country_id text references macro.geo,
  province_id text references macro.geo,
  -- the place, the regions around it and the groups it is a member of
  geo_ids text[] not null,
  unit_id text not null references macro.unit,
  source_id text not null references macro.source,
  frequency text not null,
  status text not null default 'T',
  multiplier_code text not null default 'NA',
  period_end smallint,
  remarks_en text,
  remarks_zh text,
  mnemonic text,
  trade_code text,
  series_tag text,
  is_forecast boolean not null default false,
  is_headline boolean not null default false,
  is_key boolean not null default false,
  has_vintages boolean not null default false,
  has_continuous boolean not null default false,
  -- series with one release code are published together, `release_lag_days` after the end of their period
  release_code text,
  release_lag_days smallint,
  replacements integer[] not null default '{}',
  popularity integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  points_updated_at timestamptz not null,
  start_date date,
  end_date date,
  observations integer not null default 0,
  last_value double precision,
  previous_value double precision,
  -- databases of its placements, so that search needs no join
  databases text[] not null default '{}',
  search tsvector not null
);
create index on macro.series using gin (search);
create index on macro.series (country_id);
create index on macro.series (indicator_id);
create index on macro.series (release_code) where release_code is not null;

-- All points of a series in one row, oldest first; the four arrays of a kind have one entry per point.
create table macro.series_points (
  series_id integer primary key references macro.series on delete cascade,
  dates date[] not null,
  values double precision[] not null,
  updated_at timestamptz[] not null,
  deleted_dates date[] not null default '{}',
  deleted_values double precision[] not null default '{}',
  deleted_at timestamptz[] not null default '{}'
);

-- A revision holds only the points that it published or changed; the newest one of a date is today's value.
create table macro.vintage (
  series_id integer not null references macro.series on delete cascade,
  revision_date date not null,
  revision_type text not null check (revision_type in ('F', 'P', 'O')),
  dates date[] not null,
  values double precision[] not null,
  primary key (series_id, revision_date)
);

-- A chain extends the history of a series by older series, newest first, each scaled to meet the one after it.
create table macro.chain (
  series_id integer not null references macro.series on delete cascade,
  id text not null,
  for_vintages boolean not null default false,
  members integer[] not null,
  name_en text not null,
  name_zh text not null,
  primary key (series_id, id)
);

create table macro.placement (
  series_code text primary key,
  series_id integer not null references macro.series on delete cascade,
  database_code text not null references macro.layout_node,
  topic_code text not null references macro.layout_node,
  section_code text not null references macro.layout_node,
  table_code text not null references macro.layout_node,
  parent_code text,
  short_name_en text,
  short_name_zh text,
  separator_after boolean not null default false,
  display_order integer not null default 0
);
create index on macro.placement (series_id);
create index on macro.placement (table_code, display_order);
create index on macro.placement (section_code);
create index on macro.placement (topic_code);

-- Every Latin word of the search columns: what a typed word may begin, share its stem with, or misspell.
create table macro.word (
  word text primary key,
  stem text not null
);
create index on macro.word (word text_pattern_ops);
create index on macro.word (stem);
create index on macro.word using gin (word gin_trgm_ops);

-- Set in the transaction that writes the sample data, so that a start killed half-way begins again.
create table macro.sample_mark (
  name text primary key,
  made_at timestamptz not null
);
