-- Another e-mail address that the owner of an account has asked for. Nothing is changed before both addresses have agreed, each by
-- the token that was mailed to it; either stops it. `session_hash` is the sign-in that asked, which goes on afterwards.
create table email_changes (
  account_id bigint primary key references accounts on delete cascade,
  email text not null check (email <> ''),
  old_token_hash bytea not null unique,
  new_token_hash bytea not null unique,
  session_hash bytea,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz
);
