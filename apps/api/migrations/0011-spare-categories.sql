-- The tree of spares, level 1 (its root) to 5, and how many local listings each make and each node has.

create table categories (
  id integer generated always as identity primary key,
  parent_id integer references categories,
  level smallint not null check (level between 1 and 5),
  position smallint not null,
  -- Addresses name a node by its text (buyer spec §2), so no two have the same.
  name text not null unique check (length(name) between 1 and 255),
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  -- From the root, as a listing shows it.
  path text not null unique,
  check ((parent_id is null) = (level = 1))
);
create index categories_parent on categories (parent_id, position);

-- What there was of it stood in the listings as text.
do $$
begin
  for depth in 1..5 loop
    insert into categories (parent_id, level, position, name, slug, path)
    select parents.id, depth, row_number() over (partition by parents.id order by own.path), own.name,
      trim(both '-' from regexp_replace(replace(lower(own.name), '&', 'and'), '[^a-z0-9]+', '-', 'g')), own.path
    from (
      select distinct parts[depth] as name, array_to_string(parts[1:depth], ' > ') as path,
        array_to_string(parts[1:depth - 1], ' > ') as above
      from (select distinct string_to_array(category_path, ' > ') as parts from products where category_path is not null) as told
      where cardinality(parts) >= depth
    ) as own left join categories as parents on parents.path = own.above;
  end loop;
end $$;

alter table products
  add column category_id integer references categories,
  -- What the search in Kenya shows: live, sold here by contact, and not sold out.
  add column listed_locally boolean not null generated always as (
    status = 'live' and market = 'local' and quantity > reserved) stored;
update products set category_id = categories.id from categories where categories.path = products.category_path;
alter table products drop column category_path;

-- Vehicles first, then spares; newest first.
create index products_local_make on products (make_id, (class = 'parts'), date_created desc, id desc) where listed_locally;
create index products_category on products (category_id, date_created desc, id desc)
  include (listed_locally, make_id) where category_id is not null;

-- Make 0 is any make, category 0 any product; a node's own listings are counted, those below it are added when asked.
-- Changes arrive as signed rows and are folded in batches, as in the vehicle cube.
create table local_counts (
  make_id integer not null,
  category_id integer not null,
  n integer not null,
  primary key (make_id, category_id) include (n)
);

create table local_count_deltas (
  make_id integer not null,
  category_id integer not null,
  n integer not null
);

create function local_cells(make integer, category integer) returns table (make_id integer, category_id integer)
language sql immutable as $$
  select make, 0 where make is not null
  union all select 0, category where category is not null
  union all select make, category where make is not null and category is not null
$$;

create function note_local_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.listed_locally = new.listed_locally and (not new.listed_locally or (
    old.make_id is not distinct from new.make_id and old.category_id is not distinct from new.category_id)) then
    return null;
  end if;
  if tg_op in ('UPDATE', 'DELETE') and old.listed_locally then
    insert into local_count_deltas select make_id, category_id, -1 from local_cells(old.make_id, old.category_id);
  end if;
  if tg_op in ('UPDATE', 'INSERT') and new.listed_locally then
    insert into local_count_deltas select make_id, category_id, 1 from local_cells(new.make_id, new.category_id);
  end if;
  return null;
end $$;

create trigger products_local_counts after insert or delete or update of
  status, market, make_id, category_id, quantity, reserved on products
  for each row execute function note_local_change();

-- Moves the waiting rows into the counts. One at a time; a second caller finds nothing to do.
create function fold_local_counts() returns integer language plpgsql as $$
declare folded integer;
begin
  if not pg_try_advisory_xact_lock(7311) then return 0; end if;
  with taken as (
    delete from local_count_deltas returning make_id, category_id, n
  ), sums as (
    select make_id, category_id, sum(n)::integer as n from taken group by make_id, category_id having sum(n) <> 0
  ), written as (
    insert into local_counts as counts (make_id, category_id, n) select make_id, category_id, n from sums
    on conflict (make_id, category_id) do update set n = counts.n + excluded.n
  )
  select count(*)::integer into folded from taken;
  return folded;
end $$;

-- Builds the counts from the products, after a bulk load that ran without the trigger.
create function rebuild_local_counts() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7311);
  lock table products in share mode;
  delete from local_count_deltas;
  delete from local_counts;
  insert into local_counts (make_id, category_id, n)
  select cells.make_id, cells.category_id, sum(own.n)::integer
  from (select make_id, category_id, count(*) as n from products where listed_locally group by make_id, category_id) as own
  cross join lateral local_cells(own.make_id, own.category_id) as cells
  group by cells.make_id, cells.category_id;
end $$;
select rebuild_local_counts();
