-- The ship that an order goes by, and how far the order has come. What was said before stays.

create table shipments (
  order_id bigint primary key references orders,
  shipped_by text check (shipped_by in ('RORO', 'CONTAINER')),
  vessel text check (length(vessel) between 1 and 100),
  voyage text check (length(voyage) between 1 and 40),
  bill_of_lading text check (length(bill_of_lading) between 1 and 40),
  container text check (length(container) between 1 and 20),
  loading_port text check (length(loading_port) between 1 and 100),
  discharge_port text check (length(discharge_port) between 1 and 100),
  -- The days on which it is expected to sail and to arrive; null while nobody knows.
  etd date,
  eta date,
  version integer not null default 1,
  changed_at timestamptz not null,
  check (etd <= eta)
);
create index shipments_eta on shipments (eta) where eta is not null;

-- The shipment as it was after each change.
create table shipment_changes (
  order_id bigint not null references shipments,
  version integer not null,
  shipped_by text,
  vessel text,
  voyage text,
  bill_of_lading text,
  container text,
  loading_port text,
  discharge_port text,
  etd date,
  eta date,
  note text check (length(note) between 1 and 500),
  actor_id bigint not null references accounts,
  at timestamptz not null,
  primary key (order_id, version)
);
create index shipment_changes_actor on shipment_changes (actor_id);
create trigger shipment_changes_append_only before update or delete or truncate on shipment_changes
  for each statement execute function refuse_change();

-- What staff said of a step of an order; the newest row of a step counts. What follows from the order itself (placed, paid, shipped)
-- has no row until somebody names another day.
create table order_steps (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  step text not null check (step in ('placed', 'slip', 'paid', 'permit', 'inspected', 'booked', 'sailed', 'documents',
    'arrived', 'transit', 'delivered', 'registered')),
  -- The day on which it was done; null takes it back.
  done_on date,
  -- An inspection that the vehicle did not pass.
  is_failed boolean not null default false,
  -- Told to the buyer.
  note text check (length(note) between 1 and 500),
  actor_id bigint not null references accounts,
  at timestamptz not null,
  check (done_on is not null or note is not null),
  check (not is_failed or done_on is not null and step = 'inspected')
);
create index order_steps_order on order_steps (order_id, step, id desc);
create index order_steps_actor on order_steps (actor_id);
create trigger order_steps_append_only before update or delete or truncate on order_steps
  for each statement execute function refuse_change();
