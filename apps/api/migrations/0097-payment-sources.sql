-- Money that arrived is recorded through one door, whoever or whatever found it: staff, a bank's statement, a watcher. A
-- further source needs no migration.

alter table payments add column source text not null default 'staff' check (length(source) between 1 and 20);
-- What its source calls it: never recorded twice under that, however often a file or a callback comes. Null where people
-- say it, whose slips payments_once catches.
alter table payments add column source_key text check (length(source_key) between 1 and 140);
create unique index payments_source_key on payments (source, source_key, kind) where source_key is not null;

-- Two transfers of one day and one amount are two, where a source tells them apart.
drop index payments_once;
create unique index payments_once on payments (order_id, method, lower(reference), amount, received_on)
  where kind = 'received' and received_on is not null and source_key is null;

-- A row that was wrong stays, and one of the same kind and the opposite sign takes it back, once.
alter table payments add column corrects bigint unique references payments;
alter table payments drop constraint payments_sign;
alter table payments add constraint payments_sign
  check (amount <> 0 and (amount > 0) = ((kind <> 'refunded') = (corrects is null)));
