-- in steps
-- Vehicles are looked up by make, model and price in `vehicle_search`, whose rows are few and small. The same three indexes of
-- `products` were written with every reservation.

create index concurrently if not exists vehicle_search_by_model on vehicle_search (make_id, model_id, price, id);
-- next step
drop index concurrently if exists products_by_class;
-- next step
drop index concurrently if exists products_by_make;
-- next step
drop index concurrently if exists products_by_model;
