-- Searches that buyers keep to be told what is new in them, what was found for each, and what became of their favourites.

create table saved_searches (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  name text not null check (length(name) between 1 and 100 and name ~ '\S'),
  -- The parameters of the vehicle search. They stay as they are: another search is another row.
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  often text not null check (often in ('at_once', 'daily')),
  paused_at timestamptz,
  created_at timestamptz not null,
  -- When what was found is mailed; null while nothing waits.
  due_at timestamptz,
  told_at timestamptz,
  -- Processes that hold the searches in memory follow by it.
  noted xid8 not null default pg_current_xact_id(),
  check (paused_at is null or due_at is null)
);
create unique index saved_searches_once on saved_searches (account_id, md5(query::text));
create index saved_searches_due on saved_searches (due_at) where due_at is not null;
create index saved_searches_noted on saved_searches (noted);

create table saved_search_hits (
  -- Neither has a reference: checking one costs more than the row, and rows are deleted after some weeks.
  search_id bigint not null,
  product_id bigint not null,
  found_at timestamptz not null,
  told_at timestamptz,
  primary key (search_id, product_id)
);
create index saved_search_hits_waiting on saved_search_hits (search_id) where told_at is null;
create index saved_search_hits_found on saved_search_hits using brin (found_at);

-- Who is told when a favourite gets cheaper or is gone. No row: who did not ask for it.
create table favourite_alerts (
  account_id bigint primary key references accounts,
  often text not null check (often in ('at_once', 'daily')),
  since timestamptz not null,
  due_at timestamptz,
  told_at timestamptz
);
create index favourite_alerts_due on favourite_alerts (due_at) where due_at is not null;

create table favourite_news (
  account_id bigint not null references accounts,
  product_id bigint not null,
  what text not null check (what in ('cheaper', 'gone')),
  -- Minor units of the product's currency, then.
  price bigint not null check (price >= 0),
  found_at timestamptz not null,
  told_at timestamptz,
  primary key (account_id, product_id, what, price)
);
create index favourite_news_waiting on favourite_news (account_id) where told_at is null;
create index favourite_news_found on favourite_news using brin (found_at);

-- The account whose alerts a mail tells: it is deleted if they are stopped before it left.
alter table outbox add column alerts_of bigint;
