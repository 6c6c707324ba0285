-- What somebody has said about the shop: its environment first, then administrators. A setting without a row has the
-- value that the program brings along. The audit keeps the values before.
create table shop_settings (
  name text primary key check (name ~ '^[a-z]+(_[a-z]+)*$'),
  value jsonb not null,
  -- Counts the changes of the table, so that two people who edit at once hear of each other.
  revision integer not null check (revision > 0),
  changed_at timestamptz not null,
  -- Null for a first value.
  changed_by bigint references accounts,
  reason text check (length(reason) between 1 and 500)
);
create trigger shop_settings_news after insert or delete or update or truncate on shop_settings
  for each statement execute function tell_news('shop');
