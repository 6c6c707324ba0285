-- What marine insurance costs: a share of goods and shipping, and no less than a minimum.

create table insurance_tariffs (
  id bigint generated always as identity primary key,
  -- Hundredths of a percent.
  basis_points integer not null check (basis_points between 1 and 10000),
  -- Minor units.
  minimum bigint not null check (minimum >= 0),
  currency char(3) not null default 'USD',
  -- It holds until the next one begins. Of those that begin together the last one set counts.
  valid_from timestamptz not null,
  -- Null for the one that the shop came with.
  actor_id bigint references accounts,
  set_at timestamptz not null
);
create index insurance_tariffs_latest on insurance_tariffs (valid_from desc, id desc);
create index insurance_tariffs_actor on insurance_tariffs (actor_id) where actor_id is not null;

create trigger insurance_tariffs_append_only before update or delete or truncate on insurance_tariffs
  for each statement execute function refuse_change();

-- Few orders ask for it and are open at a time; those without a price are looked for among them.
create index orders_insured_open on orders (date_placed)
  where insurance_requested and status in ('Pending', 'Payment Declined', 'Authorized');
