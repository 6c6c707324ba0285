-- Accounts that their owners deleted, the links by which an owner without a password confirms a wish, and the audit's end.

alter table accounts
  add column deleted_at timestamptz,
  -- The row stays, because orders and the ledger point at it; nobody is in it any more, and nobody can be put back.
  add constraint accounts_deleted_is_empty check (deleted_at is null or (
    not is_active and deactivated_at is not null and password_hash is null and staff_role is null
    and seller_status = 'none' and country is null and postcode is null and training is null
    and email = 'deleted-' || id || '@deleted.invalid'));

create table account_confirmations (
  token_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_confirmations_account on account_confirmations (account_id);

-- An entry may go when its time is over, which is a setting (RETENTION_AUDIT_YEARS) but never less than a year; it is still
-- never changed.
create function keep_for_a_year() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '1 year' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
drop trigger audit_append_only on audit;
create trigger audit_append_only before update or delete on audit
  for each row execute function keep_for_a_year();
