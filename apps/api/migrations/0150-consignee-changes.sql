-- Who an order goes to after it was placed. A change that the buyer's account asks for waits a day, in which buyer and shop can stop
-- it: a forged request is told to both before it counts. Staff's counts at once. What has ended stays as it ended.

create table consignee_changes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  state text not null check (state in ('waiting', 'taken', 'stopped', 'lapsed')),
  -- Addresses as orders keep them.
  before jsonb not null,
  after jsonb not null,
  asked_by bigint not null references accounts,
  by_staff boolean not null,
  -- Staff's.
  reason text check (length(reason) between 1 and 500),
  asked_at timestamptz not null,
  takes_effect_at timestamptz not null,
  ended_at timestamptz,
  -- Null where its time had come.
  ended_by bigint references accounts,
  check ((state = 'waiting') = (ended_at is null)),
  -- Nobody's change but staff's counts sooner.
  check (by_staff or takes_effect_at >= asked_at + interval '24 hours')
);
create unique index consignee_changes_waiting on consignee_changes (order_id) where state = 'waiting';
create index consignee_changes_order on consignee_changes (order_id, id desc);
create index consignee_changes_due on consignee_changes (takes_effect_at) where state = 'waiting';
create index consignee_changes_asked_by on consignee_changes (asked_by);
create index consignee_changes_ended_by on consignee_changes (ended_by) where ended_by is not null;

create trigger consignee_changes_stay before update on consignee_changes
  for each row when (old.state <> 'waiting') execute function refuse_change();
create trigger consignee_changes_no_truncate before truncate on consignee_changes
  for each statement execute function refuse_change();
