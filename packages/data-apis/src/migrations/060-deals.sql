create schema deal;

create table deal.advisor (
  id integer primary key,
  name_en text not null,
  name_zh text not null,
  -- Both names without case, accents and signs.
  name_key text not null,
  country_id text not null,
  types text[] not null
);

-- Values in millions, stakes in percent. `events` is [{date, type, en, zh}].
create table deal.deal (
  id integer primary key,
  type text not null,
  status text not null,
  announced_on date not null,
  completed_on date,
  title_en text not null,
  title_zh text not null,
  description_en text not null,
  description_zh text not null,
  rationale_en text not null,
  rationale_zh text not null,
  countries text[] not null,
  industries text[] not null,
  currency text not null,
  value_local double precision,
  value_usd double precision,
  value_eur double precision,
  enterprise_value_usd double precision,
  is_estimated boolean not null,
  stake_before double precision,
  stake_acquired double precision,
  stake_after double precision,
  financing text[] not null,
  multiples json,
  target_financials json,
  events json not null,
  documents json not null,
  sources json not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search tsvector not null
);
create index on deal.deal (announced_on, id);
create index on deal.deal (updated_at);
create index deal_search_idx on deal.deal using gin (search) with (fastupdate = off);

-- `company_id` is the company's id in the company databases; persons, funds and states have none.
create table deal.party (
  deal_id integer not null references deal.deal,
  role text not null check (role in ('target', 'buyer', 'seller')),
  position smallint not null,
  company_id integer,
  name text not null,
  name_local text,
  name_key text not null,
  country_id text not null,
  industry text,
  is_person boolean not null,
  stake double precision,
  primary key (deal_id, role, position)
);
create index on deal.party (company_id);

create table deal.advice (
  deal_id integer not null references deal.deal,
  advisor_id integer not null references deal.advisor,
  type text not null,
  side text not null check (side in ('target', 'buyer', 'seller')),
  primary key (deal_id, side, advisor_id, type)
);
create index on deal.advice (advisor_id);

-- The words of deals, which typed ones are compared with.
create table deal.word (
  word text primary key,
  stem text not null
);
create index on deal.word (word text_pattern_ops);
create index on deal.word (stem);
create index on deal.word using gin (word gin_trgm_ops);
