-- What a member of staff may do hangs on a role; the contract says which role may call what.

alter table accounts add column staff_role text check (staff_role in ('support', 'finance', 'content', 'admin'));
update accounts set staff_role = 'admin' where is_staff;
alter table accounts drop column is_staff;
alter table accounts add column is_staff boolean not null generated always as (staff_role is not null) stored;
create index accounts_staff on accounts (staff_role) where staff_role is not null;

-- Rows are refused one by one already; this refuses to empty it.
create trigger audit_never_emptied before truncate on audit
  for each statement execute function refuse_rewriting();
create index audit_newest on audit (at desc, id desc);
