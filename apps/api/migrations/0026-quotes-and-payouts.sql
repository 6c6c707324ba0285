-- Shipping quotes that were answered, and commission paid to many supporters at once.

-- Grows with each change of a basket's lines or of its quote, so that nobody answers for what is no longer so.
alter table baskets add column version integer not null default 1;
alter table baskets add column quote_answered_at timestamptz;
alter table baskets add column quote_answered_by bigint references accounts;
alter table baskets add column quote_answer_note text not null default '' check (length(quote_answer_note) <= 700);
alter table baskets add check (quote_answered_at is null or quote_requested_at is not null);
alter table baskets add check ((quote_answered_at is null) = (quote_answered_by is null));
create index baskets_quoted_by on baskets (quote_answered_by) where quote_answered_by is not null;

-- The basket as it was quoted for. While its lines are still these, the charges hold whatever the tariff says.
create table quoted_lines (
  basket_id bigint not null references baskets on delete cascade,
  product_id bigint not null references products,
  shipping_option_id integer references shipping_options,
  quantity integer not null check (quantity between 1 and 25),
  insurance_requested boolean not null,
  charge bigint not null check (charge >= 100)
);
create unique index quoted_lines_once on quoted_lines (basket_id, product_id, coalesce(shipping_option_id, 0));
create index quoted_lines_product on quoted_lines (product_id);
create index quoted_lines_option on quoted_lines (shipping_option_id);

create table payout_batches (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  state text not null default 'open' check (state in ('open', 'paid', 'discarded')),
  created_at timestamptz not null,
  created_by bigint not null references accounts,
  -- When, and by whom, it was paid or discarded.
  closed_at timestamptz,
  closed_by bigint references accounts,
  reference text check (length(reference) between 1 and 140),
  reason text check (length(reason) between 1 and 500),
  -- What sales in it had lost by then; while it is open that is worked out.
  taken_back bigint not null default 0 check (taken_back >= 0),
  check ((state = 'open') = (closed_at is null)),
  check ((closed_at is null) = (closed_by is null)),
  check ((state = 'paid') = (reference is not null)),
  check ((state = 'discarded') = (reason is not null)),
  -- Two people, always.
  check (state <> 'paid' or closed_by <> created_by)
);
create index payout_batches_by_creator on payout_batches (created_by);
create index payout_batches_by_closer on payout_batches (closed_by) where closed_by is not null;
create index payout_batches_by_state on payout_batches (state, id desc);

-- One supporter's share of a batch, with name and mobile as they were when it was made.
create table payout_lines (
  id bigint generated always as identity primary key,
  batch_id bigint not null references payout_batches,
  agent_id bigint not null references agents,
  name text not null,
  mobile text not null,
  code text not null,
  amount bigint not null check (amount > 0),
  currency char(3) not null default 'USD',
  -- While its batch is open.
  is_open boolean not null default true,
  -- What paid it.
  entry_id bigint unique references commission_entries,
  unique (batch_id, agent_id),
  check (not is_open or entry_id is null)
);
-- At most one open batch holds a supporter.
create unique index payout_lines_open_once on payout_lines (agent_id) where is_open;
create index payout_lines_by_agent on payout_lines (agent_id);

-- The entries that the amount is made of.
create table payout_line_entries (
  line_id bigint not null references payout_lines,
  entry_id bigint not null references commission_entries,
  primary key (line_id, entry_id)
);
create index payout_line_entries_by_entry on payout_line_entries (entry_id);
create trigger payout_line_entries_append_only before update or delete or truncate on payout_line_entries
  for each statement execute function refuse_change();
