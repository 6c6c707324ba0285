-- A model as a customs office prints it, which a person has found in our vehicle tree: it counts for every edition of the office's list.
-- Who matched it, and who took that back, is in the audit.

create table price_list_matches (
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  -- As printed, in capitals.
  make text not null check (make = upper(make)),
  model text not null check (model = upper(model)),
  model_id integer not null references models on delete cascade,
  actor_id bigint not null references accounts,
  set_at timestamptz not null,
  primary key (country, make, model)
);
create index price_list_matches_model on price_list_matches (model_id);
create index price_list_matches_actor on price_list_matches (actor_id);

create trigger price_list_matches_news after insert or update or delete or truncate on price_list_matches
  for each statement execute function tell_news('shop');
