-- in steps
-- What the listing that a row changes cost when the file was checked, in minor units, and what becomes of the live listings that
-- a file of somebody's whole stock does not name.
alter table import_rows add column if not exists price_before bigint;
alter table imports add column if not exists whole_stock boolean not null default false;
alter table imports add column if not exists missing text not null default 'leave';
alter table imports add column if not exists ended integer not null default 0;
alter table imports drop constraint if exists imports_missing_check;
alter table imports add constraint imports_missing_check check (missing in ('leave', 'withdraw', 'sold-elsewhere')) not valid;

-- next step
alter table imports validate constraint imports_missing_check;

-- next step
-- The listings that were shown as missing, so that no other is taken off.
create table if not exists import_missing (
  import_id bigint not null references imports on delete cascade,
  product_id bigint not null references products on delete cascade,
  -- Whether it was taken off when the import ran.
  ended boolean not null default false,
  primary key (import_id, product_id)
);
create index if not exists import_missing_product on import_missing (product_id);
