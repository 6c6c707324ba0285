-- What a buyer and a seller write to each other about a listing or an order. The seller is the listing's vendor, or staff where none is named.

create table threads (
  id bigint generated always as identity primary key,
  -- A listing may be deleted; what was written about it stays.
  product_id bigint references products on delete set null,
  order_id bigint references orders,
  title text not null,
  buyer_id bigint not null references accounts,
  vendor_id bigint references accounts,
  opened_at timestamptz not null,
  last_at timestamptz not null,
  -- Who wrote last: the other side's turn.
  last_side text not null check (last_side in ('buyer', 'seller')),
  -- The last message that each side has seen.
  buyer_seen bigint not null default 0,
  seller_seen bigint not null default 0,
  -- Whether they have a mail about what they have not seen.
  buyer_mailed boolean not null default false,
  seller_mailed boolean not null default false,
  -- Whoever wants no more messages.
  blocked_by text check (blocked_by in ('buyer', 'seller', 'staff')),
  check (num_nonnulls(product_id, order_id) <= 1),
  check (vendor_id is null or order_id is null),
  check (buyer_id <> vendor_id),
  unique (product_id, buyer_id),
  unique (order_id)
);
create index threads_buyer on threads (buyer_id, last_at desc);
create index threads_vendor on threads (vendor_id, last_at desc);
create index threads_waiting on threads (last_at) where last_side = 'buyer' and vendor_id is null;

create table thread_messages (
  id bigint generated always as identity primary key,
  thread_id bigint not null references threads on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  author_id bigint not null references accounts,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index thread_messages_thread on thread_messages (thread_id, id);
create index thread_messages_author on thread_messages (author_id);

create table thread_reports (
  thread_id bigint primary key references threads on delete cascade,
  reported_by bigint not null references accounts,
  reason text not null check (length(reason) between 1 and 1000),
  at timestamptz not null,
  -- What staff did about it, once they have looked.
  outcome text check (outcome in ('closed', 'dismissed')),
  decided_by bigint references accounts,
  decided_at timestamptz,
  check (num_nonnulls(outcome, decided_by, decided_at) in (0, 3))
);
create index thread_reports_by on thread_reports (reported_by);
create index thread_reports_decided_by on thread_reports (decided_by);
create index thread_reports_waiting on thread_reports (at) where outcome is null;
