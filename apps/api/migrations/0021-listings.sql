-- What vendors list (account spec §3): who may be seen, whose own reference it has, and which save it is.

alter table products
  -- Grows with each save of the listing, so that a second tab hears of the first.
  add column version integer not null default 1,
  -- The vendor's own, by which an import finds the listing again.
  add column vendor_reference text check (length(vendor_reference) between 1 and 100),
  -- Kept from the vendor's account by a trigger; house stock has no vendor and is always shown.
  add column vendor_approved boolean not null default true,
  -- By support: off the storefront whatever its vendor does.
  add column taken_down boolean not null default false;

create unique index products_vendor_reference on products (vendor_id, vendor_reference) where vendor_reference is not null;

-- Decisions 20: live, and its vendor approved.
drop index products_local_make;
drop index products_category;
drop trigger products_local_counts on products;
alter table products drop column listed_locally;
alter table products add column listed_locally boolean not null generated always as (
  status = 'live' and market = 'local' and quantity > reserved and vendor_approved and not taken_down) stored;
create index products_local_make on products (make_id, (class = 'parts'), date_created desc, id desc) where listed_locally;
create index products_category on products (category_id, date_created desc, id desc)
  include (listed_locally, make_id) where category_id is not null;
create trigger products_local_counts after insert or delete or update of
  status, market, make_id, category_id, quantity, reserved, vendor_approved, taken_down on products
  for each row execute function note_local_change();

-- A vendor's table, newest first and by what it can be sorted.
drop index products_vendor;
create index products_vendor on products (vendor_id, date_created desc, id desc) where vendor_id is not null;

create function follow_vendor() returns trigger language plpgsql as $$
begin
  update products set vendor_approved = (new.seller_status = 'approved')
  where vendor_id = new.id and vendor_approved <> (new.seller_status = 'approved');
  return null;
end $$;
create trigger accounts_seller_status after update of seller_status on accounts
  for each row when (old.seller_status <> new.seller_status) execute function follow_vendor();

create function know_vendor() returns trigger language plpgsql as $$
begin
  new.vendor_approved := new.vendor_id is null
    or exists (select from accounts where id = new.vendor_id and seller_status = 'approved');
  return new;
end $$;
create trigger products_vendor_approved before insert or update of vendor_id on products
  for each row when (new.vendor_id is not null) execute function know_vendor();

-- A lecture: a titled section of a listing's description (decisions 18).
create table lectures (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  position smallint not null check (position >= 0),
  title text not null check (length(title) between 1 and 150),
  content text not null default '' check (length(content) <= 10000),
  unique (product_id, position)
);
