-- in steps

-- A make, model or trim that a seller looked for in the vehicle tree in vain, as it was typed, until staff answer.
create table if not exists model_requests (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references accounts,
  make text not null check (length(make) between 1 and 60),
  model text not null check (length(model) between 1 and 80),
  trim text check (length(trim) between 1 and 80),
  -- Equal for names that differ in capitals, spaces and signs only.
  name_key text not null,
  kind text not null check (kind in ('cars', 'pick-ups', 'vans', 'buses', 'trucks', 'motorcycles', 'machinery')),
  year_from smallint,
  year_to smallint,
  note text check (length(note) between 1 and 500),
  state text not null default 'open' check (state in ('open', 'used', 'refused', 'withdrawn')),
  -- The model that it became, or that was meant.
  model_id integer references models,
  reason text check (length(reason) between 1 and 500),
  answered_by bigint references accounts,
  created_at timestamptz not null,
  answered_at timestamptz,
  check ((state = 'used') = (model_id is not null)),
  check ((state = 'refused') = (reason is not null)),
  check ((state in ('used', 'refused')) = (answered_at is not null))
);
create unique index if not exists model_requests_open on model_requests (vendor_id, name_key) where state = 'open';
create index if not exists model_requests_names on model_requests (name_key, state, answered_at, id);
create index if not exists model_requests_vendor on model_requests (vendor_id, id desc);
create index if not exists model_requests_answerer on model_requests (answered_by) where answered_by is not null;

-- A listing that waits for the answer: a vehicle without a model, or a spare that fits what is missing.
create table if not exists model_request_listings (
  request_id bigint not null references model_requests on delete cascade,
  product_id bigint not null references products on delete cascade,
  primary key (request_id, product_id)
);
create index if not exists model_request_listings_product on model_request_listings (product_id);

-- next step
-- What nobody waits for any more is asked no more.
create or replace function withdraw_model_request() returns trigger language plpgsql as $$
begin
  update model_requests set state = 'withdrawn'
  where id = old.request_id and state = 'open'
    and not exists (select from model_request_listings where request_id = old.request_id);
  return null;
end $$;

-- next step
drop trigger if exists model_request_listings_gone on model_request_listings;
create trigger model_request_listings_gone after delete on model_request_listings
  for each row execute function withdraw_model_request();

-- next step
-- A vehicle that has a model, by its seller's choice or a file's, waits no longer; what it got by an answer stays known.
create or replace function note_model_found() returns trigger language plpgsql as $$
begin
  delete from model_request_listings using model_requests
  where product_id = new.id and request_id = model_requests.id and state <> 'used';
  return null;
end $$;

-- next step
drop trigger if exists products_model_found on products;
create trigger products_model_found after update of model_id on products
  for each row when (old.model_id is null and new.model_id is not null and new.class <> 'parts')
  execute function note_model_found();
