-- Trials of the sandbox with what their applicants wrote. Both secrets are kept as SHA-256 alone: the link is in the mail,
-- and the token is worked out from the link each time it is opened.
create table portal.trial (
  id uuid primary key,
  link_hash bytea not null unique,
  token_hash bytea not null unique,
  name text not null,
  surname text not null,
  company_name text not null,
  job_title text not null,
  email text not null,
  country text not null,
  message text not null,
  accepts_storage boolean not null,
  wants_offers boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
