-- What buyers say of a seller from whom they ordered: once for an order and seller, answered once, hidden by staff and shown again.

create table reviews (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  vendor_id bigint not null references accounts,
  account_id bigint not null references accounts,
  stars smallint not null check (stars between 1 and 5),
  text text not null check (length(text) between 1 and 2000 and text ~ '\S'),
  created_at timestamptz not null,
  -- The seller's words.
  answer text check (length(answer) between 1 and 2000 and answer ~ '\S'),
  answered_at timestamptz,
  -- Staff's words to whoever wrote it; null while everybody may read it.
  hidden_reason text check (length(hidden_reason) between 1 and 500),
  hidden_at timestamptz,
  version integer not null default 1,
  unique (order_id, vendor_id),
  -- Nobody reviews themselves.
  check (account_id <> vendor_id),
  check ((answer is null) = (answered_at is null)),
  check ((hidden_reason is null) = (hidden_at is null))
);
create index reviews_vendor on reviews (vendor_id, id desc);
create index reviews_account on reviews (account_id);

create table review_reports (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews on delete cascade,
  reported_by bigint not null references accounts,
  reason text not null check (length(reason) between 1 and 500),
  at timestamptz not null,
  -- When staff decided about the review.
  settled_at timestamptz,
  unique (review_id, reported_by)
);
create index review_reports_reported_by on review_reports (reported_by);
create index review_reports_waiting on review_reports (at) where settled_at is null;
