-- Requests by form and shipping quotes are answered in threads, too, where somebody was signed in to ask.

alter table threads add column request_id bigint references requests on delete set null;
-- A quote is asked for a basket.
alter table threads add column basket_id bigint references baskets on delete set null;
alter table threads drop constraint threads_check;
alter table threads add constraint threads_check
  check (num_nonnulls(product_id, order_id, request_id, basket_id) <= 1) not valid;
alter table threads add constraint threads_of_shop_check
  check (vendor_id is null or num_nonnulls(request_id, basket_id) = 0) not valid;
-- allow index: threads came with the release before
create unique index threads_request on threads (request_id);
create unique index threads_basket on threads (basket_id);

-- What the shop wrote down itself: what is asked elsewhere and waits in a queue of its own, and what was answered there.
alter table thread_messages add column event text;
alter table thread_messages add constraint thread_messages_event_check
  check (event in ('request', 'quote-asked', 'quote-answered')) not valid;
-- Of an answered quote: minor units, and the last day that it holds.
alter table thread_messages add column amount bigint;
alter table thread_messages add constraint thread_messages_amount_check check (amount >= 0) not valid;
alter table thread_messages add column currency text;
alter table thread_messages add column valid_until date;

-- Who waits for an answer now gets it in a thread.
with opened as (
  insert into threads (request_id, title, buyer_id, opened_at, last_at, last_side, seller_mailed)
  select id, case kind when 'wholesale' then 'W' when 'parts' then 'P' else 'T' end || '-' || id,
    account_id, created_at, created_at, 'buyer', true
  from requests where state = 'new' and account_id is not null
  returning id, request_id, buyer_id, opened_at
), asked as (
  insert into thread_messages (thread_id, side, author_id, text, at, event)
  select opened.id, 'buyer', buyer_id, requests.text, opened_at, 'request'
  from opened join requests on requests.id = request_id
  returning id, thread_id
)
select count(*) from asked;
update threads set buyer_seen = (select max(id) from thread_messages where thread_id = threads.id)
where request_id is not null;
