-- What a vehicle would cost at the buyer's door and whether it may enter, as it was told when it was ordered: with the rules, the rates
-- and the days of then, for ever. Nothing of it is in the order's sums.

create table order_landed_prices (
  order_id bigint not null references orders,
  -- Of the order's line: one product may be two of them, by RORO and in a container.
  position smallint not null,
  product_id bigint not null references products,
  -- The question, in the words of GET /landed-price/, and its answer.
  asked jsonb not null,
  answer jsonb not null,
  answered_at timestamptz not null,
  primary key (order_id, position)
);

create trigger order_landed_prices_append_only before update or delete or truncate on order_landed_prices
  for each statement execute function refuse_change();
