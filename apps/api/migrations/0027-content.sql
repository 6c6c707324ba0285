-- What staff keep up without a deploy: articles with drafts, what home promotes, discounts, places and tariffs.
-- `version` grows with every write, so that a write decided on an older one can be refused.

alter table articles
  add column status text not null default 'draft' check (status in ('draft', 'published')),
  -- In the future: published from then on.
  add column published_at timestamptz,
  add column date_updated timestamptz not null default now(),
  add column version integer not null default 1,
  add check (status = 'draft' or published_at is not null);
update articles set status = 'published', published_at = date_created, date_updated = date_created;
drop index articles_newest;
create index articles_newest on articles (published_at desc, id desc) where status = 'published';

alter table deals
  add column version integer not null default 1,
  -- A listing that is deleted is no deal any more.
  drop constraint deals_product_id_fkey,
  add constraint deals_product_id_fkey foreign key (product_id) references products on delete cascade;

-- Vehicles that staff put before the automatic choice of a promotion's shelf.
create table promotion_pins (
  id bigint generated always as identity primary key,
  shelf text not null check (shelf in
    ('low_range', 'mid_range', 'upper_range', 'hatch_back', 'sedan', 'suv', 'commercial_vehicles')),
  product_id bigint not null references products on delete cascade,
  -- Lowest first.
  position integer not null,
  date_created timestamptz not null default now(),
  version integer not null default 1,
  unique (shelf, product_id)
);
create index promotion_pins_product on promotion_pins (product_id);

alter table vouchers
  add column version integer not null default 1,
  add check (kind = 'fixed' or benefit <= 10000);

alter table countries add column version integer not null default 1;
alter table ports
  add column version integer not null default 1,
  add check (length(name) between 1 and 128),
  add check (length(slug) between 1 and 128);

-- Of tariffs that overlapped the later one was in force: it ends the one before.
delete from shipping_tariffs as older using shipping_tariffs as newer
where newer.shipping_type = older.shipping_type and newer.port_id is not distinct from older.port_id
  and newer.currency = older.currency and newer.valid_from = older.valid_from and newer.id > older.id;
update shipping_tariffs set valid_to = following.valid_from
from (
  select id, lead(valid_from) over (partition by shipping_type, port_id, currency order by valid_from) as valid_from
  from shipping_tariffs
) as following
where following.id = shipping_tariffs.id
  and following.valid_from < coalesce(shipping_tariffs.valid_to, 'infinity');

create extension if not exists btree_gist;
alter table shipping_tariffs
  add column version integer not null default 1,
  add constraint shipping_tariffs_never_two exclude using gist (
    shipping_type with =, (coalesce(port_id, 0)) with =, currency with =, tstzrange(valid_from, valid_to) with &&);
