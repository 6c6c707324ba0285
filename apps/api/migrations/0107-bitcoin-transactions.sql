-- What a watcher of the chain saw arrive at the addresses of orders. Money that counts stands in payments; this says what it
-- was in bitcoins and how far the chain has confirmed it.

-- Dollars for a bitcoin, as they were asked for.
create table bitcoin_rates (
  id bigint generated always as identity primary key,
  cents_per_bitcoin bigint not null check (cents_per_bitcoin > 0),
  at timestamptz not null
);
create index bitcoin_rates_at on bitcoin_rates (at desc);

-- When the address of an order is looked at next; null once it no longer is.
create table bitcoin_watches (
  order_id bigint primary key references orders,
  due_at timestamptz
);
create index bitcoin_watches_due on bitcoin_watches (due_at) where due_at is not null;

create table bitcoin_transactions (
  order_id bigint not null references orders,
  txid text not null check (txid ~ '^[0-9a-f]{64}$'),
  satoshi bigint not null check (satoshi > 0),
  seen_at timestamptz not null,
  -- What it is worth: by the first rate that was known once it had been seen. Null until then.
  cents_per_bitcoin bigint check (cents_per_bitcoin > 0),
  confirmations integer not null check (confirmations >= 0),
  -- From how many on it counted as paid.
  needed integer not null check (needed > 0),
  -- The chain knows it no more: replaced by its sender, or lost with its block.
  is_gone boolean not null default false,
  -- The row that counts it; null while none does.
  payment_id bigint references payments,
  -- How often it was recorded: again after it had vanished and came back.
  recordings integer not null default 0,
  primary key (order_id, txid)
);
create index bitcoin_transactions_payment on bitcoin_transactions (payment_id) where payment_id is not null;
