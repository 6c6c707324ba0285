-- What the seller of an ordered listing was told by mail of a line of the order, so that nothing is told twice.
create table vendor_order_mails (
  order_id bigint not null references orders,
  position smallint not null,
  act text not null check (act in ('send_papers', 'hand_over')),
  occasion text not null check (occasion in ('open', 'late')),
  at timestamptz not null,
  primary key (order_id, position, act, occasion)
);
