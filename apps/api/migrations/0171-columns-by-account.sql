-- Two accounts of a bank write the same headings in two currencies: columns are named for one account.
-- allow rewrite: a row for each bank whose columns staff have named
-- allow scan: the same few rows
-- allow index: the same few rows; until a process of the version before ends, it refuses to keep columns

alter table bank_columns drop constraint bank_columns_pkey;
alter table bank_columns
  add column id bigint generated always as identity primary key,
  -- Its letters and digits. Null: named before the account was asked for; the next file asks for it once.
  add column account text check (account ~ '^[0-9A-Z]{1,64}$');
create unique index bank_columns_account on bank_columns (headings, account) nulls not distinct;
