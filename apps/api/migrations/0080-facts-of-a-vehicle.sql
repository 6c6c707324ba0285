-- What import rules may ask of a vehicle, in one text: vehicles of the same text are treated alike by every country, but for their
-- price. A chassis number ends in a number of the vehicle's own; what stands before it is the model's code. The columns are named
-- by selling/landed/facts-text.ts in this order.

-- The country that a vehicle leaves from, as its seller writes it: that of the port, or of the place where it stands.
create function vehicle_loaded_in(product products) returns text language sql stable as $$
  select lower(trim(split_part(coalesce(product.origin_port, product.location), ',', -1)))
$$;

create function vehicle_facts(product products) returns text language sql stable as $$
  select json_build_array(product.class, product.body_type, product.fuel_type, product.steering, product.engine_size, product.seats,
    product.manufactured, product.first_registered, product.auction_grade, vehicle_loaded_in(product),
    product.make_id, product.model_id,
    upper(substring(trim(product.chassis_number) from '^([A-Za-z0-9]{3,10})-[0-9]{4,}$')))::text
$$;

-- A change of such a fact is one of the vehicle: who holds the listed vehicles hears of it.
create or replace function note_vehicle_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (not old.listed and not new.listed or old.listed and new.listed
    and (old.class, old.make_id, old.model_id, old.title, old.price, old.model_year, old.mileage, old.fuel_type,
      old.transmission, old.body_type, old.steering, old.colour, old.location, old.currency, old.image_count, old.cover_media_id,
      old.engine_size, old.seats, old.manufactured, old.first_registered, old.auction_grade, old.origin_port, old.chassis_number)
    is not distinct from (new.class, new.make_id, new.model_id, new.title, new.price, new.model_year, new.mileage,
      new.fuel_type, new.transmission, new.body_type, new.steering, new.colour, new.location, new.currency,
      new.image_count, new.cover_media_id,
      new.engine_size, new.seats, new.manufactured, new.first_registered, new.auction_grade, new.origin_port,
      new.chassis_number)) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    with gone as (delete from vehicle_search where id = old.id returning *)
    insert into vehicle_search_delta (n, id, class, make_id, model_id, price, price_step, model_year, mileage, fuel,
      transmission, body, steering, colour, location, words)
    select -1, gone.* from gone;
  end if;
  if tg_op <> 'DELETE' and new.listed then
    with came as (
      insert into vehicle_search values (new.id, new.class, new.make_id, new.model_id, new.price, new.price_step,
        new.model_year, new.mileage, new.fuel_type, new.transmission, new.body_type, new.steering, new.colour,
        new.location, title_words(new.title)) returning *)
    insert into vehicle_search_delta (n, id, class, make_id, model_id, price, price_step, model_year, mileage, fuel,
      transmission, body, steering, colour, location, words)
    select 1, came.* from came;
  end if;
  return null;
end $$;

drop trigger products_search on products;
create trigger products_search after insert or delete or update of
  status, market, class, make_id, model_id, title, price, quantity, reserved, model_year, mileage, fuel_type,
  transmission, body_type, steering, colour, location, vendor_approved, taken_down, currency, image_count,
  cover_media_id, engine_size, seats, manufactured, first_registered, auction_grade, origin_port, chassis_number on products
  for each row execute function note_vehicle_search();
