-- What somebody's device, or their password manager, proves with: the public half of a key that never leaves it.
-- `rp_id` is the domain that it was made for, and the only one that it answers to. `counter` rises with each use where
-- the device counts; one that falls back belongs to a copy.
create table passkeys (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  rp_id text not null,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_account on passkeys (account_id);
