-- in steps
-- Staff find an order also by what stands on its papers and slips: chassis, ship, bill of lading, container, city, port and the
-- bank's references. Numbers are kept as they are written and as letters and digits alone.
create or replace function order_search_rows(wanted bigint[]) returns setof order_search language sql stable as $$
  select orders.id, date_placed, lower(concat_ws(' ', '', number, payment_reference, orders.email, accounts.email, first_name, last_name,
    shipping_address ->> 'first_name', shipping_address ->> 'last_name',
    shipping_address ->> 'phone_number', shipping_address ->> 'tel_number',
    (select string_agg(title, ' ' order by position) from order_lines where order_id = orders.id),
    shipping_address ->> 'line4', shipping_address ->> 'state', destination_port,
    (select string_agg(concat_ws(' ', chassis_number, plain_code(chassis_number)), ' ')
      from order_lines join products on products.id = product_id where order_id = orders.id),
    vessel, voyage, bill_of_lading, plain_code(bill_of_lading), container, plain_code(container),
    (select string_agg(concat_ws(' ', reference, plain_code(reference)), ' ') from payments where order_id = orders.id)))
  from orders join accounts on accounts.id = account_id left join shipments on shipments.order_id = orders.id
  where orders.id = any (wanted)
$$;

-- next step
create or replace function index_order_of_row() returns trigger language plpgsql as $$
begin
  perform index_orders(array[new.order_id]);
  return null;
end $$;
create or replace function index_changed_order() returns trigger language plpgsql as $$
begin
  perform index_orders(array[new.id]);
  return null;
end $$;
create or replace function index_orders_of_product() returns trigger language plpgsql as $$
begin
  perform index_orders(array(select distinct order_id from order_lines where product_id = new.id));
  return null;
end $$;

-- next step
drop trigger if exists shipments_search on shipments;
create trigger shipments_search after insert or update of vessel, voyage, bill_of_lading, container on shipments
  for each row execute function index_order_of_row();

-- next step
drop trigger if exists payments_search on payments;
create trigger payments_search after insert on payments for each row execute function index_order_of_row();

-- next step
drop trigger if exists orders_search on orders;
create trigger orders_search after update of email, shipping_address, destination_port on orders for each row
  when (old.email is distinct from new.email or old.shipping_address is distinct from new.shipping_address
    or old.destination_port is distinct from new.destination_port)
  execute function index_changed_order();

-- next step
drop trigger if exists products_order_search on products;
create trigger products_order_search after update of chassis_number on products for each row
  when (old.chassis_number is distinct from new.chassis_number) execute function index_orders_of_product();

-- next step
select index_orders(array(select id from orders));

-- next step
create index concurrently if not exists order_search_newest on order_search (date_placed desc, order_id desc);
