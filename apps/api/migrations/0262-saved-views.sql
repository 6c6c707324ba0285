-- The filters of a list of the portal under a name, on the account of whoever named them.
create table saved_views (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  list text not null check (list in ('listings', 'orders')),
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) <= 1000),
  is_default boolean not null default false,
  created_at timestamptz not null
);
create unique index saved_views_name on saved_views (account_id, list, lower(name));
create unique index saved_views_default on saved_views (account_id, list) where is_default;
