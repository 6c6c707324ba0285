-- Support's desk for orders: finding one among a hundred thousand, giving money back, and the mails an order caused.

-- Since when an order is what it is: how long somebody has waited is counted from here.
alter table orders add column status_since timestamptz not null default now();
update orders set status_since = coalesce((select max(at) from order_events where order_id = orders.id), date_placed);

-- A page of the newest, of one status or of one country, and how many there are, are read from the index alone.
drop index orders_status;
create index orders_status on orders (status, date_placed desc, id desc);
create index orders_waiting on orders (status, status_since);
drop index orders_country;
create index orders_country on orders (destination_country, id);
create index orders_total on orders (total, id);
create index accounts_name on accounts ((first_name || ' ' || last_name));

-- What an order may be looked up by, in lower case and beginning with a space, for trigrams. A table of its own: narrow to
-- read through, and an order that moves on leaves it alone.
create table order_search (
  order_id bigint primary key references orders,
  -- The usual order of what is found.
  date_placed timestamptz not null,
  text text not null
);
-- What waits to be merged into the index is read through by every search, so it is kept short.
create index order_search_text on order_search using gin (text gin_trgm_ops) with (gin_pending_list_limit = 256);
drop index order_lines_title;

create function order_search_rows(wanted bigint[]) returns setof order_search language sql stable as $$
  select orders.id, date_placed, lower(concat_ws(' ', '', number, payment_reference, orders.email, accounts.email, first_name, last_name,
    shipping_address ->> 'first_name', shipping_address ->> 'last_name',
    shipping_address ->> 'phone_number', shipping_address ->> 'tel_number',
    (select string_agg(title, ' ' order by position) from order_lines where order_id = orders.id)))
  from orders join accounts on accounts.id = account_id
  where orders.id = any (wanted)
$$;

create function index_orders(wanted bigint[]) returns void language sql as $$
  insert into order_search select * from order_search_rows(wanted)
  on conflict (order_id) do update set text = excluded.text
$$;

-- Its lines are the last of an order to be written.
create function index_added_lines() returns trigger language plpgsql as $$
begin
  perform index_orders(array(select distinct order_id from added));
  return null;
end $$;
create trigger order_lines_search after insert on order_lines
  referencing new table as added for each statement execute function index_added_lines();

create function index_orders_of_account() returns trigger language plpgsql as $$
begin
  perform index_orders(array(select id from orders where account_id = new.id));
  return null;
end $$;
create trigger accounts_search after update of email, first_name, last_name on accounts
  for each row when ((old.email, old.first_name, old.last_name) is distinct from (new.email, new.first_name, new.last_name))
  execute function index_orders_of_account();

insert into order_search select * from order_search_rows(array(select id from orders));

-- What went back to the buyer when an order that was paid for was cancelled.
create table refunds (
  order_id bigint primary key references orders,
  amount bigint not null,
  -- What had been paid.
  paid bigint not null,
  currency char(3) not null,
  method text not null check (method in ('bank', 'bitcoin', 'other')),
  reference text not null check (length(reference) between 1 and 140),
  actor_id bigint not null references accounts,
  at timestamptz not null,
  check (amount between 1 and paid)
);
create index refunds_actor on refunds (actor_id);
create trigger refunds_append_only before update or delete or truncate on refunds
  for each statement execute function refuse_change();

-- The order that a mail is about.
alter table outbox add column order_id bigint references orders;
update outbox set order_id = attach_pro_forma_of;
create index outbox_about on outbox (order_id, id) where order_id is not null;
