-- Orders are a record of what was agreed: they copy what they need and never follow a product's later changes.

create table orders (
  id bigint generated always as identity primary key,
  number text not null unique,
  basket_id bigint not null unique references baskets,
  account_id bigint not null references accounts,
  status text not null check (status in ('Pending', 'Payment Declined', 'Authorized', 'Shipped', 'Canceled')),
  email text not null,
  currency char(3) not null,
  goods_before_discount bigint not null check (goods_before_discount >= 0),
  discount bigint not null default 0 check (discount between 0 and goods_before_discount),
  shipping bigint not null check (shipping >= 0),
  total bigint not null check (total = goods_before_discount - discount + shipping),
  shipping_code text not null,
  shipping_type text not null check (shipping_type in ('RORO', 'Container')),
  destination_country char(2) references countries,
  destination_port text,
  voucher_id bigint references vouchers,
  insurance_requested boolean not null default false,
  payment_reference text not null unique,
  payment_due timestamptz not null,
  bitcoin_address text,
  shipping_address jsonb not null,
  billing_address jsonb,
  date_placed timestamptz not null default now()
);
create index orders_account on orders (account_id, date_placed desc, id desc);
create index orders_placed on orders (date_placed desc, id desc);
create index orders_status on orders (status, date_placed desc);
create index orders_due on orders (payment_due) where status = 'Pending';
create index orders_voucher on orders (voucher_id) where voucher_id is not null;
create index orders_country on orders (destination_country);
create index orders_email on orders (lower(email));

create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  product_id bigint not null references products,
  position smallint not null,
  title text not null,
  reference text not null,
  class text not null,
  media_hash text,
  quantity integer not null check (quantity >= 1),
  unit_price bigint not null,
  goods_before_discount bigint not null,
  discount bigint not null default 0 check (discount between 0 and goods_before_discount),
  shipping_option_id integer references shipping_options,
  shipping_charge bigint not null,
  unique (order_id, position)
);
create index order_lines_product on order_lines (product_id);
create index order_lines_option on order_lines (shipping_option_id);
create index order_lines_title on order_lines using gin (to_tsvector('simple', title));

-- The order's timeline.
create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  status text not null,
  actor_id bigint references accounts,
  reason text check (length(reason) <= 500),
  at timestamptz not null default now()
);
create index order_events_order on order_events (order_id, at);
create index order_events_actor on order_events (actor_id) where actor_id is not null;
create trigger order_events_append_only before update or delete on order_events
  for each row execute function refuse_rewriting();

create table voucher_uses (
  voucher_id bigint not null references vouchers,
  order_id bigint not null references orders,
  account_id bigint not null references accounts,
  at timestamptz not null default now(),
  primary key (voucher_id, order_id)
);
create index voucher_uses_account on voucher_uses (account_id, voucher_id);
create index voucher_uses_order on voucher_uses (order_id);
