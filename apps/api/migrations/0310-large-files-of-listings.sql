-- in steps

-- A file of tens of thousands of rows is checked by a job, and what its columns hold is kept, so that its rows are not read
-- for each look at them.

alter table imports drop constraint if exists imports_state_check;
alter table imports add constraint imports_state_check
  check (state in ('mapping', 'checking', 'checked', 'running', 'done')) not valid;
alter table imports
  -- How many rows the check has come to.
  add column if not exists looked_at integer not null default 0,
  -- Fields that new listings have from what the seller's listings begin with, because the file has no column for them.
  add column if not exists defaults text[] not null default '{}',
  -- Until then a process works on the check; null where none has begun.
  add column if not exists check_until timestamptz;
alter table import_files
  -- By the places of its columns; null for a file that is older.
  add column if not exists looks jsonb,
  -- Whether the check takes every suggestion.
  add column if not exists takes_all boolean not null default false;

-- The rows that a seller has sent on the last day they sent any, also of files that were thrown away.
create table if not exists import_days (
  vendor_id bigint primary key references accounts,
  day date not null,
  rows integer not null
);

-- next step
alter table imports validate constraint imports_state_check;
