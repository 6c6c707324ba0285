-- A supporter may apply to sell more than once (decision 28).

-- When they asked again; joining the programme asked for the first time, and its moment is there already.
alter table agents add column applied_at timestamptz;
