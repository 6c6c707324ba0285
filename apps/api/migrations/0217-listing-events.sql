-- What happened to products that buyers may wait for, until a job has told whom it concerns.

create table listing_events (
  id bigint generated always as identity primary key,
  -- No reference: a product may be deleted meanwhile.
  product_id bigint not null,
  what text not null check (what in ('listed', 'cheaper', 'gone'))
);

create function note_listing_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into listing_events (product_id, what) values (old.id, 'gone');
  elsif tg_op = 'INSERT' or not (old.listed or old.listed_locally) then
    insert into listing_events (product_id, what) values (new.id, 'listed');
  elsif not (new.listed or new.listed_locally) then
    insert into listing_events (product_id, what) values (new.id, 'gone');
  else
    insert into listing_events (product_id, what) values (new.id, 'cheaper');
  end if;
  return null;
end $$;

create trigger products_new_events after insert on products
  for each row when (new.listed) execute function note_listing_event();
create trigger products_changed_events after update of status, market, class, quantity, reserved, vendor_approved, taken_down,
  price on products for each row when (
    (old.listed or old.listed_locally) <> (new.listed or new.listed_locally)
    or (new.listed or new.listed_locally) and new.price < old.price and new.currency = old.currency)
  execute function note_listing_event();
create trigger products_deleted_events after delete on products
  for each row when (old.listed or old.listed_locally) execute function note_listing_event();
