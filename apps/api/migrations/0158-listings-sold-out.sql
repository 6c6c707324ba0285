-- in steps
-- Where an index names `reserved`, every reservation enters the product into all of its twenty indexes again. What is listed
-- nowhere although it is live is told by columns that change only with the last piece: the few of them that are hidden
-- rather than sold out are looked at one by one.

-- next step
drop index concurrently if exists products_sold_out;

-- next step
drop index concurrently if exists products_not_listed;

-- next step
create index concurrently products_not_listed on products (date_created desc, id desc)
  where status = 'live' and not listed and not listed_locally;
