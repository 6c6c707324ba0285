-- in steps
-- Further filters of the vehicle search: drive, seats, doors, engine, auction grade, pictures, features, and the day of
-- listing.

create or replace function engine_class(size text) returns text language sql immutable parallel safe as $$
  -- As `landed/product-facts.ts` reads it: `1,496 cc`, `990cc`. The bounds are those at which duties and insurers change.
  select case when cc <= 660 then '0-660' when cc <= 1000 then '661-1000' when cc <= 1300 then '1001-1300'
    when cc <= 1500 then '1301-1500' when cc <= 1800 then '1501-1800' when cc <= 2000 then '1801-2000'
    when cc <= 2500 then '2001-2500' when cc <= 3000 then '2501-3000' when cc > 3000 then '3001-99999' end
  from (select regexp_replace((regexp_match(trim(size), '^(\d{0,2}[,. ]?\d{3}) ?cc$', 'i'))[1], '\D', '', 'g')::integer as cc) as engine
$$;

create or replace function listed_day(moment timestamptz) returns integer language sql immutable parallel safe as $$
  select (moment at time zone 'utc')::date - date '1970-01-01'
$$;

-- next step
alter table vehicle_search
  add column if not exists drive text,
  add column if not exists seats smallint,
  add column if not exists doors smallint,
  add column if not exists engine text,
  add column if not exists grade text,
  -- 'yes' or null.
  add column if not exists pictures text,
  add column if not exists features text[] not null default '{}',
  -- Days since 1970-01-01, UTC.
  add column if not exists listed_day integer;

-- next step
create or replace function index_vehicle() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (not old.listed and not new.listed or old.listed and new.listed
    and (old.class, old.make_id, old.model_id, old.title, old.price, old.model_year, old.mileage, old.fuel_type,
      old.transmission, old.body_type, old.steering, old.colour, old.location, old.currency, old.image_count,
      old.cover_media_id, old.engine_size, old.seats, old.manufactured, old.first_registered, old.auction_grade,
      old.origin_port, old.chassis_number, old.drive, old.doors, old.features, old.date_created)
    is not distinct from (new.class, new.make_id, new.model_id, new.title, new.price, new.model_year, new.mileage,
      new.fuel_type, new.transmission, new.body_type, new.steering, new.colour, new.location, new.currency,
      new.image_count, new.cover_media_id, new.engine_size, new.seats, new.manufactured, new.first_registered,
      new.auction_grade, new.origin_port, new.chassis_number, new.drive, new.doors, new.features, new.date_created)) then
    return null;
  end if;
  if tg_op <> 'DELETE' and new.listed then
    insert into vehicle_search (id, class, make_id, model_id, price, model_year, mileage, fuel, transmission, body,
      steering, colour, location, drive, seats, doors, engine, grade, pictures, features, listed_day, words)
    values (new.id, new.class, new.make_id, new.model_id, new.price, new.model_year, new.mileage, new.fuel_type,
      new.transmission, new.body_type, new.steering, new.colour, new.location, new.drive, new.seats, new.doors,
      engine_class(new.engine_size), new.auction_grade, case when new.image_count > 0 then 'yes' end, new.features,
      listed_day(new.date_created), title_words(new.title))
    on conflict (id) do update set (class, make_id, model_id, price, model_year, mileage, fuel, transmission, body,
      steering, colour, location, drive, seats, doors, engine, grade, pictures, features, listed_day, words) =
      (excluded.class, excluded.make_id, excluded.model_id, excluded.price, excluded.model_year, excluded.mileage,
      excluded.fuel, excluded.transmission, excluded.body, excluded.steering, excluded.colour, excluded.location,
      excluded.drive, excluded.seats, excluded.doors, excluded.engine, excluded.grade, excluded.pictures,
      excluded.features, excluded.listed_day, excluded.words);
    insert into vehicle_changes (id, price)
    values (new.id, case when tg_op = 'UPDATE' and old.listed then old.price end);
  elsif tg_op <> 'INSERT' and old.listed then
    delete from vehicle_search where id = old.id;
    insert into vehicle_changes (id, price) values (old.id, old.price);
  end if;
  return null;
end $$;

create or replace function rebuild_vehicle_search() returns void language plpgsql set work_mem to '256MB' as $$
begin
  lock table products in share mode;
  truncate vehicle_search, vehicle_changes;
  update vehicle_search_epoch set epoch = epoch + 1;
  insert into vehicle_search (id, class, make_id, model_id, price, model_year, mileage, fuel, transmission, body,
    steering, colour, location, drive, seats, doors, engine, grade, pictures, features, listed_day, words)
  select id, class, make_id, model_id, price, model_year, mileage, fuel_type,
    transmission, body_type, steering, colour, location, drive, seats, doors,
    engine_class(engine_size), auction_grade, case when image_count > 0 then 'yes' end, features,
    listed_day(date_created), title_words(title)
  from products where listed order by price, id;
  perform count_words();
end $$;

drop trigger if exists products_search on products;
create trigger products_search after insert or delete or update of
  status, market, class, make_id, model_id, title, price, quantity, reserved, model_year, mileage, fuel_type,
  transmission, body_type, steering, colour, location, vendor_approved, taken_down, currency, image_count,
  cover_media_id, engine_size, seats, manufactured, first_registered, auction_grade, origin_port, chassis_number,
  drive, doors, features, date_created
  on products for each row execute function index_vehicle();

-- next step
-- What is listed already. A process of the version before does not read these columns.
update vehicle_search set (drive, seats, doors, engine, grade, pictures, features, listed_day) =
  (products.drive, products.seats, products.doors, engine_class(products.engine_size), products.auction_grade,
  case when products.image_count > 0 then 'yes' end, products.features, listed_day(products.date_created))
from products where products.id = vehicle_search.id and vehicle_search.listed_day is null;

-- next step
-- The same filters for the vehicles that are sold in Kenya, which no process holds in memory.
create index concurrently if not exists products_local_vehicles on products (make_id, model_id, price, id)
  where listed_locally and class in ('cars', 'commercial');
