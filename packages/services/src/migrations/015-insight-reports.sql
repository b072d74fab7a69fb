-- A report of an insight, made once for all who ask for the same one and kept for a day.
create table portal.insight_report (
  id uuid primary key,
  -- everything that decides what is in it, as text
  subject text not null,
  request jsonb not null,
  status text not null check (status in ('queued', 'ready', 'failed')),
  -- the name of the file in the store
  file_key text unique,
  file_name text,
  file_bytes bigint,
  file_sha256 bytea,
  created_at timestamptz not null,
  ready_at timestamptz
);
create index insight_report_subject on portal.insight_report (subject, created_at);
create index insight_report_created on portal.insight_report (created_at);
create unique index insight_report_underway on portal.insight_report (subject) where status = 'queued';

-- The unguessable part of an address that leads to a report for some minutes.
create table portal.insight_report_link (
  key text primary key,
  report_id uuid not null references portal.insight_report on delete cascade,
  expires_at timestamptz not null
);
create index insight_report_link_report on portal.insight_report_link (report_id);
