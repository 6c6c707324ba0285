-- What the shop itself asks for the inspection before loading and knows of the way from a port to a town. It comes before the prices of
-- the import rules, and an inspection that has a price here is on our invoice.

create table door_tariffs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('inspection', 'inland')),
  -- Where the vehicle goes.
  country char(2) not null references countries,
  -- Of an inspection the country of loading, null for any other; of inland transport the route's name in the import rules.
  place text check (place <> ''),
  -- Minor units; null ends what was before it.
  amount bigint check (amount > 0),
  currency char(3) not null default 'USD',
  -- It holds until the next one of its kind, country and place begins. Of those that begin together the last one set counts.
  valid_from timestamptz not null,
  actor_id bigint not null references accounts,
  set_at timestamptz not null,
  check (kind = 'inspection' or place is not null)
);
create index door_tariffs_latest on door_tariffs (country, kind, place, valid_from desc, id desc);
create index door_tariffs_actor on door_tariffs (actor_id);

create trigger door_tariffs_append_only before update or delete or truncate on door_tariffs
  for each statement execute function refuse_change();
