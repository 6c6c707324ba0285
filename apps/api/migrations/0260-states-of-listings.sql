-- When a listing was put up for sale and taken back, and that its seller sold it elsewhere. With orders, held prices and
-- decisions of staff this gives the state that its seller reads; what was published before is not known.
alter table products add column published_at timestamptz, add column withdrawn_at timestamptz,
  add column sold_elsewhere_at timestamptz;

create function note_publication() returns trigger language plpgsql as $$
declare
  moment timestamptz := now();
begin
  if tg_op = 'INSERT' then
    moment := new.date_created;
  elsif new.date_updated > old.date_updated then
    moment := new.date_updated;
  end if;
  if new.status = 'live' then
    new.published_at := moment;
    new.withdrawn_at := null;
    new.sold_elsewhere_at := null;
  else
    new.withdrawn_at := moment;
  end if;
  return new;
end $$;

create trigger products_published before insert on products
  for each row when (new.status = 'live') execute function note_publication();
create trigger products_republished before update of status on products
  for each row when (old.status <> new.status) execute function note_publication();
