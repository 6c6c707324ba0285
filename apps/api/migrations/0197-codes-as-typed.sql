-- in steps
-- The search box knows numbers however they are typed: `47201-90159`, `4720190159` and `47201 90159` are one.

create or replace function plain_code(code text) returns text language sql immutable parallel safe as $$
  select upper(regexp_replace(code, '[^[:alnum:]]', '', 'g'))
$$;

-- next step
create index concurrently if not exists products_reference_code on products (plain_code(reference));

-- next step
create index concurrently if not exists products_part_code on products (plain_code(part_number))
  where part_number is not null;

-- next step
create index concurrently if not exists products_chassis_code on products (plain_code(chassis_number))
  where chassis_number is not null;
