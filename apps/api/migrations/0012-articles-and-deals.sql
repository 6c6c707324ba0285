-- News and reviews, the deals of the day, and vouchers that an offer issues.

create table articles (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]+$' and length(slug) <= 255),
  title text not null check (length(title) between 1 and 255),
  summary text not null check (length(summary) between 1 and 300),
  -- HTML, sanitised before it comes here and again before it leaves.
  content text not null,
  date_created timestamptz not null default now()
);
create index articles_newest on articles (date_created desc, id desc);

create table deals (
  product_id bigint primary key references products,
  -- Lowest first.
  position integer not null,
  date_created timestamptz not null default now()
);
create index deals_position on deals (position, product_id);

alter table vouchers
  -- The offer that issued it, and to which e-mail address: one each.
  add column offer text check (offer in ('flash')),
  add column issued_to text check (issued_to = lower(issued_to) and length(issued_to) between 1 and 255),
  add check ((offer is null) = (issued_to is null));
create unique index vouchers_issued on vouchers (offer, issued_to) where offer is not null;
