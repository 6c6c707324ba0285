-- in steps
-- Mails that wait are found by whose alerts they tell, and favourites by their product.

create index concurrently if not exists outbox_alerts on outbox (alerts_of) where alerts_of is not null and sent_at is null;
-- next step
create index concurrently if not exists favourites_product on favourites (product_id);
