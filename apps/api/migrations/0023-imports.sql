-- A vendor's CSV file, checked and then listed row by row.

create table imports (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references accounts,
  class text not null check (class in ('vehicles', 'parts')),
  file_name text not null,
  state text not null default 'checked' check (state in ('checked', 'running', 'done')),
  -- What was mended in the file before it could be read.
  notes text[] not null default '{}',
  -- Counted when it is checked.
  rows integer not null check (rows > 0),
  invalid_rows integer not null check (invalid_rows between 0 and rows),
  new_rows integer not null,
  changed_rows integer not null,
  error_count integer not null,
  -- Counted as it runs, in the transactions that write the outcomes.
  done integer not null default 0 check (done between 0 and rows),
  created integer not null default 0,
  changed integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index imports_vendor on imports (vendor_id, created_at desc);
create index imports_running on imports (id) where state = 'running';

create table import_rows (
  import_id bigint not null references imports on delete cascade,
  -- As a spreadsheet counts: the heading is row 1.
  row integer not null check (row >= 2),
  -- What the row says of its listing; null when it has errors.
  listing jsonb,
  -- [{ column, value, message }]
  errors jsonb not null default '[]',
  outcome text check (outcome in ('created', 'changed', 'unchanged', 'left-out')),
  -- The listing that came of it; it may be deleted since.
  product_id bigint,
  primary key (import_id, row)
);
create index import_rows_waiting on import_rows (import_id, row) where outcome is null;
