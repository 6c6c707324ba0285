-- Which deadline of an order its buyer was reminded of: each once, however often the job runs and in however many processes.

create table payment_reminders (
  order_id bigint not null references orders,
  payment_due timestamptz not null,
  sent_at timestamptz not null,
  primary key (order_id, payment_due)
);

create trigger payment_reminders_append_only before update or delete or truncate on payment_reminders
  for each statement execute function refuse_change();
