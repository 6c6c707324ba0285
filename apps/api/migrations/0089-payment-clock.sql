-- What a buyer says of a payment on its way: the order is not given up until staff have looked for it.
create table payment_reports (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  -- On which day the buyer's bank was told to send it, and which bank that is.
  paid_on date not null,
  bank text not null check (length(bank) between 1 and 100),
  reported_at timestamptz not null,
  -- Whether staff found it; null until they have looked.
  is_found boolean,
  note text check (length(note) <= 500),
  answered_by bigint references accounts,
  answered_at timestamptz,
  check ((is_found is null) = (answered_at is null))
);
create index payment_reports_order on payment_reports (order_id, id);
-- One at a time, and the queue of those that wait.
create unique index payment_reports_open on payment_reports (order_id) where answered_at is null;
create index payment_reports_waiting on payment_reports (reported_at) where answered_at is null;
create index payment_reports_answered_by on payment_reports (answered_by) where answered_by is not null;

-- More time to pay, given once for each order.
create table payment_extensions (
  order_id bigint primary key references orders,
  due_before timestamptz not null,
  due_after timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  actor_id bigint not null references accounts,
  at timestamptz not null,
  check (due_after > due_before)
);
create index payment_extensions_actor on payment_extensions (actor_id);
create trigger payment_extensions_append_only before update or delete or truncate on payment_extensions
  for each statement execute function refuse_change();
