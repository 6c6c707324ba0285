-- How often a destination was asked for, so that its prices are worked out before the next visitor asks: after a start, and when a rule, a
-- rate or a tariff has changed. A destination is a town and a way to it; nothing here tells who asked.

create table door_uses (
  day date not null,
  -- The way there as the process knows it.
  door text not null check (length(door) between 1 and 1000),
  destination jsonb not null,
  asks bigint not null check (asks > 0),
  primary key (day, door)
);
