-- What a US dollar is worth in buyers' currencies: prices are shown "about" by it, charges are made in dollars. A rate is
-- never changed, only followed by another.

create table exchange_rates (
  id bigint generated always as identity primary key,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$' and currency <> 'USD'),
  -- Units of the currency for one dollar.
  rate numeric(14, 6) not null check (rate > 0),
  -- For which the source gives it. Of the same day, the last one set counts.
  day date not null,
  source text not null check (length(source) between 1 and 200),
  -- Null for one that came with the demo world.
  actor_id bigint references accounts,
  set_at timestamptz not null
);
create index exchange_rates_latest on exchange_rates (currency, day desc, id desc);
create index exchange_rates_actor on exchange_rates (actor_id) where actor_id is not null;

create trigger exchange_rates_append_only before update or delete or truncate on exchange_rates
  for each statement execute function refuse_change();
