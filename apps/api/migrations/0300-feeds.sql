-- Addresses that sellers name, from which their stock is fetched on a schedule.
create table feeds (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references accounts,
  class text not null check (class in ('vehicles', 'parts')),
  market text not null check (market in ('local', 'export')),
  name text not null check (name <> '' and length(name) <= 80),
  address text not null check (length(address) <= 2048),
  every_hours smallint not null check (every_hours in (6, 12, 24)),
  -- Of the shop's day; the other times of a day follow from it.
  at_hour smallint not null check (at_hour between 0 and 23),
  -- What becomes of a listing that the feed had and has no more.
  missing text not null check (missing in ('ask', 'withdraw')),
  publish_without_pictures boolean not null,
  paused_by text check (paused_by in ('seller', 'failures')),
  -- In a row.
  failures integer not null default 0,
  -- What its seller was mailed of last; null again once it runs well.
  told text check (told in ('failed', 'paused', 'waiting', 'held', 'asks')),
  etag text check (length(etag) <= 500),
  last_modified text check (length(last_modified) <= 100),
  -- SHA-256 of what was read last.
  hash text,
  -- Of the headings that were applied last.
  source text,
  -- Value groups that the seller left undecided, by their keys.
  left_open text[] not null default '{}',
  next_run_at timestamptz not null,
  is_requested boolean not null default false,
  -- A process is at work; one that was killed leaves it to others after this time.
  claimed_until timestamptz,
  created_at timestamptz not null
);
create index feeds_of_vendor on feeds (vendor_id);
create index feeds_due on feeds (next_run_at) where paused_by is null;
create index feeds_requested on feeds (id) where is_requested;

create table feed_runs (
  id bigint generated always as identity primary key,
  feed_id bigint not null references feeds on delete cascade,
  cause text not null check (cause in ('schedule', 'seller')),
  state text not null check (state in ('unchanged', 'failed', 'waiting', 'held', 'applied', 'refused', 'replaced')),
  import_id bigint references imports on delete set null,
  -- Why it failed, waits or is held: problems.
  reasons jsonb not null default '[]',
  rows integer not null default 0,
  invalid_rows integer not null default 0,
  new_rows integer not null default 0,
  changed_rows integer not null default 0,
  repriced integer not null default 0,
  missing integer not null default 0,
  -- Rows that were left out because their price moves too far.
  held_prices integer not null default 0,
  prices_answer text check (prices_answer in ('take', 'leave')),
  missing_answer text check (missing_answer in ('leave', 'withdraw', 'sold-elsewhere')),
  -- What it did has been noted on the feed.
  is_settled boolean not null default false,
  started_at timestamptz not null,
  finished_at timestamptz not null
);
create index feed_runs_of_feed on feed_runs (feed_id, id desc);
create index feed_runs_of_import on feed_runs (import_id);
create index feed_runs_open on feed_runs (id) where not is_settled and state in ('waiting', 'held', 'applied');

-- The listings that a feed has named.
create table feed_listings (
  feed_id bigint not null references feeds on delete cascade,
  product_id bigint not null references products on delete cascade,
  primary key (feed_id, product_id)
);
create index feed_listings_of_product on feed_listings (product_id);
