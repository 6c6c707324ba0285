-- in steps
-- Who wrote a discount code by hand, and who else agreed that it takes off more than one person gives alone. Codes of an offer, and
-- those from before, have no writer and no limit.

alter table vouchers add column if not exists written_by bigint references accounts,
  add column if not exists approved_by bigint references accounts;

-- next step
alter table vouchers drop constraint if exists vouchers_second_person;
alter table vouchers add constraint vouchers_second_person check (approved_by <> written_by) not valid;

-- next step
alter table vouchers validate constraint vouchers_second_person;

-- next step
create index concurrently if not exists vouchers_written_by on vouchers (written_by) where written_by is not null;

-- next step
create index concurrently if not exists vouchers_approved_by on vouchers (approved_by) where approved_by is not null;
