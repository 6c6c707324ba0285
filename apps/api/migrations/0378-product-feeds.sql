-- A file of the vehicles on offer for a platform that shows them. Off until staff switch it on.
create table product_feeds (
  kind text primary key check (kind in ('google-vehicles', 'meta-vehicles')),
  is_on boolean not null default false,
  -- The secret part of the file's address; null until it is first on.
  token text unique check (token ~ '^[A-Za-z0-9_-]{32}$'),
  changed_at timestamptz,
  changed_by bigint references accounts,
  next_run_at timestamptz,
  -- The run whose file is served: where its parts lie, and what it found.
  run text check (run ~ '^[a-z0-9]+$'),
  parts integer check (parts > 0),
  finished_at timestamptz,
  row_count integer check (row_count >= 0),
  left_out integer check (left_out >= 0),
  -- Reason → how many vehicles it keeps out; a vehicle may have several.
  reasons jsonb not null default '{}',
  bytes bigint check (bytes >= 0),
  -- The last run has failed; the file is that of the run before.
  failed_at timestamptz,
  check (is_on = (next_run_at is not null)),
  check (token is not null or not is_on),
  check (num_nulls(run, parts, finished_at, row_count, left_out, bytes) in (0, 6))
);
create index product_feeds_changed_by on product_feeds (changed_by);
insert into product_feeds (kind) values ('google-vehicles'), ('meta-vehicles');
