-- How many listed vehicles per class, make, model and price step; make 0 and model 0 are roll-ups,
-- step -1 is the sum of all steps. Changes arrive as signed rows and are folded in batches, because
-- updating the cube's cells directly would serialise (and deadlock) concurrent writers.
-- On a sum row, `version` grows by one for each change of its vehicles, also one that moves no count: who kept an
-- answer knows by it whether the answer is still true.

create table vehicle_cube (
  class text not null,
  make_id integer not null,
  model_id integer not null,
  price_step smallint not null,
  n integer not null,
  version bigint not null default 0,
  primary key (class, make_id, model_id, price_step) include (n, version)
);

create table vehicle_cube_delta (
  class text not null,
  make_id integer not null,
  model_id integer not null,
  price_step smallint not null,
  n integer not null
);

create function note_vehicle_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.listed = new.listed and (not new.listed or (
    old.class = new.class and old.make_id is not distinct from new.make_id
    and old.model_id is not distinct from new.model_id and old.price_step = new.price_step)) then
    if new.listed and (old.price, old.title, old.currency, old.model_year, old.mileage, old.location, old.body_type,
      old.fuel_type, old.transmission, old.image_count, old.cover_media_id)
      is distinct from (new.price, new.title, new.currency, new.model_year, new.mileage, new.location, new.body_type,
      new.fuel_type, new.transmission, new.image_count, new.cover_media_id) then
      insert into vehicle_cube_delta
      values (new.class, coalesce(new.make_id, 0), coalesce(new.model_id, 0), new.price_step, 0);
    end if;
    return null;
  end if;
  if tg_op in ('UPDATE', 'DELETE') and old.listed then
    insert into vehicle_cube_delta
    values (old.class, coalesce(old.make_id, 0), coalesce(old.model_id, 0), old.price_step, -1);
  end if;
  if tg_op in ('UPDATE', 'INSERT') and new.listed then
    insert into vehicle_cube_delta
    values (new.class, coalesce(new.make_id, 0), coalesce(new.model_id, 0), new.price_step, 1);
  end if;
  return null;
end $$;

create trigger products_cube after insert or delete or update of
  status, market, class, make_id, model_id, price, quantity, reserved, title, currency, model_year, mileage, location,
  body_type, fuel_type, transmission, image_count, cover_media_id on products
  for each row execute function note_vehicle_change();

-- Moves the waiting rows into the cube. One at a time; a second caller finds nothing to do.
create function fold_vehicle_cube() returns integer language plpgsql as $$
declare folded integer;
begin
  if not pg_try_advisory_xact_lock(7301) then return 0; end if;
  with taken as (
    delete from vehicle_cube_delta returning class, make_id, model_id, price_step, n
  ), cells as (
    select class, make_id, model_id, price_step, n from taken
    union all select class, make_id, 0, price_step, n from taken where model_id <> 0
    union all select class, 0, 0, price_step, n from taken where make_id <> 0
  ), sums as (
    select class, make_id, model_id, step as price_step, sum(n)::integer as n, count(*) as changes
    from cells cross join lateral (values (price_step), (-1::smallint)) as steps (step)
    group by class, make_id, model_id, step
    having sum(n) <> 0 or step = -1
  ), written as (
    insert into vehicle_cube as cube (class, make_id, model_id, price_step, n, version)
    select class, make_id, model_id, price_step, n, changes from sums
    on conflict (class, make_id, model_id, price_step)
      do update set n = cube.n + excluded.n, version = cube.version + excluded.version
  )
  select count(*)::integer into folded from taken;
  return folded;
end $$;

-- Builds the cube from the products, after a bulk load that ran without the trigger.
create function rebuild_vehicle_cube() returns void language plpgsql as $$
declare later bigint;
begin
  perform pg_advisory_xact_lock(7301);
  lock table products in share mode;
  -- Above every version there was, so that what was kept before the rebuild is not taken for true.
  select coalesce(max(version), 0) + 1 + (select count(*) from vehicle_cube_delta) into later from vehicle_cube;
  delete from vehicle_cube_delta;
  delete from vehicle_cube;
  insert into vehicle_cube (class, make_id, model_id, price_step, n, version)
  select class, coalesce(make_id, 0), coalesce(model_id, 0), price_step, n, later from (
    select class, case when grouping(make_id) = 1 then 0 else coalesce(make_id, 0) end as make_id,
      case when grouping(model_id) = 1 then 0 else coalesce(model_id, 0) end as model_id,
      case when grouping(price_step) = 1 then -1 else price_step end as price_step, count(*)::integer as n
    from products where listed and make_id is not null and model_id is not null
    group by grouping sets (
      (class, make_id, model_id, price_step), (class, make_id, model_id),
      (class, make_id, price_step), (class, make_id), (class, price_step), (class))
  ) as cells;
end $$;
