-- What operating the shop needs: knowing a demo world, and an audit that holds more than changes.

-- One row while the database holds the demo world, whose passwords everybody can read. Production does not start on it.
create table demo_world (
  one boolean primary key default true check (one),
  since timestamptz not null default now()
);
-- Its people joined at this moment in every demo world that was made before this table.
insert into demo_world (since)
  select date_joined from accounts where email = 'support@example.com' and date_joined = '2026-02-03T09:30:00Z';

-- `change`: staff changed something. The others tell of access: who came in or was kept out, and whose data they looked at.
alter table audit add column kind text not null default 'change'
  check (kind in ('change', 'sign-in', 'refusal', 'read'));
create index audit_kind on audit (kind, at desc, id desc);
-- Whether somebody looked at the same thing a moment ago.
create index audit_access on audit (actor_id, subject, subject_id, at desc) where kind <> 'change';
