-- What a seller's new listings begin with, so that nobody types it for each car of a yard.
create table listing_defaults (
  vendor_id bigint primary key references accounts,
  location text check (location <> '' and length(location) <= 120),
  contact text check (contact <> '' and length(contact) <= 50),
  -- Ends each description: warranty, payment, hours.
  description text not null default '' check (length(description) <= 2000),
  changed_at timestamptz not null
);
