-- The last day on which a quoted charge counts; none: it holds for as long as the basket is the one that was quoted for.
alter table baskets add column quote_valid_until date;
