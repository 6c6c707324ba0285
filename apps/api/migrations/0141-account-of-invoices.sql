-- in steps
-- Which invoices name an account: it is asked when an account ends.

-- next step
drop index concurrently if exists order_invoices_account;

-- next step
create index concurrently order_invoices_account on order_invoices (account_id) where account_id is not null;
