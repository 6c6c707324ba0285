-- What arrived on our accounts, as the banks' files tell it, and which orders it was meant for.

-- Of a bank's CSV: what its columns hold, by its headings.
create table bank_columns (
  headings text[] primary key,
  columns jsonb not null,
  actor_id bigint not null references accounts,
  set_at timestamptz not null
);
create index bank_columns_actor on bank_columns (actor_id);

create table bank_statements (
  id bigint generated always as identity primary key,
  file_name text not null check (length(file_name) <= 200),
  format text not null check (length(format) between 1 and 20),
  accounts text[] not null,
  is_own_account boolean not null,
  first_day date,
  last_day date,
  -- Movements that it added, and those that an earlier file had brought.
  entry_count integer not null check (entry_count >= 0),
  known_count integer not null check (known_count >= 0),
  actor_id bigint not null references accounts,
  imported_at timestamptz not null
);
create index bank_statements_actor on bank_statements (actor_id);

-- A movement on an account: written once, never changed.
create table bank_entries (
  id bigint generated always as identity primary key,
  statement_id bigint not null references bank_statements,
  account text not null,
  -- Whether our invoices name the account.
  is_own_account boolean not null,
  booked_on date not null,
  -- Minor units; what left the account is negative.
  amount bigint not null check (amount <> 0),
  currency char(3) not null,
  charges bigint not null check (charges >= 0),
  reference text check (length(reference) between 1 and 140),
  party text not null check (length(party) <= 200),
  text text not null check (length(text) <= 1000),
  -- Two alike in one file are two movements: the first, the second.
  occurrence integer not null check (occurrence >= 1),
  -- What tells a movement from every other one, in whichever file it comes.
  fingerprint text not null unique
);
create index bank_entries_statement on bank_entries (statement_id);
create index bank_entries_booked on bank_entries (booked_on desc, id desc);
create trigger bank_entries_append_only before update or delete or truncate on bank_entries
  for each statement execute function refuse_change();

-- Which orders a movement may be meant for, the likeliest first, as it was found when it came.
create table bank_entry_offers (
  entry_id bigint not null references bank_entries,
  rank smallint not null check (rank >= 1),
  order_id bigint not null references orders,
  basis text not null check (basis in ('reference', 'number', 'slip', 'sum-and-name', 'name', 'sum')),
  primary key (entry_id, rank)
);
create index bank_entry_offers_order on bank_entry_offers (order_id);

-- What was decided on a movement, turn by turn: every second turn takes back the one before, so that a movement pays one order
-- at most, and of two people who decide at once one is refused.
create table bank_decisions (
  id bigint generated always as identity primary key,
  entry_id bigint not null references bank_entries,
  turn integer not null check (turn >= 1),
  kind text not null check (kind in ('assigned', 'dismissed', 'undone')),
  order_id bigint references orders,
  payment_id bigint unique references payments,
  -- In the order's currency; of foreign money as the bank's advice has it.
  counts_as bigint check (counts_as > 0),
  advice text check (length(advice) between 1 and 200),
  reason text check (length(reason) <= 500),
  actor_id bigint not null references accounts,
  at timestamptz not null,
  unique (entry_id, turn),
  check ((turn % 2 = 0) = (kind = 'undone')),
  check ((kind = 'assigned') = (payment_id is not null)),
  check ((kind = 'assigned') = (order_id is not null)),
  check ((kind = 'assigned') = (counts_as is not null))
);
create index bank_decisions_order on bank_decisions (order_id) where order_id is not null;
create index bank_decisions_actor on bank_decisions (actor_id);
create trigger bank_decisions_append_only before update or delete or truncate on bank_decisions
  for each statement execute function refuse_change();

-- Movements that the import is sure of, until the job has recorded them, on behalf of whoever imported them.
create table bank_bookings_due (
  entry_id bigint primary key references bank_entries,
  actor_id bigint not null references accounts
);
create index bank_bookings_due_actor on bank_bookings_due (actor_id);
