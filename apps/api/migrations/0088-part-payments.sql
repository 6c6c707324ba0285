-- An order may be paid in parts, and banks underway keep some of the money, which the shop bears.

alter table payments drop constraint payments_kind_check;
alter table payments add constraint payments_kind_check check (kind in ('received', 'bank-charges', 'refunded'));
alter table payments drop constraint payments_check;
alter table payments add constraint payments_sign check (amount <> 0 and (kind <> 'refunded') = (amount > 0));

-- The day on which the bank booked it; null where nobody said another than the day of the record.
alter table payments add column received_on date;

-- What was recorded is not recorded again, by whoever and however simultaneously.
create unique index payments_once on payments (order_id, method, lower(reference), amount, received_on)
  where kind = 'received' and received_on is not null;
