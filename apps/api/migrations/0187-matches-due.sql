-- Movements whose orders are still to be looked for, which a job does: a statement of thousands takes seconds. Whether the file's
-- codes call a movement a return is asked then.

create table bank_matches_due (
  entry_id bigint primary key references bank_entries,
  actor_id bigint not null references accounts,
  is_return boolean not null
);
create index bank_matches_due_actor on bank_matches_due (actor_id);
