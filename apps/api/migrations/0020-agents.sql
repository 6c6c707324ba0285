-- The seller programme (account spec §3, §9; decisions 14 to 17). Commission is a ledger that is only ever added to: what
-- an entry has become by now (approved, reversed, paid) is told by other rows, never by a change of its own.

create table agents (
  id bigint generated always as identity primary key,
  account_id bigint not null unique references accounts,
  code text not null unique check (code ~ '^[A-Z0-9]{5,32}$'),
  mobile text not null,
  -- Whoever brought them; their downline begins once they are an agent themselves.
  referrer_id bigint references accounts check (referrer_id <> account_id),
  position text not null default 'owner' check (position in ('owner', 'manager', 'leader', 'executive')),
  started_at timestamptz not null
);
create index agents_by_referrer on agents (referrer_id);

create table points (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  reason text not null check (reason in ('training')),
  points integer not null,
  at timestamptz not null,
  unique (account_id, reason)
);

-- A visit by a supporter's link, or the use of their code; tied to whoever signed in afterwards.
create table referrals (
  id bigint generated always as identity primary key,
  token_hash bytea unique,
  agent_id bigint not null references agents,
  account_id bigint references accounts,
  opened_at timestamptz not null
);
create index referrals_by_agent on referrals (agent_id);
create index referrals_by_account on referrals (account_id, opened_at desc) where account_id is not null;
create index referrals_by_age on referrals (opened_at);

alter table baskets add column agent_id bigint references agents;
create index baskets_by_agent on baskets (agent_id) where agent_id is not null;
alter table orders add column agent_id bigint references agents;
create index orders_by_agent on orders (agent_id, date_placed desc) where agent_id is not null;

create table commission_entries (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agents,
  kind text not null check (kind in ('earn', 'reverse', 'adjust', 'pay')),
  amount bigint not null,
  currency char(3) not null default 'USD',
  at timestamptz not null,
  -- Of an earning, frozen when the order was paid for. A rate is in hundredths of a percent.
  level text check (level in ('direct', 'downline')),
  order_id bigint references orders,
  order_line_id bigint references order_lines,
  position text check (position in ('owner', 'manager', 'leader', 'executive')),
  rate integer check (rate between 0 and 250),
  base bigint check (base >= 0),
  approves_at timestamptz,
  -- Of a reversal.
  reverses bigint unique references commission_entries,
  actor_id bigint references accounts,
  note text not null default '',
  check ((kind = 'earn') = (approves_at is not null and base is not null and rate is not null and position is not null)),
  check ((kind in ('earn', 'reverse')) = (order_id is not null and order_line_id is not null and level is not null)),
  check ((kind = 'reverse') = (reverses is not null)),
  check (case kind when 'earn' then amount >= 0 when 'reverse' then amount <= 0 when 'pay' then amount < 0 else amount <> 0 end)
);
-- One earning a line and level, however often the payment is reported.
create unique index commission_earned_once on commission_entries (order_line_id, level) where kind = 'earn';
create index commission_entries_by_agent on commission_entries (agent_id, id desc);
create index commission_entries_by_order on commission_entries (order_id) where order_id is not null;
create index commission_entries_by_approval on commission_entries (approves_at) where kind = 'earn';

create table commission_approvals (
  entry_id bigint primary key references commission_entries,
  at timestamptz not null
);

-- Which entries a payout settled.
create table commission_settlements (
  entry_id bigint primary key references commission_entries,
  payout_id bigint not null references commission_entries
);
create index commission_settlements_by_payout on commission_settlements (payout_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger commission_entries_append_only before update or delete or truncate on commission_entries
  for each statement execute function refuse_change();
create trigger commission_approvals_append_only before update or delete or truncate on commission_approvals
  for each statement execute function refuse_change();
create trigger commission_settlements_append_only before update or delete or truncate on commission_settlements
  for each statement execute function refuse_change();
