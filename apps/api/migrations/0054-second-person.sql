-- Nobody moves their own account's money, and every payout and every larger adjustment takes two people.

-- An adjustment above USD 100, from the asking to the decision; smaller ones are entered in the ledger at once.
create table commission_adjustments (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  agent_id bigint not null references agents,
  amount bigint not null check (amount <> 0),
  currency char(3) not null default 'USD',
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  created_at timestamptz not null,
  created_by bigint not null references accounts,
  decided_at timestamptz,
  decided_by bigint references accounts,
  -- Why it was rejected.
  rejection text check (length(rejection) between 1 and 500),
  -- What it became.
  entry_id bigint unique references commission_entries,
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((state = 'rejected') = (rejection is not null)),
  check ((state = 'approved') = (entry_id is not null)),
  -- Two people, always.
  check (state <> 'approved' or decided_by <> created_by)
);
create index commission_adjustments_by_agent on commission_adjustments (agent_id);
create index commission_adjustments_by_state on commission_adjustments (state, id desc);
create index commission_adjustments_by_creator on commission_adjustments (created_by);
create index commission_adjustments_by_decider on commission_adjustments (decided_by) where decided_by is not null;

-- What was entered before this stands as it is.
alter table commission_entries add column approved_by bigint references accounts;
alter table commission_entries add constraint commission_entries_two_people
  check (kind <> 'adjust' or abs(amount) <= 10000 or coalesce(approved_by <> actor_id, false)) not valid;
create index commission_entries_by_approver on commission_entries (approved_by) where approved_by is not null;

-- A payment is a line of a batch by the end of its transaction, and a batch takes two people.
create function refuse_payment_outside_batch() returns trigger language plpgsql as $$
begin
  if not exists (
    select from payout_lines join payout_batches as batches on batches.id = batch_id
    where entry_id = new.id and state = 'paid'
  ) then
    raise exception 'entry % pays outside a batch', new.id using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create constraint trigger commission_paid_by_batch after insert on commission_entries
  deferrable initially deferred for each row when (new.kind = 'pay')
  execute function refuse_payment_outside_batch();

create function refuse_own_money() returns trigger language plpgsql as $$
declare
  owner bigint;
  actors bigint[];
begin
  case tg_table_name
    when 'commission_entries' then
      select account_id into owner from agents where id = new.agent_id;
      actors := array[new.actor_id, new.approved_by];
    when 'commission_adjustments' then
      select account_id into owner from agents where id = new.agent_id;
      actors := array[new.created_by, new.decided_by];
    when 'payout_lines' then
      select account_id into owner from agents where id = new.agent_id;
      select array[created_by] into actors from payout_batches where id = new.batch_id;
    when 'payments', 'refunds' then
      select account_id into owner from orders where id = new.order_id;
      actors := array[new.actor_id];
    when 'voucher_uses' then
      owner := new.account_id;
      select array_agg(actor_id) into actors from audit
      where subject = 'voucher' and subject_id = new.voucher_id::text and action in ('create-voucher', 'update-voucher');
  end case;
  if owner = any (actors) then
    raise exception 'account % acts on its own money in %', owner, tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger commission_entries_not_own before insert on commission_entries
  for each row when (new.kind in ('adjust', 'pay')) execute function refuse_own_money();
create trigger commission_adjustments_not_own before insert or update on commission_adjustments
  for each row execute function refuse_own_money();
create trigger payout_lines_not_own before insert on payout_lines
  for each row execute function refuse_own_money();
create trigger payments_not_own before insert on payments
  for each row execute function refuse_own_money();
create trigger refunds_not_own before insert on refunds
  for each row execute function refuse_own_money();
create trigger voucher_uses_not_own before insert on voucher_uses
  for each row execute function refuse_own_money();
alter table baskets add constraint baskets_not_answered_by_owner check (quote_answered_by <> account_id) not valid;
