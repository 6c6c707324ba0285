-- Who says that they have paid has done a step: what the order waits for is computed anew, as with other changes.
create function mark_progress_of_order() returns trigger language plpgsql as $$
begin
  update order_progress set planned_at = null where order_id = new.order_id;
  return null;
end $$;
create trigger payment_reports_progress after insert on payment_reports
  for each row execute function mark_progress_of_order();

update order_progress set planned_at = null where next_step = 'slip' and order_id in (select order_id from payment_reports);
