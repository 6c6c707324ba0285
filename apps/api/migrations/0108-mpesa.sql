-- Money by M-Pesa: what buyers' telephones were asked for, and every receipt that Safaricom told us of.

create table mpesa_prompts (
  id bigint generated always as identity primary key,
  -- In the address that the answer comes to; nobody else knows it.
  key text not null unique check (key ~ '^[0-9a-f]{32}$'),
  order_id bigint not null references orders,
  phone text not null check (phone ~ '^254[17][0-9]{8}$'),
  -- In the order's currency, minor units: what counts as paid when the shillings are here.
  amount bigint not null check (amount > 0),
  shillings integer not null check (shillings between 1 and 250000),
  rate numeric not null check (rate > 0),
  asked_at timestamptz not null,
  -- Until when a payment to the shortcode counts by this rate, too.
  rate_until timestamptz not null,
  state text not null default 'asked' check (state in ('asked', 'sent', 'paid', 'failed', 'lost')),
  checkout_id text unique check (length(checkout_id) between 1 and 100),
  -- Safaricom's, of a prompt that failed.
  result_code text check (length(result_code) between 1 and 30),
  -- When Safaricom is asked what became of it; null once that is known.
  due_at timestamptz
);
-- A telephone shows one at a time, and an order waits for one.
create unique index mpesa_prompts_open_order on mpesa_prompts (order_id) where state in ('asked', 'sent');
create unique index mpesa_prompts_open_phone on mpesa_prompts (phone) where state in ('asked', 'sent');
create index mpesa_prompts_order on mpesa_prompts (order_id, asked_at);
create index mpesa_prompts_phone on mpesa_prompts (phone, asked_at);
create index mpesa_prompts_due on mpesa_prompts (due_at) where due_at is not null;

create table mpesa_receipts (
  receipt text primary key check (receipt ~ '^[A-Z0-9]{8,20}$'),
  -- Minor units of shillings.
  amount bigint not null check (amount > 0),
  -- What the payer typed as the account.
  account text check (length(account) <= 100),
  arrived_at timestamptz not null,
  prompt_id bigint references mpesa_prompts,
  -- Null where nobody knows for which order it was meant.
  order_id bigint references orders,
  payment_id bigint references payments,
  -- Why no payment came of it by itself.
  obstacle text check (obstacle in ('account', 'amount', 'rate', 'second')),
  check (obstacle is null or payment_id is null)
);
create index mpesa_receipts_prompt on mpesa_receipts (prompt_id) where prompt_id is not null;
create index mpesa_receipts_order on mpesa_receipts (order_id) where order_id is not null;
create index mpesa_receipts_payment on mpesa_receipts (payment_id) where payment_id is not null;
