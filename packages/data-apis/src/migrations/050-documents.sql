-- Documents and news with what can be searched for in them.
create schema document;

create table document.publication (
  id integer primary key,
  code text not null unique,
  name text not null,
  -- YY for those about several countries
  country text not null,
  language text not null,
  source_type text not null
);

create table document.document (
  -- in the order of arrival
  id integer primary key,
  title text not null,
  -- paragraphs with an empty line between them
  body text not null,
  language text not null,
  format smallint not null,
  pages smallint not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  countries text[] not null,
  companies integer[] not null,
  industries integer[] not null,
  topics text[] not null,
  publication_types text[] not null,
  publication_id integer not null references document.publication,
  -- the document that this one repeats
  duplicate_of integer references document.document,
  -- the rows of its sheet, the first of them the head
  figures jsonb,
  -- every word with its places, those of the title with weight A
  words tsvector not null
);
create index on document.document using gin (words) with (fastupdate = off);
create index on document.document using gin (countries);
create index on document.document using gin (companies);
create index on document.document (published_at);

-- What the links to files are signed with, made when the first one is written.
create table document.file_secret (
  one boolean primary key default true check (one),
  secret bytea not null
);
