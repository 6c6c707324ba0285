-- What a process that holds the listed vehicles in its memory needs, to follow them: every change with the transaction that made it,
-- for ten minutes after it was folded. A change of what only the card shows is one, too: the vehicle leaves and comes.

alter table vehicle_search_delta add column noted xid8 not null default pg_current_xact_id();

create table vehicle_search_log (
  like vehicle_search_delta,
  folded_at timestamptz not null default now()
);
create index vehicle_search_log_by_transaction on vehicle_search_log (noted);
create index vehicle_search_log_by_time on vehicle_search_log (folded_at);

-- Grows when everything is built anew, which no change tells of.
create table vehicle_search_epoch (
  epoch integer not null,
  is_only boolean primary key default true check (is_only)
);
insert into vehicle_search_epoch (epoch) values (1);

create or replace function note_vehicle_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (not old.listed and not new.listed or old.listed and new.listed
    and (old.class, old.make_id, old.model_id, old.title, old.price, old.model_year, old.mileage, old.fuel_type,
      old.transmission, old.body_type, old.steering, old.colour, old.location, old.currency, old.image_count, old.cover_media_id)
    is not distinct from (new.class, new.make_id, new.model_id, new.title, new.price, new.model_year, new.mileage,
      new.fuel_type, new.transmission, new.body_type, new.steering, new.colour, new.location, new.currency,
      new.image_count, new.cover_media_id)) then
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
  cover_media_id on products
  for each row execute function note_vehicle_search();

create or replace function fold_vehicle_search() returns integer language plpgsql as $$
declare batch bigint[];
begin
  if not pg_try_advisory_xact_lock(7303) then return 0; end if;
  select array_agg(version) into batch
  from (select version from vehicle_search_delta order by version limit 5000) as oldest;
  if batch is null then return 0; end if;

  insert into words as known (word, n)
  select lexeme, sum(n) from vehicle_search_delta, unnest(tsvector_to_array(words)) as lexeme
  where version = any(batch) and length(lexeme) <= 40
  group by lexeme having sum(n) <> 0
  on conflict (word) do update set n = known.n + excluded.n;
  delete from words where n <= 0 and not mapped;

  merge into vehicle_bitmaps as known
  using (
    select dimension, value, chunk,
      coalesce(bit_or(set_bit(no_bits(), place, 1)) filter (where n > 0), no_bits()) as gained,
      coalesce(bit_or(set_bit(no_bits(), place, 1)) filter (where n < 0), no_bits()) as lost
    from (
      select dimension, value, (id / 64000)::integer as chunk, (id % 64000)::integer as place, sum(n) as n
      from vehicle_search_delta cross join lateral (
        select * from vehicle_marks(class, make_id, model_id, price_step, model_year, fuel, transmission, body,
          steering, colour, location, mileage)
        union all select * from number_marks('price', price)
        union all select * from number_marks('mileage', mileage)
        union all select 'word', word from unnest(tsvector_to_array(words)) as lexeme
          join words on word = lexeme and mapped
      ) as marks
      where version = any(batch)
      group by 1, 2, 3, 4 having sum(n) <> 0
    ) as changes
    group by dimension, value, chunk
  ) as folded on known.dimension = folded.dimension and known.value = folded.value and known.chunk = folded.chunk
  when matched and bit_count((known.bits | folded.gained) & ~folded.lost) = 0 then delete
  when matched then update set bits = (known.bits | folded.gained) & ~folded.lost
  when not matched then insert values (folded.dimension, folded.chunk, folded.value, folded.gained);

  with gone as (delete from vehicle_search_delta where version = any(batch) returning *)
  insert into vehicle_search_log select gone.* from gone;
  delete from vehicle_search_log where folded_at < now() - interval '10 minutes';
  return cardinality(batch);
end $$;

create or replace function rebuild_vehicle_search() returns void language plpgsql set work_mem = '256MB' as $$
declare named text[];
begin
  perform pg_advisory_xact_lock(7303);
  lock table products in share mode;
  truncate vehicle_search, vehicle_search_delta, vehicle_search_log, vehicle_bitmaps, words;
  update vehicle_search_epoch set epoch = epoch + 1;
  insert into vehicle_search
  select id, class, make_id, model_id, price, price_step, model_year, mileage, fuel_type, transmission, body_type,
    steering, colour, location, title_words(title)
  from products where listed order by price, id;
  insert into words
  select word, ndoc, ndoc >= 2000 from ts_stat('select words from vehicle_search') where length(word) <= 40;

  foreach named slice 1 in array array[
    ['class', 'class'], ['make', 'make_id::text'], ['model', 'model_id::text'], ['price_step', 'price_step::text'],
    ['price_band', '(price_step / 8)::text'], ['year', 'model_year::text'], ['fuel', 'fuel'],
    ['transmission', 'transmission'], ['body', 'body'], ['steering', 'steering'], ['colour', 'colour'],
    ['location', 'location'], ['mileage_known', $sql$case when mileage is not null then 'yes' end$sql$]
  ] loop
    perform build_vehicle_bitmaps(named[1], format('select %s, id from vehicle_search', named[2]));
  end loop;
  foreach named slice 1 in array array[['price'], ['mileage']] loop
    perform build_vehicle_bitmaps(named[1], format(
      'select digit::text, id from generate_series(0, (
        select coalesce(ln(greatest(max(%1$I), 1)) / ln(2.0), 0)::integer + 1 from vehicle_search)) as digit
      join vehicle_search on %1$I >> digit & 1 = 1', named[1]));
  end loop;
  perform build_vehicle_bitmaps('word', 'select word, id from vehicle_search, unnest(tsvector_to_array(words)) as lexeme
    join words on word = lexeme and mapped');
end $$;
