-- A filter that is deleted stays for the feeds that were ended before it.
alter table portal.filter add column deleted_at timestamptz;

-- A standing order that delivers what changed in the series of a filter.
create table portal.feed (
  id uuid primary key,
  account_id uuid not null references portal.account on delete cascade,
  filter_id uuid not null references portal.filter,
  name text not null default '',
  description text not null default '',
  status text not null check (status in ('active', 'inactive', 'deleted')),
  frequency smallint not null check (frequency in (1, 7, 14, 30)),
  language text not null,
  format text not null check (format in ('json', 'xml')),
  consolidation text not null check (consolidation in ('zip', 'single', 'singlezip')),
  delivery text not null check (delivery in ('web', 'ceicftp', 'userftp')),
  full_dump boolean not null default false,
  user_ftp_url text,
  user_ftp_path text,
  user_ftp_username text,
  -- AES-256-GCM, bound to this row and column
  user_ftp_password bytea,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- the start that the due times are counted from
  starts_at timestamptz not null,
  -- the first due time that has not been looked at
  next_due_at timestamptz not null,
  -- everything that was committed before this transaction has been delivered
  delivered_xid xid8 not null,
  delivered_at timestamptz not null
);
create index feed_account on portal.feed (account_id, id);
create index feed_filter on portal.feed (filter_id);
create index feed_due on portal.feed (next_due_at) where status = 'active';

-- One delivery of what a filter selects: ordered as a dump, or one run of a feed.
create table portal.dump (
  id uuid primary key,
  account_id uuid not null references portal.account on delete cascade,
  feed_id uuid references portal.feed on delete cascade,
  due_at timestamptz,
  -- the filter as it was when the dump was ordered
  filter_id uuid not null,
  filter_name text not null,
  filter_description text not null,
  series integer[] not null,
  criteria jsonb not null,
  name text not null,
  description text not null,
  language text not null,
  format text not null,
  consolidation text not null,
  delivery text not null,
  status text not null check (status in ('queued', 'processing', 'completed', 'failed', 'cancelled', 'expired')),
  -- counts the workers that took it up; only the last one may write
  attempt integer not null default 0,
  processed integer not null default 0,
  total integer not null,
  failure text,
  -- the unguessable part of the download address
  file_key text unique,
  file_name text,
  file_bytes bigint,
  file_sha256 bytea,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz,
  check ((feed_id is null) = (due_at is null)),
  check (processed <= total)
);
create index dump_account on portal.dump (account_id, id);
create index dump_expiry on portal.dump (expires_at) where status = 'completed';
-- Only one ordered dump runs at a time; a feed runs once for each due time.
create unique index dump_one_underway on portal.dump (account_id)
  where feed_id is null and status in ('queued', 'processing');
create unique index dump_one_run on portal.dump (feed_id, due_at);
