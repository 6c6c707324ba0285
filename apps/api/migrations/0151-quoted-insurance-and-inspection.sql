-- What an answered quote asks for insurance and for inspection before loading, beside its charge; null: the tariffs say.
alter table baskets
  add column quote_insurance bigint,
  add column quote_inspection bigint,
  add constraint baskets_quote_extras check (quote_insurance > 0 and quote_inspection > 0) not valid;
alter table baskets validate constraint baskets_quote_extras;
