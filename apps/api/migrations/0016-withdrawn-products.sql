-- What was on offer and is no more. Its address answers 410 and leads to others of its kind; one that never was is 404.

create table withdrawn_products (
  product_id bigint primary key,
  title text not null,
  class text not null,
  make_id integer references makes,
  model_id integer references models,
  at timestamptz not null default now()
);
create index withdrawn_products_make on withdrawn_products (make_id);
create index withdrawn_products_model on withdrawn_products (model_id);

create function note_withdrawal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status = 'live' then
    delete from withdrawn_products where product_id = new.id;
  else
    insert into withdrawn_products (product_id, title, class, make_id, model_id)
    values (old.id, old.title, old.class, old.make_id, old.model_id)
    on conflict (product_id) do nothing;
  end if;
  return null;
end $$;

create trigger products_status after update of status on products
  for each row when (old.status <> new.status) execute function note_withdrawal();
create trigger products_deleted after delete on products
  for each row when (old.status = 'live') execute function note_withdrawal();
