-- API tokens, and sessions of the macro API that stand for one until they end.
create table portal.token (
  id uuid primary key,
  account_id uuid not null references portal.account on delete cascade,
  product text not null check (product in ('ceic', 'emis', 'emisV2', 'redd')),
  kind text not null check (kind in ('key', 'session')),
  -- SHA-256; the secret itself is shown once and kept nowhere
  secret_hash bytea not null unique,
  prefix text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz
);
create unique index token_one_valid on portal.token (account_id, product) where kind = 'key' and ended_at is null;
create index token_account on portal.token (account_id);

-- Accepted calls, added up by hour. It outlives the token.
create table portal.token_use (
  hour timestamptz not null,
  token_id uuid not null,
  api text not null,
  calls bigint not null,
  primary key (hour, token_id, api)
);

-- Every process remembers tokens that it has looked up; whoever changes one here tells them all, at commit.
create function portal.tell_token_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('portal_token', 'token ' || old.id);
  return null;
end $$;
create trigger token_ended after update of ended_at on portal.token
  for each row when (new.ended_at is not null) execute function portal.tell_token_ended();
create trigger token_deleted after delete on portal.token
  for each row execute function portal.tell_token_ended();

create function portal.tell_subscription_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('portal_token', 'account ' || coalesce(new.account_id, old.account_id));
  return null;
end $$;
create trigger subscription_changed after insert or update or delete on portal.subscription
  for each row execute function portal.tell_subscription_change();
