-- How soon pages came, answered and stood still, by day, without a row for a visit: how many visits had a value of a class.
create table vital_days (
  day date not null,
  -- The pattern of the page's address; * is any that is none of ours.
  page text not null check (length(page) <= 80),
  language text not null,
  -- Of the destination that the visitor chose; empty where they chose none.
  country text not null check (country ~ '^([A-Z]{2})?$'),
  device text not null check (device in ('phone', 'desktop')),
  metric text not null check (metric in ('lcp', 'inp', 'cls', 'fcp', 'ttfb')),
  class smallint not null,
  count integer not null check (count > 0),
  primary key (day, page, language, country, device, metric, class)
);
