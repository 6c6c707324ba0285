-- in steps
-- What staff take down leaves baskets, and stops orders: of what was paid for they ask to be cancelled, which the people of
-- the money then answer.
alter table cancellation_requests add column if not exists asked_by bigint;

-- next step
alter table cancellation_requests drop constraint if exists cancellation_requests_asked_by_fkey;
alter table cancellation_requests add constraint cancellation_requests_asked_by_fkey
  foreign key (asked_by) references accounts not valid;

-- next step
alter table cancellation_requests validate constraint cancellation_requests_asked_by_fkey;

-- next step
create index concurrently if not exists cancellation_requests_asked_by on cancellation_requests (asked_by)
  where asked_by is not null;

-- next step
create table if not exists basket_losses (
  basket_id bigint not null references baskets on delete cascade,
  product_id bigint not null references products on delete cascade,
  -- As it was called then.
  title text not null,
  at timestamptz not null,
  primary key (basket_id, product_id)
);
create index if not exists basket_losses_product on basket_losses (product_id);

-- next step
alter table thread_messages drop constraint if exists thread_messages_event_check;
alter table thread_messages add constraint thread_messages_event_check
  check (event in ('request', 'quote-asked', 'quote-answered', 'listing-down')) not valid;
