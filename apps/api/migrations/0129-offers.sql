-- What buyers offer for vehicles, and the price that was agreed in the end.

create table offers (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  account_id bigint not null references accounts,
  -- The price that stands between the two, in minor units.
  amount bigint not null check (amount > 0),
  -- What the vehicle cost when the first price was offered.
  list_price bigint not null,
  currency text not null,
  -- `open`: the seller answers next; `countered`: the buyer does; `accepted`: held for the buyer; the others are over.
  state text not null
    check (state in ('open', 'countered', 'accepted', 'ordered', 'declined', 'withdrawn', 'expired')),
  -- The end of the answer or of the hold.
  ends_at timestamptz not null,
  -- When an offer below the seller's floor is declined by itself.
  declines_at timestamptz,
  -- The basket that became the order.
  basket_id bigint references baskets,
  version integer not null default 1,
  made_at timestamptz not null,
  state_since timestamptz not null,
  check ((state = 'ordered') = (basket_id is not null))
);
-- Nobody else holds what is held.
create unique index offers_held on offers (product_id) where state = 'accepted';
-- One at a time about a vehicle.
create unique index offers_standing on offers (account_id, product_id)
  where state in ('open', 'countered', 'accepted');
create index offers_of_account on offers (account_id, made_at);
create index offers_of_product on offers (product_id, id);
create index offers_of_basket on offers (basket_id) where basket_id is not null;
create index offers_ending on offers (ends_at) where state in ('open', 'countered', 'accepted');

create table offer_events (
  id bigint generated always as identity primary key,
  offer_id bigint not null references offers,
  state text not null,
  amount bigint not null check (amount > 0),
  by text not null check (by in ('buyer', 'seller', 'clock')),
  actor_id bigint references accounts,
  at timestamptz not null
);
create index offer_events_offer on offer_events (offer_id, id);
create index offer_events_actor on offer_events (actor_id);
create trigger offer_events_stay before update or truncate on offer_events
  for each statement execute function refuse_change();

-- Below which a seller does not sell. Apart from the listing, so that nothing that shows one can show it.
create table offer_floors (
  product_id bigint primary key references products on delete cascade,
  amount bigint not null check (amount > 0)
);
