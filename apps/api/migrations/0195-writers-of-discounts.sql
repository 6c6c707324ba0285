-- Who wrote a discount code by hand, and who else agreed that it takes off more than one person gives alone. Codes of an offer, and
-- those from before, have no writer and no limit.

alter table vouchers add column written_by bigint references accounts, add column approved_by bigint references accounts,
  add constraint vouchers_second_person check (approved_by <> written_by);
create index vouchers_written_by on vouchers (written_by) where written_by is not null;
create index vouchers_approved_by on vouchers (approved_by) where approved_by is not null;
