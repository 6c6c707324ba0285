-- The few live listings that nobody can buy, in the order of support's list.
create index products_sold_out on products (date_created desc, id desc) where status = 'live' and quantity <= reserved;
create index products_hidden on products (date_created desc, id desc)
  where status = 'live' and (taken_down or not vendor_approved);
