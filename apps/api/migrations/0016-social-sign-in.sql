-- Sign-in with Google (decisions 22).

-- Which account a provider's person is. The subject stays when the person's address there changes.
create table social_identities (
  provider text not null check (provider in ('google')),
  subject text not null check (length(subject) between 1 and 255),
  account_id bigint not null references accounts on delete cascade,
  linked_at timestamptz not null,
  primary key (provider, subject)
);
create index social_identities_account on social_identities (account_id);

-- What browsers report when it fails, kept for a month. No tokens, and no link to a person.
create table social_failures (
  id bigint generated always as identity primary key,
  failure jsonb not null check (length(failure::text) <= 16384),
  at timestamptz not null
);
create index social_failures_age on social_failures (at);
