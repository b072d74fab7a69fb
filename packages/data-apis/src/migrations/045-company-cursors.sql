create schema if not exists company;

-- Lists of companies as they were when somebody opened a cursor on them. They live for minutes and need not outlast a
-- crash of the server.
create unlogged table company.cursor (
  id text primary key,
  -- whoever opened it, under a name that means nothing here
  owner text not null,
  -- the parameters of the call that opened it
  params jsonb not null,
  total integer not null,
  -- how many of its items have been read
  position integer not null default 0,
  used_at timestamptz not null
);
create index on company.cursor (owner, used_at);
create index on company.cursor (used_at);

create unlogged table company.cursor_item (
  cursor_id text not null references company.cursor on delete cascade,
  position integer not null,
  item jsonb not null,
  primary key (cursor_id, position)
);
