-- in steps

-- Two accounts of one customer that become one: somebody of staff asks, another approves. `moved` counts what moved, by
-- table and column. Whoever asked never approves, and nobody decides about themselves.
create table if not exists account_merges (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  kept_id bigint not null references accounts,
  ended_id bigint not null references accounts,
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  created_at timestamptz not null,
  created_by bigint not null references accounts,
  decided_at timestamptz,
  decided_by bigint references accounts,
  rejection text check (length(rejection) between 1 and 500),
  moved jsonb,
  constraint account_merges_two check (kept_id <> ended_id),
  constraint account_merges_decided check ((state = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint account_merges_rejected check ((state = 'rejected') = (rejection is not null)),
  constraint account_merges_moved check ((state = 'approved') = (moved is not null)),
  constraint account_merges_second_person check (state <> 'approved' or decided_by <> created_by),
  constraint account_merges_others check (created_by not in (kept_id, ended_id) and decided_by not in (kept_id, ended_id))
);
create index if not exists account_merges_kept on account_merges (kept_id);
create index if not exists account_merges_ended on account_merges (ended_id);
create index if not exists account_merges_created_by on account_merges (created_by);
create index if not exists account_merges_decided_by on account_merges (decided_by);
create index if not exists account_merges_waiting on account_merges (created_at) where state = 'waiting';
create unique index if not exists account_merges_ended_once on account_merges (ended_id) where state <> 'rejected';

-- The account in which this one ended.
alter table accounts add column if not exists merged_into bigint;
alter table accounts drop constraint if exists accounts_merged_into_fkey;
alter table accounts add constraint accounts_merged_into_fkey foreign key (merged_into) references accounts not valid;
alter table accounts drop constraint if exists accounts_merged_is_deleted;
alter table accounts add constraint accounts_merged_is_deleted check (merged_into is null or deleted_at is not null) not valid;

-- next step
alter table accounts validate constraint accounts_merged_into_fkey;

-- next step
alter table accounts validate constraint accounts_merged_is_deleted;

-- next step
create index concurrently if not exists accounts_merged_into on accounts (merged_into) where merged_into is not null;
