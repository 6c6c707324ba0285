-- in steps

-- Contact data pass earlier between the two sides of a local listing. The conversation outlives the listing, and what was
-- read once stays readable, so it is written down here.
alter table threads add column if not exists market text;
alter table threads drop constraint if exists threads_market_check;
alter table threads add constraint threads_market_check check (market in ('local', 'export')) not valid;

-- next step
update threads set market = products.market from products
where products.id = threads.product_id and threads.market is null;

-- next step
alter table threads validate constraint threads_market_check;
