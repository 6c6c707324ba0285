-- What staff write down about a customer, for colleagues. It is in the copy of the customer's data, and goes with the account.
create table customer_notes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  author_id bigint not null references accounts,
  text text not null check (length(text) between 1 and 2000 and text ~ '\S'),
  at timestamptz not null
);
create index customer_notes_account on customer_notes (account_id, id desc);
create index customer_notes_author on customer_notes (author_id);
