-- Make → model → variant → trim with its years: what vehicles there are, and which of them a spare fits.

alter table models
  -- The usual one; unknown for some that were imported.
  add column body text,
  -- What a vendor picks first.
  add column kind text not null default 'cars'
    check (kind in ('cars', 'pick-ups', 'vans', 'buses', 'trucks', 'motorcycles', 'machinery'));

create table variants (
  id integer generated always as identity primary key,
  model_id integer not null references models on delete cascade,
  name text not null check (length(name) between 1 and 100),
  unique (model_id, name)
);

create table trims (
  id integer generated always as identity primary key,
  variant_id integer not null references variants on delete cascade,
  body text not null check (length(body) between 1 and 50),
  engine text not null check (length(engine) between 1 and 100),
  -- In order, each once.
  years smallint[] not null check (cardinality(years) between 1 and 150),
  unique (variant_id, body, engine)
);

create table fitments (
  product_id bigint not null references products on delete cascade,
  trim_id integer not null references trims on delete cascade,
  years smallint[] not null check (cardinality(years) between 1 and 150),
  primary key (product_id, trim_id)
);
create index fitments_trim on fitments (trim_id, product_id);

-- Which state of the data that every shop needs (places, categories, the vehicle tree) has been loaded.
create table reference_data (
  name text primary key,
  hash text not null
);
