-- The vehicles in the memory of each process are the search engine. The database keeps a row for each listed vehicle, with
-- plain indexes, and one log of changes that the processes follow. The counts by make, model and price, the bitmaps, their
-- waiting changes and what folded them go, and with them their part of every write of a product.
-- allow contract: processes of the version before search by what goes here; docs/operating.md says to replace them at once.

drop trigger products_cube on products;
drop trigger products_search on products;
drop function note_vehicle_change, note_vehicle_search, fold_vehicle_cube, fold_vehicle_search, rebuild_vehicle_cube,
  build_vehicle_bitmaps, rebuild_vehicle_search, vehicle_marks, number_marks, no_bits;
drop aggregate vehicles_above (bit varying, boolean);
drop function take_digit;
drop table vehicle_cube, vehicle_cube_delta, vehicle_bitmaps, vehicle_search_delta, vehicle_search_log, vehicle_images;
alter table words drop column mapped;
alter table vehicle_search drop column price_step;

-- The last ten minutes: what became of a listed vehicle, by the transaction that did it.
create table vehicle_changes (
  version bigint generated always as identity,
  id bigint not null,
  -- Under which the vehicle was listed before, in cents; null where it was not.
  price bigint,
  noted xid8 not null default pg_current_xact_id(),
  noted_at timestamptz not null default now()
);
create index vehicle_changes_by_transaction on vehicle_changes (noted);

create function index_vehicle() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (not old.listed and not new.listed or old.listed and new.listed
    and (old.class, old.make_id, old.model_id, old.title, old.price, old.model_year, old.mileage, old.fuel_type,
      old.transmission, old.body_type, old.steering, old.colour, old.location, old.currency, old.image_count,
      old.cover_media_id, old.engine_size, old.seats, old.manufactured, old.first_registered, old.auction_grade,
      old.origin_port, old.chassis_number)
    is not distinct from (new.class, new.make_id, new.model_id, new.title, new.price, new.model_year, new.mileage,
      new.fuel_type, new.transmission, new.body_type, new.steering, new.colour, new.location, new.currency,
      new.image_count, new.cover_media_id, new.engine_size, new.seats, new.manufactured, new.first_registered,
      new.auction_grade, new.origin_port, new.chassis_number)) then
    return null;
  end if;
  if tg_op <> 'DELETE' and new.listed then
    insert into vehicle_search (id, class, make_id, model_id, price, model_year, mileage, fuel, transmission, body,
      steering, colour, location, words)
    values (new.id, new.class, new.make_id, new.model_id, new.price, new.model_year, new.mileage, new.fuel_type,
      new.transmission, new.body_type, new.steering, new.colour, new.location, title_words(new.title))
    on conflict (id) do update set (class, make_id, model_id, price, model_year, mileage, fuel, transmission, body,
      steering, colour, location, words) = (excluded.class, excluded.make_id, excluded.model_id, excluded.price,
      excluded.model_year, excluded.mileage, excluded.fuel, excluded.transmission, excluded.body, excluded.steering,
      excluded.colour, excluded.location, excluded.words);
    insert into vehicle_changes (id, price)
    values (new.id, case when tg_op = 'UPDATE' and old.listed then old.price end);
  elsif tg_op <> 'INSERT' and old.listed then
    delete from vehicle_search where id = old.id;
    insert into vehicle_changes (id, price) values (old.id, old.price);
  end if;
  return null;
end $$;

create trigger products_search after insert or delete or update of
  status, market, class, make_id, model_id, title, price, quantity, reserved, model_year, mileage, fuel_type,
  transmission, body_type, steering, colour, location, vendor_approved, taken_down, currency, image_count,
  cover_media_id, engine_size, seats, manufactured, first_registered, auction_grade, origin_port, chassis_number
  on products for each row execute function index_vehicle();

-- How often each word stands in titles: by it misspelt words are corrected.
create function count_words() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7303);
  delete from words;
  insert into words (word, n)
  select word, ndoc from ts_stat('select words from vehicle_search') where length(word) <= 40;
end $$;

-- After a bulk load without the trigger. The epoch tells processes to read all rows anew.
create function rebuild_vehicle_search() returns void language plpgsql set work_mem to '256MB' as $$
begin
  lock table products in share mode;
  truncate vehicle_search, vehicle_changes;
  update vehicle_search_epoch set epoch = epoch + 1;
  insert into vehicle_search (id, class, make_id, model_id, price, model_year, mileage, fuel, transmission, body,
    steering, colour, location, words)
  select id, class, make_id, model_id, price, model_year, mileage, fuel_type, transmission, body_type, steering, colour,
    location, title_words(title)
  from products where listed order by price, id;
  perform count_words();
end $$;

alter table products drop column price_step;
