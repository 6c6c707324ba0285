-- What each ledger held when it was last read: the next night it is read back, and must be the same.

create table book_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  marks jsonb not null
);
