-- in steps
-- Orders of which a payment was taken back are looked for by their queue: those that went on although their money is not here.

create index concurrently if not exists payments_taken_back on payments (order_id) where corrects is not null;

-- next step
-- A reference in the text of money that comes back or goes back is told to staff, and never pays by itself.
alter table bank_entry_offers drop constraint if exists bank_entry_offers_basis_check;
alter table bank_entry_offers add constraint bank_entry_offers_basis_check
  check (basis in ('reference', 'number', 'slip', 'sum-and-name', 'name', 'sum', 'returned')) not valid;

-- next step
alter table bank_entry_offers validate constraint bank_entry_offers_basis_check;

-- next step
-- What an order waits for is computed anew once its money has gone back.
drop trigger if exists payments_progress on payments;
create trigger payments_progress after insert on payments for each row when (new.kind = 'refunded')
  execute function mark_progress_of_order();
