-- The language of an order's pro-forma invoice: the buyer's when it was placed, whatever they read later. Earlier ones are in English.
alter table orders add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
