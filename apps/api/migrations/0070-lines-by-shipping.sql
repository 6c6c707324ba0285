-- One product may go by RORO and in a container: the type of shipping tells its lines apart, as the port does.
drop index basket_lines_once;
create unique index basket_lines_once
  on basket_lines (basket_id, product_id, coalesce(shipping_option_id, 0), coalesce(shipping_type, ''));

-- A quote that was answered before knows one line of a product at a port, so its lines' types are those of the basket.
alter table quoted_lines add column shipping_type text check (shipping_type in ('RORO', 'Container'));
update quoted_lines set shipping_type = basket_lines.shipping_type
from basket_lines
where basket_lines.basket_id = quoted_lines.basket_id
  and basket_lines.product_id = quoted_lines.product_id
  and basket_lines.shipping_option_id is not distinct from quoted_lines.shipping_option_id;
drop index quoted_lines_once;
create unique index quoted_lines_once
  on quoted_lines (basket_id, product_id, coalesce(shipping_option_id, 0), coalesce(shipping_type, ''));
