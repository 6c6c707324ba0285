-- A buyer whom staff let order a vehicle that the rules of a country keep out: somebody who moves there, or an office that may import it.

create table import_exceptions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  -- No reference: a listing that is taken back may be deleted.
  product_id bigint not null,
  country char(2) not null,
  allowed_by bigint not null references accounts,
  reason text not null check (reason <> ''),
  allowed_at timestamptz not null,
  check (allowed_by <> account_id)
);

create index import_exceptions_of_account on import_exceptions (account_id, product_id, country);
create index import_exceptions_by_staff on import_exceptions (allowed_by);

create trigger import_exceptions_append_only before update or delete or truncate on import_exceptions
  for each statement execute function refuse_change();
