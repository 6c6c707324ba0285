-- Money that has come in for orders and money that went back: written once, never changed. A further method needs no migration.

-- What the buyer has chosen to pay by; null while that is open.
alter table orders add column payment_method text check (length(payment_method) between 1 and 20);

create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind in ('received', 'refunded')),
  -- Minor units; what went back is negative.
  amount bigint not null check (amount <> 0 and (kind = 'received') = (amount > 0)),
  currency char(3) not null,
  method text not null check (length(method) between 1 and 20),
  -- Under which it is found: the number of the transfer, or what the buyer was asked to quote.
  reference text not null check (length(reference) between 1 and 140),
  note text check (length(note) <= 500),
  actor_id bigint references accounts,
  at timestamptz not null
);
create index payments_order on payments (order_id, id);
create index payments_actor on payments (actor_id) where actor_id is not null;

insert into payments (order_id, kind, amount, currency, method, reference, note, actor_id, at)
select order_id, 'received', total, currency, 'bank', payment_reference, reason, actor_id, at
from order_events join orders on orders.id = order_id
where order_events.status = 'Authorized' and total > 0
union all
select order_id, 'refunded', -amount, currency, method, reference, null, actor_id, at from refunds
order by at;

create trigger payments_append_only before update or delete or truncate on payments
  for each statement execute function refuse_change();

alter table refunds drop constraint refunds_method_check;
alter table refunds add constraint refunds_method_check check (length(method) between 1 and 20);
