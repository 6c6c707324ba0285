-- How often a listing was shown, opened and the like, by day, without keeping who looked.

create table view_days (
  -- No reference: days stay in their seller's figures when a listing is deleted.
  product_id bigint not null,
  day date not null,
  -- Whose listing it was; null is our own stock.
  vendor_id bigint,
  shown integer not null default 0,
  opened integer not null default 0,
  revealed integer not null default 0,
  shared integer not null default 0,
  primary key (product_id, day)
);
create index view_days_vendor on view_days (vendor_id, day);
create index view_days_day on view_days (day);

-- What tells one person's second look at a day from the first. It is deleted after the day, and unlogged, so that neither
-- the log of writes nor a replica nor a base backup has a copy; a crash empties it, and people count once more that day.
create unlogged table view_keys (
  day date primary key,
  key bytea not null check (length(key) = 32)
);
create unlogged table view_marks (
  day date not null,
  mark bigint not null,
  primary key (day, mark)
);
create unlogged table view_insiders (
  day date not null,
  mark bigint not null,
  primary key (day, mark)
);
