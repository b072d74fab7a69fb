create schema if not exists company;

create table company.region (
  code text primary key,
  country_code text not null,
  name text not null,
  name_local text not null
);

create table company.city (
  code text primary key,
  country_code text not null,
  region_code text references company.region,
  name text not null,
  name_local text not null,
  unique (country_code, region_code, name)
);

create table company.company (
  -- the number that the first API calls isic
  id integer primary key check (id between 1 and 99999999),
  -- by which a later delivery finds the company again
  key text not null unique,
  name text not null,
  name_local text not null,
  -- [{name, name_local, year}], newest first
  previous_names jsonb not null default '[]',
  country_code text not null,
  region_code text references company.region,
  city_code text references company.city,
  street text,
  street_local text,
  postal_code text,
  phone text,
  fax text,
  email text,
  url text,
  company_type text not null,
  operational_status text not null,
  legal_form text,
  local_legal_form text,
  -- NAICS codes, the most important first
  main_industries text[] not null,
  secondary_industries text[] not null default '{}',
  founded_year smallint,
  employees integer,
  employees_date date,
  description text,
  description_local text,
  products text,
  products_local text,
  capital double precision,
  capital_currency text,
  capital_date date,
  auditor_code text,
  auditor_date date,
  exchange_code text,
  market_segment text,
  ticker text,
  isin text,
  shares_outstanding double precision,
  shares_date date,
  market_cap double precision,
  market_currency text,
  -- [{date, type, currency, amount}] and [{agency, value, date}], newest first
  dividends jsonb not null default '[]',
  ratings jsonb not null default '[]',
  import_countries text[] not null default '{}',
  export_countries text[] not null default '{}',
  ultimate_owner text,
  ultimate_owner_local text,
  ultimate_owner_names text,
  ultimate_owner_country text,
  ultimate_owner_birth_date date,
  ultimate_owner_id integer references company.company,
  ultimate_owner_share double precision,
  -- the newest year: USD, and growth as a part of the year before
  size_year smallint,
  revenue_usd double precision,
  is_estimated boolean not null default false,
  revenue_growth double precision,
  profit_usd double precision,
  assets_usd double precision,
  equity_usd double precision,
  updated_on date not null,
  statements_updated_on date,
  -- its names without case and accents, so that a part of them finds it
  names text not null,
  -- words: A of names, B of the description, C of the products, D of place, industry and numbers
  search tsvector not null,
  -- which transaction last changed the company or anything of it
  changed_xid xid8 not null default pg_current_xact_id()
);
create index on company.company (changed_xid);
create index company_names_idx on company.company using gin (names gin_trgm_ops);
create index company_search_idx on company.company using gin (search);
create index on company.company (country_code, name);
create index on company.company (name);
create index on company.company (updated_on);
create index on company.company (revenue_usd);
create index on company.company (ultimate_owner_id) where ultimate_owner_id is not null;

create table company.executive (
  company_id integer not null references company.company on delete cascade,
  display_order smallint not null,
  position text not null,
  name text not null,
  name_local text not null,
  names text not null,
  primary key (company_id, display_order)
);
create index executive_names_idx on company.executive using gin (names gin_trgm_ops);

-- Who holds what of whom. `owner_id` is there when the owner is a company of ours.
create table company.ownership (
  company_id integer not null references company.company on delete cascade,
  display_order smallint not null,
  owner_id integer references company.company on delete cascade,
  owner_type text not null,
  name text not null,
  name_local text not null,
  names text not null,
  country_code text,
  percentage double precision,
  primary key (company_id, display_order)
);
create index on company.ownership (owner_id) where owner_id is not null;
create index ownership_names_idx on company.ownership using gin (names gin_trgm_ops);

create table company.external_id (
  company_id integer not null references company.company on delete cascade,
  class text not null,
  value text not null,
  primary key (company_id, class)
);
create index on company.external_id (value, class);

-- All accounts of the global standard in one row, whole numbers in units of `multiplier` of `currency`.
create table company.statement (
  id integer primary key,
  company_id integer not null references company.company on delete cascade,
  year smallint not null,
  period text not null,
  is_consolidated boolean not null,
  begin_date date not null,
  end_date date not null,
  currency text not null,
  multiplier integer not null,
  -- the standard that it was published in
  standard text not null,
  is_audited boolean not null,
  is_official boolean not null,
  updated_on date not null,
  revenue_usd double precision not null,
  operating_profit_usd double precision not null,
  net_profit_usd double precision not null,
  assets_usd double precision not null,
  equity_usd double precision not null,
  liabilities_usd double precision not null,
  ebitda_usd double precision not null,
  -- in the order of the account table
  accounts integer[] not null,
  unique (company_id, year, period, is_consolidated)
);
create index on company.statement (updated_on);
create index on company.statement (year, period, is_consolidated);

-- Every Latin word of the search column: what a typed word may begin, share its stem with, or misspell.
create table company.word (
  word text primary key,
  stem text not null
);
create index on company.word (word text_pattern_ops);
create index on company.word (stem);
create index on company.word using gin (word gin_trgm_ops);

create function company.mark_company_change() returns trigger language plpgsql as $$
begin
  new.changed_xid := pg_current_xact_id();
  return new;
end $$;
create trigger company_changed before update on company.company
  for each row when (old is distinct from new) execute function company.mark_company_change();

-- What belongs to a company and changes after the company was made changes the company.
create function company.note_company_change() returns trigger language plpgsql as $$
begin
  update company.company set changed_xid = pg_current_xact_id()
  where changed_xid <> pg_current_xact_id()
    and id = case tg_op when 'DELETE' then old.company_id else new.company_id end;
  return null;
end $$;
create trigger statement_changed after insert or update or delete on company.statement
  for each row execute function company.note_company_change();
create trigger executive_changed after insert or update or delete on company.executive
  for each row execute function company.note_company_change();
create trigger ownership_changed after insert or update or delete on company.ownership
  for each row execute function company.note_company_change();
create trigger external_id_changed after insert or update or delete on company.external_id
  for each row execute function company.note_company_change();
