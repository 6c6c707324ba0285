-- The vehicles that a buyer looks for parts for. What was said of parts that were ordered follows in 0221.

create table garage_vehicles (
  account_id bigint not null references accounts,
  trim_id integer not null references trims on delete cascade,
  year smallint not null check (year between 1900 and 2100),
  added_at timestamptz not null,
  -- The vehicle that was chosen last is the one that parts are judged for; null for one that is not to be it.
  chosen_at timestamptz,
  primary key (account_id, trim_id, year)
);
create index garage_vehicles_trim on garage_vehicles (trim_id);
