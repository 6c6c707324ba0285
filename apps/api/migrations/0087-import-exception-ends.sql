-- What staff let a buyer order and have thought better of: an exception is never changed, it ends. What was ordered under it stays.

create table import_exception_ends (
  exception_id bigint primary key references import_exceptions,
  ended_by bigint not null references accounts,
  reason text not null check (reason <> ''),
  ended_at timestamptz not null
);
create index import_exception_ends_by_staff on import_exception_ends (ended_by);

create trigger import_exception_ends_append_only before update or delete or truncate on import_exception_ends
  for each statement execute function refuse_change();
