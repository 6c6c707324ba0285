-- Something that a person has, beside the password they know. Null: nothing yet.
alter table accounts add column second_factor_at timestamptz;

-- When somebody last proved who they are, and whether with a second factor; a hand-over carries it along.
alter table sessions
  add column proved_at timestamptz,
  add column by_factor boolean not null default false;
alter table handovers
  add column proved_at timestamptz,
  add column by_factor boolean not null default false;

-- The secret that an authenticator app shares with us, encrypted by a key that is not in this database. A code counts
-- once: `last_step` is the half minute of the last one. Wrong codes make the next try wait.
create table authenticators (
  account_id bigint primary key references accounts on delete cascade,
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint,
  failures integer not null default 0,
  retry_at timestamptz
);

-- 80 random bits each, so a fast hash is enough.
create table recovery_codes (
  account_id bigint not null references accounts on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Challenges are signed, not stored; one that was answered is noted until it would have expired.
create table spent_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_challenges_expiry on spent_challenges (expires_at);
