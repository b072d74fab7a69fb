-- Filters, feeds and dumps belong to a family of products; `ids` are series or companies.
alter table portal.filter rename column series to ids;
alter table portal.filter add column family text not null default 'ceic' check (family in ('ceic', 'emis'));
-- false for what a dump or feed chooses without a filter that was saved for it
alter table portal.filter add column is_listed boolean not null default true;
alter table portal.feed add column family text not null default 'ceic' check (family in ('ceic', 'emis'));
-- the settings that only one family has
alter table portal.feed add column options jsonb not null default '{}';
alter table portal.feed add column last_run_at timestamptz;
alter table portal.dump rename column series to ids;
alter table portal.dump add column family text not null default 'ceic' check (family in ('ceic', 'emis'));
alter table portal.dump add column options jsonb not null default '{}';
alter table portal.filter alter column family drop default;
alter table portal.feed alter column family drop default;
alter table portal.dump alter column family drop default;
