-- Money goes back to a buyer in part or whole, whatever has become of the order. More than USD 500 of an order takes two
-- people: one asks, another approves. `refunds`, one row for each order that was cancelled, is read no more: `payments` has
-- the same money, and of more than one refund.

create table refund_requests (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- Minor units.
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  method text not null check (length(method) between 1 and 20),
  reference text not null check (length(reference) between 1 and 140),
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  asked_by bigint not null references accounts,
  asked_at timestamptz not null,
  decided_by bigint references accounts,
  decided_at timestamptz,
  -- Why it was rejected.
  rejection text check (length(rejection) between 1 and 500),
  -- What it became.
  payment_id bigint unique references payments,
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((state = 'rejected') = (rejection is not null)),
  check ((state = 'approved') = (payment_id is not null)),
  check (state <> 'approved' or decided_by <> asked_by)
);
create index refund_requests_order on refund_requests (order_id, id);
-- One at a time for each order, and the queue of those that wait.
create unique index refund_requests_open on refund_requests (order_id) where state = 'waiting';
create index refund_requests_waiting on refund_requests (asked_at) where state = 'waiting';
create index refund_requests_asked_by on refund_requests (asked_by);
create index refund_requests_decided_by on refund_requests (decided_by) where decided_by is not null;

alter table payments add column approved_by bigint references accounts;
create index payments_approved_by on payments (approved_by) where approved_by is not null;
-- What of a refund lowers the price; the rest was more than the order cost.
alter table payments add column waived bigint not null default 0;
alter table payments add constraint payments_waived
  check (waived = 0 or kind = 'refunded' and waived between 0 and -amount) not valid;
alter table payments add constraint payments_second_person check (approved_by <> actor_id) not valid;
create index payments_refunded on payments (order_id) where kind = 'refunded';

-- What one person has sent back alone of an order, together.
create function refuse_lone_refund() returns trigger language plpgsql as $$
declare
  alone bigint;
begin
  select coalesce(sum(-amount), 0) - new.amount into alone from payments
  where order_id = new.order_id and kind = 'refunded' and approved_by is null;
  if alone > (case new.currency when 'USD' then 50000 else 0 end) then
    raise exception 'order % is refunded % by one person', new.order_id, alone using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger payments_not_alone before insert on payments
  for each row when (new.kind = 'refunded' and new.approved_by is null) execute function refuse_lone_refund();

create function refuse_own_refund() returns trigger language plpgsql as $$
declare
  owner bigint;
  actors bigint[];
begin
  select account_id into owner from orders where id = new.order_id;
  if tg_table_name = 'payments' then
    actors := array[new.approved_by];
  else
    actors := array[new.asked_by, new.decided_by];
  end if;
  if owner = any (actors) then
    raise exception 'account % acts on its own money in %', owner, tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger payments_not_approved_by_owner before insert on payments
  for each row when (new.approved_by is not null) execute function refuse_own_refund();
create trigger refund_requests_not_own before insert or update on refund_requests
  for each row execute function refuse_own_refund();
