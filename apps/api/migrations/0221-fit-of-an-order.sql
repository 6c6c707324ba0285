-- Whether a part fits the buyer's vehicle, as it was told when it was ordered, for ever: what sellers say of it later changes nothing.

create table order_line_fits (
  order_id bigint not null references orders,
  -- Of the order's line.
  position smallint not null,
  -- No reference: the vehicle's name stands beside it as it was told.
  trim_id integer not null,
  year smallint not null,
  vehicle text not null check (vehicle <> ''),
  verdict text not null check (verdict in ('fits', 'does-not-fit', 'no-data')),
  told_at timestamptz not null,
  -- When the buyer confirmed to order what does not fit.
  accepted_at timestamptz,
  -- Whether the shop promised to take it back should it not fit.
  is_promised boolean not null,
  primary key (order_id, position),
  check ((accepted_at is not null) = (verdict = 'does-not-fit')),
  check (verdict = 'fits' or not is_promised)
);

create trigger order_line_fits_append_only before update or delete or truncate on order_line_fits
  for each statement execute function refuse_change();
