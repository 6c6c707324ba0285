-- Prices of new cars that a customs office taxes from, as it published them. A list is never changed: the next edition is another one.

create table price_lists (
  id integer generated always as identity primary key,
  -- As the rules call it: `crsp/ke-2025-07`.
  edition text not null unique check (length(edition) between 1 and 100),
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  in_force_from date not null,
  set_at timestamptz not null
);

create table price_list_rows (
  list_id integer not null references price_lists,
  kind text not null check (kind in ('vehicle', 'motorcycle')),
  -- Of the printed list.
  row_number integer not null,
  make text not null,
  model text not null,
  model_code text not null,
  engine_cc integer,
  fuel text,
  body text,
  -- Unrounded, as printed; null where the list has none.
  price numeric check (price > 0),
  -- What a person should look at: a price with a doubtful row is in no sum.
  flags text[] not null,
  primary key (list_id, kind, row_number)
);
create index price_list_rows_make on price_list_rows (list_id, upper(make));

create trigger price_lists_append_only before update or delete or truncate on price_lists
  for each statement execute function refuse_change();
create trigger price_list_rows_append_only before update or delete or truncate on price_list_rows
  for each statement execute function refuse_change();
