-- in steps
-- Two live listings of different sellers with one chassis number, which staff look at: a car that was sold on, a slip of the key,
-- or one of the two who has no such car.
create table if not exists chassis_doubles (
  id bigint generated always as identity primary key,
  -- The older listing, by its number.
  first_id bigint not null references products on delete cascade,
  second_id bigint not null references products on delete cascade,
  -- As `plain_code` has it; either listing may have another one by now.
  chassis text not null,
  found_at timestamptz not null,
  -- When staff said that both may stay, and why.
  decided_at timestamptz,
  reason text check (length(reason) between 1 and 500),
  version integer not null default 1,
  unique (first_id, second_id, chassis),
  check (first_id < second_id),
  check ((decided_at is null) = (reason is null))
);
create index if not exists chassis_doubles_second on chassis_doubles (second_id);
create index if not exists chassis_doubles_undecided on chassis_doubles (found_at) where decided_at is null;

-- next step
create or replace function note_chassis_doubles() returns trigger language plpgsql as $$
begin
  insert into chassis_doubles (first_id, second_id, chassis, found_at)
  select least(new.id, other.id), greatest(new.id, other.id), plain_code(new.chassis_number), now()
  from products as other
  where other.chassis_number is not null and plain_code(other.chassis_number) = plain_code(new.chassis_number)
    and other.id <> new.id and other.vendor_id is distinct from new.vendor_id
    and other.status = 'live' and not other.taken_down
  order by other.id limit 20
  on conflict do nothing;
  return null;
end $$;

-- next step
drop trigger if exists products_chassis_doubles on products;
create trigger products_chassis_doubles after insert or update of chassis_number, status, taken_down, vendor_id on products
  for each row when (new.chassis_number is not null and new.status = 'live' and not new.taken_down)
  execute function note_chassis_doubles();

-- next step
insert into chassis_doubles (first_id, second_id, chassis, found_at)
select one.id, other.id, plain_code(one.chassis_number), now()
from products as one join products as other on other.chassis_number is not null
  and plain_code(other.chassis_number) = plain_code(one.chassis_number) and other.id > one.id
where one.chassis_number is not null and other.vendor_id is distinct from one.vendor_id
  and one.status = 'live' and other.status = 'live' and not one.taken_down and not other.taken_down
on conflict do nothing;
