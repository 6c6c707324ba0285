-- What a buyer ticked to order a vehicle that needs a permit, or of which nobody knows whether it may enter: the sentence as the page
-- showed it. The row is written with the order and never changed.

alter table order_landed_prices
  add column accepted_sentence text,
  add column accepted_language text,
  add column accepted_at timestamptz,
  add constraint order_landed_prices_accepted
    check (num_nulls(accepted_sentence, accepted_language, accepted_at) in (0, 3)) not valid;
alter table order_landed_prices validate constraint order_landed_prices_accepted;
