-- Which of an order's news its buyer was told, or would have been: each once, and one mail a day unless they have something to do.

create table following_mails (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- Everything up to this move of a step and this version of the shipment.
  step_id bigint not null,
  shipment_version integer not null,
  at timestamptz not null
);
create index following_mails_order on following_mails (order_id, id desc);
create trigger following_mails_append_only before update or delete or truncate on following_mails
  for each statement execute function refuse_change();

-- What is news is looked for by time.
create index order_steps_at on order_steps (at);
create index shipment_changes_at on shipment_changes (at);

alter table muted_mails drop constraint muted_mails_kind_check;
alter table muted_mails add constraint muted_mails_kind_check
  check (kind in ('commission', 'listing_ordered', 'order_steps')) not valid;
alter table muted_mails validate constraint muted_mails_kind_check;
