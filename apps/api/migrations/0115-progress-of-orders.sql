-- Which step each order waits for and until when, as the rules for expected days have it: for lists by step with what is late first.
-- Written with every move of a step or of the ship; what else may change it marks the row, and a job computes it anew.

create table order_progress (
  order_id bigint primary key references orders,
  next_step text,
  due_on date,
  -- Null while it has to be computed.
  planned_at timestamptz
);
create index order_progress_next on order_progress (next_step, due_on) where next_step is not null;
create index order_progress_unplanned on order_progress (order_id) where planned_at is null;

create function mark_order_progress() returns trigger language plpgsql as $$
begin
  insert into order_progress (order_id) values (new.id)
  on conflict (order_id) do update set planned_at = null;
  return null;
end $$;
create trigger orders_progress after insert on orders for each row execute function mark_order_progress();
create trigger orders_progress_again after update of status, payment_due on orders
  for each row when (old.status <> new.status or old.payment_due <> new.payment_due)
  execute function mark_order_progress();

insert into order_progress (order_id) select id from orders;
