-- Vendors, listings and accounts as support looks them up and decides about them.

-- Grows with each decision about an account, whoever makes it, so that nobody decides on what is no longer so.
alter table accounts
  add column version integer not null default 1,
  -- By support: no link that proves an address opens the account again.
  add column deactivated_at timestamptz;
create function note_decision() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger accounts_version before update of is_active, staff_role, seller_status on accounts
  for each row when ((old.is_active, old.staff_role, old.seller_status)
    is distinct from (new.is_active, new.staff_role, new.seller_status))
  execute function note_decision();

-- Of our own stock too: a sale between reading and writing is not written over.
create trigger products_stock_version before update of quantity on products
  for each row when (new.vendor_id is null and old.quantity <> new.quantity and old.version = new.version)
  execute function note_decision();

-- What an account is looked up by, beginning with a space, for trigrams.
create function account_text(email text, first_name text, last_name text) returns text
language sql immutable parallel safe as $$ select lower(' ' || email || ' ' || first_name || ' ' || last_name) $$;
create index accounts_text on accounts using gin (account_text(email, first_name, last_name) gin_trgm_ops)
  with (gin_pending_list_limit = 256);
create index accounts_newest on accounts (date_joined desc, id desc);
create index accounts_vendors on accounts (seller_status, id) where seller_status <> 'none';

-- A listing that is written while its vendor is being suspended waits, and then knows.
create or replace function know_vendor() returns trigger language plpgsql as $$
declare status text;
begin
  select seller_status into status from accounts where id = new.vendor_id for key share;
  new.vendor_approved := new.vendor_id is null or coalesce(status = 'approved', false);
  return new;
end $$;

-- The newest of all, of one class, one market or one state, read from the index alone. The few that a state has need no walk.
create index products_newest on products (date_created desc, id desc) include (class, market, status, taken_down);
create index products_drafts on products (date_created desc, id desc) include (class, market, taken_down) where status = 'draft';
create index products_taken_down on products (date_created desc, id desc) where taken_down;

-- What a product is looked up by: the words of its title, its part number and its references, letters and digits only. Kept,
-- because making them takes longer than comparing them.
create function product_words(title text, part_number text, reference text, vendor_reference text) returns tsvector
language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(
    lower(title || ' ' || coalesce(part_number, '') || ' ' || reference || ' ' || coalesce(vendor_reference, '')),
    '[^[:alnum:]]+'), ''))
$$;
alter table products add column words tsvector not null generated always as (
  product_words(title, part_number, reference, vendor_reference)) stored;
create index products_words on products using gin (words) with (gin_pending_list_limit = 256);

-- How many products there are of each kind by the day they came: totals, and where a far page begins. Changes arrive as
-- signed rows and are folded in batches, as in the vehicle cube.
create table product_counts (
  day date not null,
  class text not null,
  market text not null,
  status text not null,
  taken_down boolean not null,
  n integer not null,
  primary key (day, class, market, status, taken_down)
);
create table product_count_deltas (like product_counts);

create function utc_day(at timestamptz) returns date language sql immutable parallel safe as
  $$ select (at at time zone 'UTC')::date $$;

create function note_product_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into product_count_deltas
    values (utc_day(old.date_created), old.class, old.market, old.status, old.taken_down, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into product_count_deltas
    values (utc_day(new.date_created), new.class, new.market, new.status, new.taken_down, 1);
  end if;
  return null;
end $$;
create trigger products_counted after insert or delete on products
  for each row execute function note_product_count();
create trigger products_recounted after update of date_created, class, market, status, taken_down on products
  for each row when ((old.date_created, old.class, old.market, old.status, old.taken_down)
    is distinct from (new.date_created, new.class, new.market, new.status, new.taken_down))
  execute function note_product_count();

-- Moves the waiting rows into the counts. One at a time; a second caller finds nothing to do.
create function fold_product_counts() returns integer language plpgsql as $$
declare folded integer;
begin
  if not pg_try_advisory_xact_lock(7328) then return 0; end if;
  with taken as (
    delete from product_count_deltas returning *
  ), written as (
    insert into product_counts as counts
    select day, class, market, status, taken_down, sum(n) from taken group by 1, 2, 3, 4, 5 having sum(n) <> 0
    on conflict (day, class, market, status, taken_down) do update set n = counts.n + excluded.n
  )
  select count(*)::integer into folded from taken;
  return folded;
end $$;

-- Builds the counts from the products, after a bulk load that ran without the trigger.
create function rebuild_product_counts() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7328);
  lock table products in share mode;
  delete from product_count_deltas;
  delete from product_counts;
  insert into product_counts
  select utc_day(date_created), class, market, status, taken_down, count(*) from products group by 1, 2, 3, 4, 5;
end $$;
select rebuild_product_counts();
