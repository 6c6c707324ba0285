-- A change of many listings at once, with what each was before and became, so that it can be undone for a while.
create table bulk_changes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  change jsonb not null,
  changed jsonb not null,
  made_at timestamptz not null,
  undone_at timestamptz
);
create index bulk_changes_account on bulk_changes (account_id, made_at);
