-- in steps
-- What similar vehicles cost is read from the index alone.
create index concurrently if not exists products_similar on products (model_id, market, currency, model_year)
  include (price, mileage, id) where (listed or listed_locally) and class <> 'parts' and price > 0;
