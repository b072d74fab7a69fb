create schema if not exists portal;

create table portal.account (
  id uuid primary key,
  realm text not null check (realm in ('ceic', 'emis', 'redd')),
  email text not null,
  username text not null,
  first_name text not null default '',
  last_name text not null default '',
  job_position text not null default '',
  job_description text not null default '',
  picture_url text,
  -- PHC string of argon2id
  password_hash text not null,
  is_admin boolean not null default false,
  has_token_decoder boolean not null default false,
  created_at timestamptz not null
);
-- One person may have an account with the same address in each identity system.
create unique index account_email on portal.account (realm, lower(email));
create unique index account_username on portal.account (realm, lower(username));

create table portal.subscription (
  account_id uuid not null references portal.account on delete cascade,
  -- API name, 'ceic-macroeconomic'
  api text not null,
  primary key (account_id, api)
);

-- One sign-in; the tokens that follow one another in it are its family.
create table portal.session (
  id uuid primary key,
  account_id uuid not null references portal.account on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index session_account on portal.session (account_id);

-- An access token with the refresh token that was given out beside it; only their SHA-256 is kept.
create table portal.session_token (
  refresh_hash bytea primary key,
  access_hash bytea not null unique,
  session_id uuid not null references portal.session on delete cascade,
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz not null,
  replaced_at timestamptz
);
create index session_token_session on portal.session_token (session_id);

-- Addresses from which an account has signed in; guesses from elsewhere do not use up what is kept for these.
create table portal.sign_in_address (
  account_id uuid not null references portal.account on delete cascade,
  address text not null,
  seen_at timestamptz not null,
  primary key (account_id, address)
);

-- How far each allowance of password checks is used up: it is whole again at this moment.
create table portal.sign_in_allowance (
  key text primary key,
  whole_at timestamptz not null
);
create index sign_in_allowance_whole_at on portal.sign_in_allowance (whole_at);
