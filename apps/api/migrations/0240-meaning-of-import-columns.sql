-- in steps

-- A file whose columns are not ours waits until its seller has said what they mean. Its rows are kept as they came, so that
-- another meaning, or another decision about a value, checks them again.

alter table imports drop constraint if exists imports_state_check;
alter table imports add constraint imports_state_check
  check (state in ('mapping', 'checked', 'running', 'done')) not valid;
alter table imports
  -- Where the meaning of the columns comes from: exact, guessed, remembered, chosen; null in imports that are older than
  -- the question.
  add column if not exists mapping_origin text,
  -- Groups of equal values that cannot be read and are not decided.
  add column if not exists open_groups integer not null default 0;
alter table import_rows
  -- As the file has them; null in imports that are older.
  add column if not exists cells text[],
  -- What each cell of a workbook was, by the first letter of its kind; null in a text file, where all are text.
  add column if not exists kinds text;

create table if not exists import_files (
  import_id bigint primary key references imports on delete cascade,
  -- A hash of the headings: files of one source have the same.
  source text not null,
  -- What the columns mean; the shapes are in stock/imports/mapping.
  mapping jsonb not null,
  decisions jsonb not null default '[]',
  -- What the last check found: equal values to decide, and equal values that were read as another one.
  groups jsonb not null default '[]',
  changes jsonb not null default '[]',
  -- Notes of the reading of the file, which stay when it is checked again.
  notes text[] not null default '{}',
  -- Whether days are numbers from 1904 on, as old Macs count them.
  is_from_1904 boolean not null default false
);

-- What a seller has said about a source; the next file of it is read alike.
create table if not exists import_sources (
  vendor_id bigint not null references accounts,
  -- Vehicles, spares, vehicles for export, or those of the house.
  kind text not null,
  source text not null,
  mapping jsonb not null,
  decisions jsonb not null,
  used_at timestamptz not null,
  primary key (vendor_id, kind, source)
);

-- next step
alter table imports validate constraint imports_state_check;
