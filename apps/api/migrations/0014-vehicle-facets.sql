-- Filters, facets and words beyond class, make, model and price.
--
-- `vehicle_search` is one narrow row per listed vehicle, always in step with `products`: pages and words are found here.
-- `vehicle_bitmaps` has, for each value a filter can name, one bit per listed vehicle; its place is the product's id. Any
-- filters are an AND of ORs and every facet is a count of bits: the same few milliseconds whatever is asked for, where
-- a cube would need a cell for each combination. As with `vehicle_cube`, changes arrive as signed rows, which readers
-- add, and are folded in batches.

create extension if not exists pg_trgm;
drop index products_words;

create table vehicle_search (
  id bigint primary key,
  class text not null,
  make_id integer,
  model_id integer,
  price bigint not null,
  price_step smallint not null,
  model_year smallint,
  mileage integer,
  fuel text,
  transmission text,
  body text,
  steering text,
  colour text,
  location text,
  words tsvector not null
);
create index vehicle_search_by_price on vehicle_search (price, id);
create index vehicle_search_by_words on vehicle_search using gin (words);

create table vehicle_search_delta (
  version bigint generated always as identity primary key,
  n integer not null check (n in (-1, 1)),
  like vehicle_search
);

-- 64,000 bits are 8,000 bytes, so that a row fills a page and is never stored aside.
create table vehicle_bitmaps (
  dimension text not null,
  chunk integer not null,
  value text not null,
  bits bit varying not null check (length(bits) = 64000),
  primary key (dimension, chunk, value)
) with (toast_tuple_target = 8160);
alter table vehicle_bitmaps alter column bits set storage external;

-- Every word of the listed titles and how many vehicles have it. What many have is `mapped`: it has bits too.
create table words (
  word text primary key check (length(word) <= 40),
  n integer not null,
  mapped boolean not null default false
);
create index words_alike on words using gin (word gin_trgm_ops);

-- `CX-5` is two words; the parser alone would make them `cx` and minus five.
create function title_words(title text) returns tsvector language sql immutable parallel safe as
  $$ select to_tsvector('simple', regexp_replace(title, '([[:alnum:]])-(?=[[:alnum:]])', '\1 ', 'g')) $$;

create function no_bits() returns bit varying language sql immutable parallel safe as
  $$ select repeat('0', 64000)::bit varying $$;

-- What a vehicle is counted under. Eight price steps are a band.
create function vehicle_marks(
  class text, make_id integer, model_id integer, price_step smallint, model_year smallint, fuel text,
  transmission text, body text, steering text, colour text, location text, mileage integer
) returns table (dimension text, value text) language sql immutable parallel safe as $$
  select marks.dimension, left(marks.value, 100) from (values
    ('class', class), ('make', make_id::text), ('model', model_id::text), ('price_step', price_step::text),
    ('price_band', (price_step / 8)::text), ('year', model_year::text), ('fuel', fuel),
    ('transmission', transmission), ('body', body), ('steering', steering), ('colour', colour),
    ('location', location), ('mileage_known', case when mileage is not null then 'yes' end)
  ) as marks (dimension, value) where marks.value <> ''
$$;

-- A number by its binary digits that are 1: `vehicles_above` finds any range with a few dozen bit operations.
create function number_marks(dimension text, number bigint)
returns table (dimension text, value text) language sql immutable parallel safe as $$
  select $1, digit::text from generate_series(0, 52) as digit where number >> digit & 1 = 1
$$;

create function take_digit(above bit varying, digit bit varying, is_set boolean)
returns bit varying language plpgsql immutable parallel safe as $$
begin
  if is_set then return coalesce(digit, no_bits()) & coalesce(above, no_bits()); end if;
  return coalesce(digit, no_bits()) | coalesce(above, no_bits());
end $$;

-- Which numbers are greater than a bound: its digits and theirs, from the lowest.
create aggregate vehicles_above(digit bit varying, is_set boolean) (sfunc = take_digit, stype = bit varying);

create function note_vehicle_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (not old.listed and not new.listed or old.listed and new.listed
    and (old.class, old.make_id, old.model_id, old.title, old.price, old.model_year, old.mileage, old.fuel_type,
      old.transmission, old.body_type, old.steering, old.colour, old.location)
    is not distinct from (new.class, new.make_id, new.model_id, new.title, new.price, new.model_year, new.mileage,
      new.fuel_type, new.transmission, new.body_type, new.steering, new.colour, new.location)) then
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

create trigger products_search after insert or delete or update of
  status, market, class, make_id, model_id, title, price, quantity, reserved, model_year, mileage, fuel_type,
  transmission, body_type, steering, colour, location on products
  for each row execute function note_vehicle_search();

-- Moves the oldest waiting rows into bits and words; returns how many. One at a time: a second caller finds nothing.
create function fold_vehicle_search() returns integer language plpgsql as $$
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

  delete from vehicle_search_delta where version = any(batch);
  return cardinality(batch);
end $$;

-- Fills a dimension from a query of (value, id). Bits are gathered by 64, then strung together with the gaps filled:
-- setting them one by one would copy 8,000 bytes for each.
create function build_vehicle_bitmaps(dimension text, source text) returns void language plpgsql as $$
declare zeros constant bytea := decode(repeat('00', 8000), 'hex');
begin
  execute format($sql$
    with gathered as (
      select left(value, 100) as value, (id / 64000)::integer as chunk, (id %% 64000)::integer / 64 as place,
        bit_or(1::bigint << (63 - id %% 64)::integer) as bits
      from (%s) as marked (value, id) where value <> ''
      group by 1, 2, 3
    ), spaced as (
      select *, place - coalesce(lag(place) over (partition by value, chunk order by place) + 1, 0) as gap
      from gathered
    )
    insert into vehicle_bitmaps
    select $1, chunk, value, ('x' || encode(
      string_agg(substring($2 for 8 * gap) || int8send(bits), '' order by place)
      || substring($2 for 8 * (999 - max(place))), 'hex'))::bit varying
    from spaced group by value, chunk$sql$, source) using dimension, zeros;
end $$;

-- Builds everything from the products, after a bulk load that ran without the trigger.
create function rebuild_vehicle_search() returns void language plpgsql set work_mem = '256MB' as $$
declare named text[];
begin
  perform pg_advisory_xact_lock(7303);
  lock table products in share mode;
  truncate vehicle_search, vehicle_search_delta, vehicle_bitmaps, words;
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

-- The nearest words in spelling, at least as near as a letter or two make them.
create function words_like(typed text) returns table (word text, n integer)
language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  select word, n from words where word % typed and length(word) between length(typed) - 2 and length(typed) + 2
  order by similarity(word, typed) desc, n desc limit 40
$$;

select rebuild_vehicle_search();
