-- What buyers keep to come back to, in lists.

create table favourite_lists (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  -- Null: favourites go to it where no list is named, and each language has its own name for it.
  name text check (length(name) between 1 and 60 and name ~ '\S'),
  -- Whoever has the token sees the list. Sealed beside its hash, so that its owner can copy the link again.
  token_hash bytea unique,
  token_sealed bytea,
  created_at timestamptz not null,
  check ((token_hash is null) = (token_sealed is null))
);
create unique index favourite_lists_name on favourite_lists (account_id, lower(name)) nulls not distinct;

create table favourites (
  list_id bigint not null references favourite_lists on delete cascade,
  -- No reference: a product that is deleted stays, as one that is no longer offered.
  product_id bigint not null,
  -- Minor units of the currency, when it was kept.
  price bigint not null check (price >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  added_at timestamptz not null,
  primary key (list_id, product_id)
);
