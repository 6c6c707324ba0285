-- Who else works for a vendor: accounts that list or read, by invitation.

create table team_members (
  -- An account is on one team at most.
  account_id bigint primary key references accounts,
  vendor_id bigint not null references accounts,
  role text not null check (role in ('lister', 'reader')),
  joined_at timestamptz not null,
  check (account_id <> vendor_id)
);
create index team_members_vendor on team_members (vendor_id);

create table team_invitations (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references accounts,
  email text not null check (length(email) between 3 and 254),
  role text not null check (role in ('lister', 'reader')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_at timestamptz not null,
  expires_at timestamptz not null
);
-- A second invitation of the same address replaces the first.
create unique index team_invitations_once on team_invitations (vendor_id, lower(email));

-- What members did in the vendor's name.
create table team_acts (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references accounts,
  account_id bigint not null references accounts,
  -- An operation of the contract.
  operation text not null check (length(operation) between 1 and 100),
  -- What it was about, where its address or its answer names one: a listing, an import, an offer.
  subject_id bigint,
  at timestamptz not null
);
create index team_acts_vendor on team_acts (vendor_id, id desc);
create index team_acts_account on team_acts (account_id);
create index team_acts_at on team_acts (at);
