-- Discounts, baskets and their lines.

create table vouchers (
  id bigint generated always as identity primary key,
  code text not null unique check (code = upper(code) and length(code) between 1 and 255),
  name text not null,
  kind text not null check (kind in ('fixed', 'percentage')),
  -- Minor units for `fixed`, hundredths of a percent for `percentage`.
  benefit bigint not null check (benefit > 0),
  currency char(3) not null default 'USD',
  min_goods bigint not null default 0 check (min_goods >= 0),
  -- Only products of this class count and are discounted; null: all.
  class text,
  usage text not null check (usage in ('single', 'once-per-customer', 'unlimited')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);

create table baskets (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  status text not null default 'Open' check (status in ('Open', 'Submitted')),
  voucher_id bigint references vouchers,
  quote_requested_at timestamptz,
  quote_contact text,
  quote_note text,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now()
);
create unique index baskets_one_open on baskets (account_id) where status = 'Open';
create index baskets_account on baskets (account_id);
create index baskets_voucher on baskets (voucher_id) where voucher_id is not null;
create index baskets_quotes on baskets (quote_requested_at) where quote_requested_at is not null;

create table basket_lines (
  id bigint generated always as identity primary key,
  basket_id bigint not null references baskets on delete cascade,
  product_id bigint not null references products,
  quantity integer not null check (quantity between 1 and 25),
  -- The unit price when the line was added, to warn when it has changed since.
  price_seen bigint not null,
  shipping_option_id integer references shipping_options,
  shipping_type text check (shipping_type in ('RORO', 'Container')),
  -- Charge for the destination in minor units; 0 is undetermined (contract C14).
  shipping_charge bigint not null default 0 check (shipping_charge >= 0),
  -- The buyer wants marine insurance for it; no price belongs to that (contract C15).
  insurance_requested boolean not null default false,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now()
);
create unique index basket_lines_once on basket_lines (basket_id, product_id, coalesce(shipping_option_id, 0));
create index basket_lines_product on basket_lines (product_id);
create index basket_lines_option on basket_lines (shipping_option_id);
