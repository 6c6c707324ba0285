-- in steps
-- What an answered quote asks for insurance and for inspection before loading, beside its charge; null: the tariffs say.
alter table baskets
  add column if not exists quote_insurance bigint,
  add column if not exists quote_inspection bigint;
-- next step
alter table baskets drop constraint if exists baskets_quote_extras;
alter table baskets add constraint baskets_quote_extras check (quote_insurance > 0 and quote_inspection > 0) not valid;
-- next step
alter table baskets validate constraint baskets_quote_extras;
