-- Orders, payments and the ledger are acknowledged when a synchronous replica has them, where the shop says so
-- (SYNCHRONOUS_COMMIT, which each connection brings along as `bandari.synchronous_commit`). It is the tables that wait, not
-- operations, so that no job and no command forgets it.

create function wait_for_replica() returns trigger language plpgsql as $$
declare wish text := current_setting('bandari.synchronous_commit', true);
begin
  if wish <> '' then perform set_config('synchronous_commit', wish, true); end if;
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array['orders', 'order_events', 'payments', 'refunds', 'commission_entries', 'commission_approvals',
    'commission_settlements', 'commission_adjustments', 'payout_batches', 'payout_lines', 'quoted_lines', 'voucher_uses'] loop
    execute format('create trigger %s_wait after insert or update or delete on %I
      for each statement execute function wait_for_replica()', name, name);
  end loop;
end $$;
