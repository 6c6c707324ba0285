-- Keys by which programs act for their owner: within scopes, at a rate, until a day. Of the secret we keep its hash and its
-- last four characters. One that ended stays for three months, so that its owner sees what became of it.
create table api_keys (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  name text not null check (length(name) between 1 and 60 and name ~ '\S'),
  token_hash bytea not null unique,
  hint text not null check (length(hint) = 4),
  scopes text[] not null check (cardinality(scopes) between 1 and 24),
  rate_per_minute integer not null check (rate_per_minute between 1 and 600),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  -- The first half of an address, as of a sign-in.
  used_network text,
  ended_at timestamptz
);
create index api_keys_account on api_keys (account_id, id desc);

-- By which key it was done, where it was not a person at a screen: its name and the end of its secret. Words and not an id,
-- because entries outlive keys.
alter table audit add column key_name text;
alter table team_acts add column key_name text;
