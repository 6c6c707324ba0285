-- What a vendor tells of their company on their page; what is not set is not shown.

create table vendor_companies (
  account_id bigint primary key references accounts,
  name text check (length(name) between 1 and 100),
  place text check (length(place) between 1 and 100),
  about text check (length(about) between 1 and 2000),
  hours text check (length(hours) between 1 and 300),
  -- ISO 639-1.
  languages text[] not null default '{}' check (cardinality(languages) <= 10),
  logo_media_id integer references media
);
create index vendor_companies_logo on vendor_companies (logo_media_id) where logo_media_id is not null;
