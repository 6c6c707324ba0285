-- A buyer gives an unpaid order up alone. Once money of it is here, or is said to be on its way, they ask for it: staff cancel the
-- order, or say why not. What has ended stays as it ended.

create table cancellation_requests (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- The buyer's words; empty where they gave none.
  reason text not null check (length(reason) <= 500),
  asked_at timestamptz not null,
  -- `granted` with the cancellation, `lapsed` with the shipment.
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'declined', 'lapsed')),
  -- Staff's words to the buyer.
  answer text check (length(answer) between 1 and 1000),
  ended_at timestamptz,
  ended_by bigint references accounts,
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'declined') = (answer is not null))
);
create unique index cancellation_requests_open on cancellation_requests (order_id) where state = 'waiting';
create index cancellation_requests_order on cancellation_requests (order_id, id desc);
create index cancellation_requests_waiting on cancellation_requests (asked_at) where state = 'waiting';
create index cancellation_requests_ended_by on cancellation_requests (ended_by) where ended_by is not null;

create trigger cancellation_requests_stay before update on cancellation_requests
  for each row when (old.state <> 'waiting') execute function refuse_change();
create trigger cancellation_requests_no_truncate before truncate on cancellation_requests
  for each statement execute function refuse_change();
