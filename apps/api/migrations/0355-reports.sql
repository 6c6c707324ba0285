-- in steps

-- What an order's freight cost us, as the carrier's invoice says. The newest row of an order counts.
create table if not exists freight_costs (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- Null takes it back: what it costs is not known.
  amount bigint check (amount > 0),
  currency char(3) not null,
  reference text check (length(reference) between 1 and 140),
  actor_id bigint not null references accounts,
  at timestamptz not null,
  check ((amount is null) = (reference is null))
);
create index if not exists freight_costs_order on freight_costs (order_id, id desc);
create index if not exists freight_costs_actor on freight_costs (actor_id);
create or replace trigger freight_costs_append before update or delete or truncate on freight_costs
  for each statement execute function refuse_change();

-- What reports add up. Everything in these two tables follows from orders and is computed anew when one changes.
create table if not exists sale_entries (
  order_id bigint not null references orders,
  -- Of order_lines.
  line_id bigint not null,
  kind text not null check (kind in ('sale', 'cancellation', 'refund')),
  at timestamptz not null,
  currency char(3) not null,
  amount bigint not null,
  -- The first line of its order and kind: it stands for the order where orders are counted.
  is_first boolean not null,
  -- The same among its lines of one make, and of one seller.
  is_first_of_make boolean not null,
  is_first_of_seller boolean not null,
  country char(2),
  make_id integer,
  vendor_id bigint,
  agent_id bigint,
  source text not null check (source in ('offer', 'quote', 'link', 'code', 'shop')),
  freight bigint,
  freight_cost bigint,
  freight_basis text check (freight_basis in ('carrier', 'tariff')),
  check ((freight_cost is null) = (freight_basis is null))
);
create index if not exists sale_entries_order on sale_entries (order_id);
-- All that reports read, so that a year of them is read in one piece and not from all over the table.
create index if not exists sale_entries_at on sale_entries (at) include (kind, currency, amount, is_first, is_first_of_make,
  is_first_of_seller, country, make_id, vendor_id, agent_id, source, freight, freight_cost, freight_basis);

create table if not exists step_times (
  order_id bigint not null references orders,
  step text not null,
  done_on date not null,
  days integer not null check (days >= 0),
  country char(2),
  make_id integer,
  vendor_id bigint,
  agent_id bigint,
  source text not null,
  primary key (order_id, step)
);
create index if not exists step_times_done on step_times (done_on)
  include (step, days, country, make_id, vendor_id, agent_id, source);

-- Orders that changed since reports last read them.
create table if not exists report_changes (
  order_id bigint primary key references orders,
  marked_at timestamptz not null default clock_timestamp()
);

-- The upsert takes the row's lock even where the order is marked already: the job that counts it waits for this change, or this change marks it again.
create or replace function mark_report_order() returns trigger language plpgsql as $$
declare
  marked bigint;
begin
  if tg_table_name = 'orders' then marked := new.id; else marked := new.order_id; end if;
  insert into report_changes (order_id) values (marked)
  on conflict (order_id) do update set marked_at = excluded.marked_at;
  return null;
end $$;
create or replace trigger orders_reports after update of status, total, shipping, destination_country, agent_id on orders
  for each row execute function mark_report_order();
create or replace trigger order_events_reports after insert on order_events
  for each row execute function mark_report_order();
create or replace trigger order_lines_reports after update on order_lines
  for each row execute function mark_report_order();
create or replace trigger order_steps_reports after insert on order_steps
  for each row execute function mark_report_order();
create or replace trigger payments_reports after insert on payments
  for each row when (new.kind = 'refunded') execute function mark_report_order();
create or replace trigger payment_reports_reports after insert on payment_reports
  for each row execute function mark_report_order();
create or replace trigger freight_costs_reports after insert on freight_costs
  for each row execute function mark_report_order();

-- A view of reports may be mailed to its owner every week.
alter table saved_views add column if not exists is_mailed boolean not null default false;
alter table saved_views drop constraint if exists saved_views_mailed;
alter table saved_views add constraint saved_views_mailed check (not is_mailed or list = 'support/reports') not valid;

create table if not exists report_mails (
  view_id bigint not null references saved_views on delete cascade,
  -- Its Monday.
  week date not null,
  primary key (view_id, week)
);

-- next step
alter table saved_views validate constraint saved_views_mailed;

-- next step
create index concurrently if not exists saved_views_mailed_ones on saved_views (id) where is_mailed;

-- next step
insert into report_changes (order_id)
select id from orders
on conflict do nothing;
