-- Vehicles for export that sellers and staff list by hand and by file (decisions 5): what such a vehicle is known by, who
-- may list one, and when it is on offer.

-- By support; it takes an approved vendor as well.
alter table accounts add column may_list_export boolean not null default false;
drop trigger accounts_version on accounts;
create trigger accounts_version before update of is_active, staff_role, seller_status, may_list_export on accounts
  for each row when ((old.is_active, old.staff_role, old.seller_status, old.may_list_export)
    is distinct from (new.is_active, new.staff_role, new.seller_status, new.may_list_export))
  execute function note_decision();

-- Months are `2014-03`, days `2026-03-14`; null is not known. Of the papers, the days on which they were issued.
alter table products
  add column origin_port text check (length(origin_port) between 1 and 120),
  add column manufactured text check (manufactured ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  add column first_registered text check (first_registered ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  add column chassis_number text check (chassis_number ~ '^[A-Z0-9-]{5,25}$'),
  add column engine_number text check (engine_number ~ '^[A-Z0-9-]{3,25}$'),
  add column auction_grade text check (length(auction_grade) between 1 and 10),
  -- It shows the chassis number, so it is for the seller, staff and whoever paid for the vehicle.
  add column auction_sheet_id integer references media,
  add column inspection text check (length(inspection) between 1 and 50),
  add column inspected_on text check (inspected_on ~ '^\d{4}-\d\d-\d\d$'),
  add column export_certificate_on text check (export_certificate_on ~ '^\d{4}-\d\d-\d\d$'),
  add column registration_paper_on text check (registration_paper_on ~ '^\d{4}-\d\d-\d\d$'),
  add column odometer_certificate_on text check (odometer_certificate_on ~ '^\d{4}-\d\d-\d\d$');
create index products_auction_sheet on products (auction_sheet_id) where auction_sheet_id is not null;

-- A seller's vehicle for export is on offer while its seller may list such vehicles, and until support takes it down.
drop index products_by_class, products_by_make, products_by_model;
drop trigger products_cube on products;
drop trigger products_search on products;
alter table products drop column listed;
alter table products add column listed boolean not null generated always as (
  status = 'live' and market = 'export' and class in ('cars', 'commercial') and quantity > reserved
    and vendor_approved and not taken_down) stored;
create index products_by_class on products (class, price, id) where listed;
create index products_by_make on products (class, make_id, price, id) where listed;
create index products_by_model on products (class, make_id, model_id, price, id) where listed;
create trigger products_cube after insert or delete or update of
  status, market, class, make_id, model_id, price, quantity, reserved, title, currency, model_year, mileage, location,
  body_type, fuel_type, transmission, image_count, cover_media_id, vendor_approved, taken_down on products
  for each row execute function note_vehicle_change();
create trigger products_search after insert or delete or update of
  status, market, class, make_id, model_id, title, price, quantity, reserved, model_year, mileage, fuel_type,
  transmission, body_type, steering, colour, location, vendor_approved, taken_down on products
  for each row execute function note_vehicle_search();

create or replace function follow_vendor() returns trigger language plpgsql as $$
declare
  is_vendor boolean := new.seller_status = 'approved';
begin
  update products set vendor_approved = (is_vendor and (market = 'local' or new.may_list_export))
  where vendor_id = new.id and vendor_approved <> (is_vendor and (market = 'local' or new.may_list_export));
  return null;
end $$;
drop trigger accounts_seller_status on accounts;
create trigger accounts_seller_status after update of seller_status, may_list_export on accounts
  for each row when ((old.seller_status, old.may_list_export) is distinct from (new.seller_status, new.may_list_export))
  execute function follow_vendor();

create or replace function know_vendor() returns trigger language plpgsql as $$
declare may_sell boolean;
begin
  select seller_status = 'approved' and (new.market = 'local' or may_list_export) into may_sell
  from accounts where id = new.vendor_id for key share;
  new.vendor_approved := new.vendor_id is null or coalesce(may_sell, false);
  return new;
end $$;

-- A file of one market, of the person who brings it; what it lists is theirs, or the house's.
alter table imports
  add column market text not null default 'local' check (market in ('local', 'export')),
  add column for_house boolean not null default false;
-- By which a file finds the house's own listings again.
create unique index products_house_reference on products (vendor_reference)
  where vendor_reference is not null and vendor_id is null;
