-- How many people took each step before an order, by day. Orders and payments stand in their own tables.
create table funnel_days (
  day date not null,
  step text not null check (step in ('searched', 'opened', 'priced', 'basket')),
  -- Of the destination that somebody chose; empty where they chose none.
  country text not null check (country ~ '^([A-Z]{2})?$'),
  language text not null,
  -- A supporter's link led there on that day.
  by_link boolean not null,
  people integer not null check (people > 0),
  primary key (day, step, country, language, by_link)
);
