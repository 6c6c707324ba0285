-- What a buyer chooses of a product before it goes into a basket, as the seller lists it: `S, M, L`. Null: there is
-- nothing to choose.
alter table products
  add column size_choices text check (length(size_choices) between 3 and 640),
  add column colour_choices text check (length(colour_choices) between 3 and 640);
alter table partner_items
  add column size_choices text check (length(size_choices) between 3 and 640),
  add column colour_choices text check (length(colour_choices) between 3 and 640);

-- What was chosen tells lines apart, as the port and the type of shipping do.
alter table basket_lines
  add column chosen_size text check (length(chosen_size) between 1 and 30),
  add column chosen_colour text check (length(chosen_colour) between 1 and 30);
drop index basket_lines_once;
create unique index basket_lines_once
  on basket_lines (basket_id, product_id, coalesce(shipping_option_id, 0), coalesce(shipping_type, ''),
    coalesce(chosen_size, ''), coalesce(chosen_colour, ''));

alter table quoted_lines
  add column chosen_size text check (length(chosen_size) between 1 and 30),
  add column chosen_colour text check (length(chosen_colour) between 1 and 30);
drop index quoted_lines_once;
create unique index quoted_lines_once
  on quoted_lines (basket_id, product_id, coalesce(shipping_option_id, 0), coalesce(shipping_type, ''),
    coalesce(chosen_size, ''), coalesce(chosen_colour, ''));
