-- How often a seller's telephone number was asked for on a product's page. Beside the product, whose own row the search
-- is derived from.
create table revealed_numbers (
  product_id bigint primary key references products on delete cascade,
  times integer not null check (times > 0)
);
