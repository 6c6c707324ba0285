-- A change of a page that search engines are told of (IndexNow); a job sends it and deletes it. Kept only while the shop has
-- a key, so that nothing piles up where nobody is told.
create table index_now_changes (
  id bigint generated always as identity primary key,
  product_id bigint not null,
  class text not null,
  at timestamptz not null default now()
);

-- One row: what became of telling them.
create table index_now_state (
  is_only boolean primary key default true check (is_only),
  sent_at timestamptz,
  -- Addresses of the last call that was taken.
  sent integer check (sent > 0),
  failed_at timestamptz,
  failure text check (failure in ('refused', 'busy', 'unreachable')),
  -- Null where nothing was answered.
  status integer,
  -- In a row.
  failures integer not null default 0 check (failures >= 0),
  next_try_at timestamptz,
  check ((failed_at is null) = (failure is null))
);
insert into index_now_state default values;

-- Trigger: notes a product whose page came, went, or says another price or name, in the transaction that changes it.
create function note_index_now() returns trigger language plpgsql as $$
begin
  if exists (select from shop_settings where name = 'index_now_key' and value <> 'null') then
    if tg_op = 'DELETE' then
      insert into index_now_changes (product_id, class) values (old.id, old.class);
    else
      insert into index_now_changes (product_id, class) values (new.id, new.class);
    end if;
  end if;
  return null;
end $$;
create trigger products_index_now_new after insert on products for each row
  when (new.status = 'live' and new.quantity > new.reserved and new.vendor_approved and not new.taken_down)
  execute function note_index_now();
create trigger products_index_now_gone after delete on products for each row
  when (old.status = 'live' and old.quantity > old.reserved and old.vendor_approved and not old.taken_down)
  execute function note_index_now();
create trigger products_index_now after update of status, quantity, reserved, vendor_approved, taken_down, price, currency,
  title on products for each row
  when ((old.status = 'live' and old.quantity > old.reserved and old.vendor_approved and not old.taken_down)
    is distinct from (new.status = 'live' and new.quantity > new.reserved and new.vendor_approved and not new.taken_down)
    or new.status = 'live' and new.quantity > new.reserved and new.vendor_approved and not new.taken_down
    and (old.price, old.currency, old.title) is distinct from (new.price, new.currency, new.title))
  execute function note_index_now();
