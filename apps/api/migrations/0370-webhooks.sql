-- Addresses to which what happens is sent, by the Standard Webhooks specification.
create table webhook_endpoints (
  id bigint generated always as identity primary key,
  -- Whose: a seller's or a supporter's own, or the shop's, which all of its staff share.
  side text not null check (side in ('seller', 'supporter', 'staff')),
  -- Of the shop's: who added it.
  owner_id bigint not null references accounts,
  address text not null check (length(address) between 1 and 2048),
  description text not null check (length(description) <= 120),
  events text[] not null check (cardinality(events) between 1 and 10),
  off_by text check (off_by in ('owner', 'gone', 'failures')),
  -- Encrypted by the shop's key.
  secret bytea not null,
  -- The one before signs too, for a while.
  previous_secret bytea,
  previous_until timestamptz,
  -- In a row; one message that is taken ends it.
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz,
  paused_until timestamptz,
  -- Endpoints take turns.
  served_at timestamptz,
  created_at timestamptz not null,
  check ((previous_secret is null) = (previous_until is null)),
  check ((failures = 0) = (failing_since is null))
);
create index webhook_endpoints_owner on webhook_endpoints (owner_id, side);

-- What has happened and is still to be addressed. Written in the transaction in which it happens.
create table webhook_events (
  id uuid primary key default gen_random_uuid(),
  type text not null,
  -- The order, message, offer, quote or payout that it is about.
  subject_id bigint not null,
  happened_at timestamptz not null
);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id bigint not null references webhook_endpoints on delete cascade,
  -- The header webhook-id: an endpoint has each once.
  message_id text not null,
  type text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  -- Of the round of attempts: a message that is sent again begins anew.
  failures integer not null default 0 check (failures >= 0),
  begun_at timestamptz,
  next_attempt_at timestamptz,
  -- Held by the process that sends it; free again afterwards, whatever became of the process.
  claimed_until timestamptz,
  fault text check (fault in ('address', 'name', 'slow', 'no-answer', 'status', 'redirect', 'off')),
  status integer,
  duration_ms integer check (duration_ms >= 0),
  answer text check (octet_length(answer) <= 8192),
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (endpoint_id, message_id),
  check ((state = 'waiting') = (next_attempt_at is not null)),
  check ((state = 'waiting') = (finished_at is null))
);
-- The next of each endpoint.
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at, id) where state = 'waiting';
create index webhook_deliveries_claimed on webhook_deliveries (claimed_until) where claimed_until is not null;
create index webhook_deliveries_log on webhook_deliveries (endpoint_id, id desc);
create index webhook_deliveries_finished on webhook_deliveries (finished_at) where state <> 'waiting';
