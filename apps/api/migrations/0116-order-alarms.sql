-- What somebody has to look at in an order on its way. An alarm is told once, and stands until what it says is over, or until a member
-- of staff has acknowledged it; then it is not told again for the same reason.

create table order_alarms (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- What of, where one kind can stand for several things: a step, a paper.
  subject text not null default '',
  -- What its sentence mentions.
  details jsonb not null default '{}',
  raised_at timestamptz not null,
  settled_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by bigint references accounts,
  note text check (length(note) between 1 and 500),
  check (num_nulls(acknowledged_at, acknowledged_by, note) in (0, 3))
);
create unique index order_alarms_standing on order_alarms (order_id, kind, subject) where settled_at is null;
create index order_alarms_order on order_alarms (order_id, id desc);
create index order_alarms_open on order_alarms (raised_at) where settled_at is null and acknowledged_at is null;
create index order_alarms_acknowledged_by on order_alarms (acknowledged_by) where acknowledged_by is not null;
