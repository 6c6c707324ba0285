-- Every invoice that an order has had, with the code under which anybody who holds it can check it. One that comes to
-- another amount is another invoice, and replaces the one before.

-- Ten characters of which nobody mistakes one for another (Crockford's base 32): 50 bits that nobody guesses.
create function invoice_code() returns text language sql volatile as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(random, place) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as random) as drawn,
    -- Two of the sixteen bytes are not random.
    unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13]) as place
$$;

create table order_invoices (
  code text primary key default invoice_code() check (code ~ '^[0-9A-Z]{10}$'),
  id bigint generated always as identity unique,
  order_id bigint not null references orders,
  total bigint not null,
  currency char(3) not null,
  issued_at timestamptz not null
);
create index order_invoices_order on order_invoices (order_id, id desc);

insert into order_invoices (order_id, total, currency, issued_at)
select id, total, currency, date_placed from orders order by id;

create trigger order_invoices_append_only before update or delete or truncate on order_invoices
  for each statement execute function refuse_change();

create function issue_invoice() returns trigger language plpgsql as $$
begin
  insert into order_invoices (order_id, total, currency, issued_at)
  values (new.id, new.total, new.currency, case when tg_op = 'INSERT' then new.date_placed else now() end);
  return null;
end $$;
create trigger orders_invoice after insert on orders for each row execute function issue_invoice();
create trigger orders_invoice_again after update of total on orders
  for each row when (old.total is distinct from new.total) execute function issue_invoice();

-- Somebody asks whether an address is one of ours.
create index orders_bitcoin_address on orders (bitcoin_address) where bitcoin_address is not null;
