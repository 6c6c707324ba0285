-- When the ship of an order is expected, as it was heard of since: its vehicles are judged for that day and no longer for the days
-- that were told when they were ordered. The newest counts.

create table order_arrivals (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- The day of the bill of lading; null while it is the one that was told.
  shipped_on date,
  arrives_on date not null,
  noted_at timestamptz not null,
  check (shipped_on is null or shipped_on <= arrives_on)
);

create index order_arrivals_newest on order_arrivals (order_id, id desc);

create trigger order_arrivals_append_only before update or delete or truncate on order_arrivals
  for each statement execute function refuse_change();
