-- Series that an account watches, in the order in which they were added.
create table portal.watched_series (
  account_id uuid not null references portal.account on delete cascade,
  series_id integer not null,
  popup_notifications boolean not null default false,
  email_notifications text check (email_notifications in ('daily', 'weekly')),
  added_at timestamptz not null,
  position bigint generated always as identity,
  primary key (account_id, series_id)
);
