-- What becomes of a delivery: the buyer confirms it, says nothing, or opens a claim, which is talked over until it has an outcome.

create table delivery_confirmations (
  order_id bigint primary key references orders,
  account_id bigint not null references accounts,
  at timestamptz not null
);
create index delivery_confirmations_by on delivery_confirmations (account_id);
create trigger delivery_confirmations_stay before update or truncate on delivery_confirmations
  for each statement execute function refuse_change();

create table claims (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders,
  kind text not null check (kind in ('damaged', 'missing', 'different', 'other')),
  -- Whose turn it is, until it is over.
  state text not null check (state in ('open', 'answered', 'resolved')),
  outcome text check (outcome in ('refund', 'parts', 'none')),
  -- What is proposed to be given back, in the order's currency; the refund itself is recorded among the payments.
  amount bigint check (amount > 0),
  version integer not null default 1,
  opened_at timestamptz not null,
  -- Since when it is somebody's turn.
  state_since timestamptz not null,
  resolved_by bigint references accounts,
  check ((state = 'resolved') = (outcome is not null)),
  check ((outcome is null) = (resolved_by is null)),
  check (amount is null or outcome = 'refund')
);
create index claims_waiting on claims (state_since) where state = 'open';
create index claims_resolved_by on claims (resolved_by);

create table claim_messages (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claims,
  text text not null check (length(text) between 1 and 4000),
  is_staff boolean not null,
  author_id bigint not null references accounts,
  at timestamptz not null
);
create index claim_messages_claim on claim_messages (claim_id, id);
create index claim_messages_author on claim_messages (author_id);

create table claim_pictures (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claims,
  file_id bigint not null unique references private_files,
  added_by bigint not null references accounts,
  at timestamptz not null
);
create index claim_pictures_claim on claim_pictures (claim_id, id);
create index claim_pictures_by on claim_pictures (added_by);
create trigger claim_pictures_gone after delete on claim_pictures
  for each row execute function take_private_file_along();
