-- A receipt for each payment and each refund, with a number of its own that no other ever has.

create table receipts (
  payment_id bigint primary key references payments,
  number bigint generated always as identity unique
);
insert into receipts (payment_id)
select id from payments where kind = 'refunded' or kind = 'received' and amount > 0 order by id;
create trigger receipts_append_only before update or delete or truncate on receipts
  for each statement execute function refuse_change();

create function issue_receipt() returns trigger language plpgsql as $$
begin
  insert into receipts (payment_id) values (new.id);
  return null;
end $$;
create trigger payments_receipt after insert on payments
  for each row when (new.kind = 'refunded' or new.kind = 'received' and new.amount > 0) execute function issue_receipt();
