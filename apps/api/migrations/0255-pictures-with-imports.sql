-- in steps
-- Pictures that come with a file of listings.
create table if not exists import_pictures (
  id bigint generated always as identity primary key,
  import_id bigint not null references imports on delete cascade,
  -- Null where it belongs to no row.
  row integer,
  -- No reference: its listing may be deleted meanwhile. Null until the row is listed.
  product_id bigint,
  source text not null check (source in ('address', 'archive')),
  -- Where it is fetched from; of a ZIP file `sha256:` and the hash of the packed file.
  address text not null check (length(address) between 1 and 2048),
  -- As the seller calls it.
  name text not null check (length(name) <= 2048),
  position smallint not null check (position between 0 and 999),
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'failed')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  problem jsonb check ((problem is not null) = (state = 'failed'))
);
create unique index if not exists import_pictures_once on import_pictures (import_id, row, address) where row is not null;
create index if not exists import_pictures_due on import_pictures (import_id, due_at, id)
  where state = 'waiting' and product_id is not null;
create index if not exists import_pictures_waiting on import_pictures (product_id) where state = 'waiting';
create index if not exists import_pictures_counts on import_pictures (import_id, state);

create table if not exists picture_sources (
  product_id bigint not null references products on delete cascade,
  address text not null,
  position smallint not null check (position between 0 and 999),
  -- Of the picture in `media`, which may be gone by now: whoever took it out of the listing does not get it back.
  hash text not null,
  primary key (product_id, address)
);

-- next step
alter table imports add column if not exists publish_without_pictures boolean not null default false;

-- next step
alter table import_rows add column if not exists publish_waits boolean not null default false;

-- next step
create index concurrently if not exists import_rows_unpublished on import_rows (import_id) where publish_waits;
