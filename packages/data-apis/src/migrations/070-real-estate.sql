create schema estate;

create table estate.currency (
  code text primary key,
  name_en text not null,
  name_zh text not null,
  -- units of the currency for one US dollar: amounts in several currencies are compared by it
  per_usd double precision not null check (per_usd > 0)
);

create table estate.city (
  -- UN/LOCODE
  code text primary key,
  country_code text not null,
  name_en text not null,
  name_zh text not null,
  region_en text not null,
  region_zh text not null
);

-- A city, or a part of it, whose parent is the city.
create table estate.market (
  id integer primary key,
  parent_id integer references estate.market,
  city_code text not null references estate.city,
  country_code text not null,
  name_en text not null,
  name_zh text not null
);
create index on estate.market (country_code);

-- One indicator of a market by quarter without gaps; a quarter is counted as year * 4 + 0 to 3.
create table estate.indicator (
  market_id integer not null references estate.market on delete cascade,
  property_type text not null,
  indicator text not null,
  unit text not null,
  first_quarter integer not null,
  values double precision[] not null,
  primary key (market_id, property_type, indicator)
);

create table estate.company (
  id integer primary key,
  name text not null,
  name_local text,
  roles text[] not null,
  country_code text not null,
  website text,
  description_en text not null,
  description_zh text not null,
  -- the company in the company APIs, when it is one of theirs
  emis_company_id integer unique,
  updated_at timestamptz not null
);
create index on estate.company (country_code);

create table estate.property (
  id integer primary key,
  name_en text not null,
  name_zh text not null,
  property_type text not null,
  status text not null check (status in ('standing', 'under_construction', 'planned', 'demolished')),
  country_code text not null,
  city_code text not null references estate.city,
  market_id integer not null references estate.market,
  street_en text not null,
  street_zh text not null,
  postal_code text,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- sizes in `area_unit`; `gross_sqm` is what sizes are compared by
  area_unit text not null check (area_unit in ('sqm', 'sqft')),
  gross_area double precision not null,
  net_area double precision,
  gross_sqm double precision not null,
  floors smallint,
  rooms integer,
  built_year smallint,
  renovated_year smallint,
  -- percent
  occupancy_rate double precision,
  currency_code text not null references estate.currency,
  -- for one unit of area and year
  asking_rent double precision,
  valuation double precision,
  valuation_date date,
  certificates text[] not null default '{}',
  updated_at timestamptz not null,
  search tsvector not null
);
create index on estate.property (country_code);
create index on estate.property (city_code);
create index on estate.property (latitude);
create index on estate.property using gin (search) with (fastupdate = off);

create table estate.project (
  id integer primary key,
  name_en text not null,
  name_zh text not null,
  project_type text not null,
  stage text not null,
  country_code text not null,
  city_code text not null references estate.city,
  street_en text not null,
  street_zh text not null,
  postal_code text,
  latitude double precision not null,
  longitude double precision not null,
  area_unit text not null check (area_unit in ('sqm', 'sqft')),
  gross_area double precision not null,
  net_area double precision,
  floors smallint,
  rooms integer,
  currency_code text not null references estate.currency,
  investment double precision,
  announced_date date not null,
  start_date date,
  completion_date date,
  updated_at timestamptz not null
);
create index on estate.project (city_code);
create index on estate.project (completion_date);

create table estate.transaction (
  id integer primary key,
  transaction_type text not null,
  status text not null check (status in ('rumoured', 'announced', 'completed', 'cancelled')),
  date date not null,
  property_id integer not null references estate.property,
  currency_code text not null references estate.currency,
  value double precision,
  -- what values in several currencies are compared by
  value_usd double precision,
  price_per_area double precision,
  -- percent
  yield double precision,
  -- percent of the property that changes hands
  stake double precision,
  updated_at timestamptz not null
);
create index on estate.transaction (property_id);
create index on estate.transaction (date);

-- Who takes part in what, in order: owners and tenants of properties, developers of projects, buyers of transactions.
create table estate.party (
  kind text not null check (kind in ('property', 'project', 'transaction')),
  record_id integer not null,
  role text not null,
  position smallint not null,
  company_id integer not null references estate.company,
  primary key (kind, record_id, role, position)
);
create index on estate.party (company_id, kind, role);

create table estate.article (
  id integer primary key,
  -- of the text, which is not translated
  language text not null,
  article_type text not null,
  title text not null,
  summary text not null,
  -- paragraphs of plain text; one that begins with '## ' is a heading
  body text[] not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  authors text[] not null,
  countries text[] not null,
  sectors text[] not null,
  company_ids integer[] not null,
  property_ids integer[] not null,
  tags text[] not null,
  is_exclusive boolean not null default false,
  search tsvector not null
);
create index on estate.article (published_at);
create index on estate.article using gin (company_ids);
create index on estate.article using gin (property_ids);
create index on estate.article using gin (search) with (fastupdate = off);

-- Every Latin word of the search columns: what a typed word may begin, share its stem with, or misspell.
create table estate.word (
  word text primary key,
  stem text not null
);
create index on estate.word (word text_pattern_ops);
create index on estate.word (stem);
create index on estate.word using gin (word gin_trgm_ops);
