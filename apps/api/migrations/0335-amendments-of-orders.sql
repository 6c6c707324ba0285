-- in steps

-- An order can be amended before it ships. What it costs stays a table that is only added to: an amendment adds the
-- difference of each line, and what has no kind of its own says what it is.
alter table order_cost_lines add column if not exists label text;
alter table order_cost_lines drop constraint if exists order_cost_lines_label_check;
alter table order_cost_lines add constraint order_cost_lines_label_check
  check ((kind = 'extra') = (label is not null) and length(label) between 1 and 80) not valid;

create table if not exists order_amendments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  state text not null check (state in ('to-approve', 'proposed', 'applied', 'declined', 'rejected', 'withdrawn', 'lapsed')),
  reason text not null check (length(reason) between 1 and 500),
  -- All that can be amended, as it was and as it becomes.
  before jsonb not null,
  after jsonb not null,
  total_before bigint not null check (total_before >= 0),
  total_after bigint not null check (total_after >= 0),
  currency char(3) not null,
  -- What it gives the buyer beside what the tariffs say.
  given bigint not null check (given >= 0),
  needs_buyer boolean not null,
  asked_by bigint not null references accounts,
  asked_at timestamptz not null,
  decided_by bigint references accounts,
  decided_at timestamptz,
  answer_by timestamptz,
  -- Whether the order was paid when it took effect: its buyer then owes what it raised.
  was_paid boolean,
  invoice_before char(10),
  invoice_after char(10),
  ended_by bigint references accounts,
  ended_at timestamptz,
  note text check (length(note) between 1 and 500),
  check ((state in ('to-approve', 'proposed')) = (ended_at is null)),
  check ((state = 'applied') = (invoice_after is not null)),
  check ((state = 'applied') = (was_paid is not null)),
  check (decided_by is null or decided_by <> asked_by)
);
create index if not exists order_amendments_order on order_amendments (order_id, id desc);
create unique index if not exists order_amendments_open on order_amendments (order_id)
  where state in ('to-approve', 'proposed');
create index if not exists order_amendments_due on order_amendments (answer_by) where state = 'proposed';
create index if not exists order_amendments_asked_by on order_amendments (asked_by, asked_at);
create index if not exists order_amendments_decided_by on order_amendments (decided_by) where decided_by is not null;
create index if not exists order_amendments_ended_by on order_amendments (ended_by) where ended_by is not null;
create or replace trigger order_amendments_stay before update on order_amendments for each row
  when (old.state not in ('to-approve', 'proposed')) execute function refuse_change();
create or replace trigger order_amendments_no_truncate before delete or truncate on order_amendments
  for each statement execute function refuse_change();
create or replace trigger order_amendments_not_own before insert or update on order_amendments for each row
  execute function refuse_own_refund();

-- next step
alter table order_cost_lines validate constraint order_cost_lines_label_check;
