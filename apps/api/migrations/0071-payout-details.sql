-- Where a supporter's commission is sent to. What names an account is sealed by a key outside of the database; what stands
-- in the open is enough to recognise it by. A row is never changed into another account: a change is a row of its own, so
-- that a payout keeps the one that it was made for.
create table payout_details (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agents,
  kind text not null check (kind in ('wallet', 'bank')),
  -- The wallet's operator, or the bank.
  provider text not null check (length(provider) between 1 and 100),
  ending text not null check (length(ending) between 1 and 4),
  country char(2) not null references countries,
  currency char(3) not null,
  sealed bytea not null,
  asked_at timestamptz not null,
  -- Of the mailed link, until it is followed.
  token_hash bytea unique,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  -- Kept only for the payouts that went to it.
  replaced_at timestamptz,
  check ((token_hash is null) = (confirmed_at is not null)),
  check (replaced_at is null or confirmed_at is not null)
);
create index payout_details_country on payout_details (country);
create index payout_details_agent on payout_details (agent_id);
create unique index payout_details_waiting_once on payout_details (agent_id) where confirmed_at is null;
create unique index payout_details_current_once on payout_details (agent_id)
  where confirmed_at is not null and replaced_at is null;

-- Null: there were none when the batch was made.
alter table payout_lines add column details_id bigint references payout_details on delete set null;
create index payout_lines_details on payout_lines (details_id) where details_id is not null;
