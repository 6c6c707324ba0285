-- A vehicle of an open order that may enter less surely than it was told: whom we wrote to, once for each answer that got worse.

create table order_import_alerts (
  order_id bigint not null,
  position smallint not null,
  verdict text not null check (verdict in ('warn', 'permit', 'unknown', 'block')),
  told_at timestamptz not null,
  primary key (order_id, position, verdict),
  foreign key (order_id, position) references order_landed_prices
);

create trigger order_import_alerts_append_only before update or delete or truncate on order_import_alerts
  for each statement execute function refuse_change();
