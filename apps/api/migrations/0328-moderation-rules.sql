-- in steps
-- What staff want to look at among the listings of sellers. A rule queues and decides nothing.
create table if not exists moderation_rules (
  code text primary key check (code in ('price', 'contact', 'picture', 'chassis', 'flood')),
  is_on boolean not null,
  threshold integer check (threshold between 0 and 1000),
  days integer check (days between 1 and 90),
  version integer not null default 1,
  changed_at timestamptz,
  changed_by bigint references accounts
);
insert into moderation_rules (code, is_on, threshold, days) values ('price', true, 60, null), ('contact', true, null, null),
  ('picture', true, 2, null), ('chassis', true, null, null), ('flood', true, 20, 7) on conflict do nothing;

-- next step
create table if not exists moderation_findings (
  id bigint generated always as identity primary key,
  rule text not null references moderation_rules,
  -- The listing, or with `seller` before it the seller: one finding each.
  about text not null,
  product_id bigint not null references products on delete cascade,
  -- What was found, shortly: the same does not come back once somebody has looked at it.
  fingerprint text not null,
  seen_fingerprint text,
  detail jsonb not null,
  state text not null check (state in ('open', 'dismissed', 'ended')),
  found_at timestamptz not null,
  ended_at timestamptz,
  decided_by bigint references accounts,
  reason text check (length(reason) between 1 and 500),
  version integer not null default 1,
  unique (rule, about),
  check ((state = 'open') = (ended_at is null))
);
create index if not exists moderation_findings_newest on moderation_findings (found_at desc, id desc);
create index if not exists moderation_findings_open on moderation_findings (rule, found_at) where state = 'open';
create index if not exists moderation_findings_product on moderation_findings (product_id, id);
create index if not exists moderation_findings_decided_by on moderation_findings (decided_by) where decided_by is not null;

-- next step
-- Without a key, so that nobody who saves a listing waits for the job that reads this.
create table if not exists moderation_changes (
  id bigint generated always as identity primary key,
  product_id bigint not null
);

-- next step
create or replace function note_moderation() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    insert into moderation_changes (product_id) values (new.id);
  else
    insert into moderation_changes (product_id)
    select id from products where id = new.product_id and vendor_id is not null and status = 'live';
  end if;
  return null;
end $$;

-- next step
drop trigger if exists products_moderation on products;
create trigger products_moderation after insert on products
  for each row when (new.vendor_id is not null and new.status = 'live') execute function note_moderation();
drop trigger if exists products_moderation_again on products;
create trigger products_moderation_again after update of status, taken_down, vendor_approved, price, currency, title,
  subtitle, description, model_id, model_year, mileage, chassis_number, cover_media_id on products
  for each row when (new.vendor_id is not null and (new.status = 'live' or old.status = 'live')
    and (old.status, old.taken_down, old.vendor_approved, old.price, old.currency, old.title, old.subtitle,
      old.description, old.model_id, old.model_year, old.mileage, old.chassis_number, old.cover_media_id)
    is distinct from (new.status, new.taken_down, new.vendor_approved, new.price, new.currency, new.title, new.subtitle,
      new.description, new.model_id, new.model_year, new.mileage, new.chassis_number, new.cover_media_id))
  execute function note_moderation();

-- next step
drop trigger if exists product_images_moderation on product_images;
create trigger product_images_moderation after insert or update of media_id on product_images
  for each row execute function note_moderation();
drop trigger if exists lectures_moderation on lectures;
create trigger lectures_moderation after insert or update of title, content on lectures
  for each row execute function note_moderation();
