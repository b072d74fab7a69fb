-- Mails on their way. What they say may open something (the link of a trial), so it is sealed while it waits and gone
-- once it is sent; the row stays for a while as a record.
create table portal.mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  sealed bytea,
  created_at timestamptz not null,
  -- after this the mail is of no use any more
  useful_until timestamptz not null,
  try_at timestamptz not null,
  attempts integer not null default 0,
  failure text,
  -- when a portal without a mail server showed it to whoever runs it
  shown_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz
);
create index mail_waiting on portal.mail (try_at) where sent_at is null and given_up_at is null;

-- Challenges of the captcha that were answered, until nobody can answer them again anyway.
create table portal.spent_captcha (
  challenge bytea primary key,
  expires_at timestamptz not null
);
create index spent_captcha_expiry on portal.spent_captcha (expires_at);
