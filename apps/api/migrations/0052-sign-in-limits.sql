-- When a mail of a kind about the same thing left last, and how many since its hour began: strangers can cause some mails,
-- and nobody is flooded with them.
create table mail_gates (
  kind text not null,
  about text not null check (length(about) <= 320),
  sent_at timestamptz not null,
  hour_began_at timestamptz not null,
  sent_in_hour integer not null,
  primary key (kind, about)
);
create index mail_gates_age on mail_gates (sent_at);

-- Failed sign-ins of an account, of an address and of the pair of both. The key is a hash, also of names that nobody has.
create table sign_in_failures (
  scope text not null check (scope in ('pair', 'account', 'address')),
  key bytea not null,
  failures integer not null check (failures >= 0),
  failed_at timestamptz not null,
  primary key (scope, key)
);
create index sign_in_failures_age on sign_in_failures (failed_at);

-- Where the owner of an account has come in from.
create table known_networks (
  account_id bigint not null references accounts on delete cascade,
  network text not null check (length(network) <= 64),
  seen_at timestamptz not null,
  primary key (account_id, network)
);
create index known_networks_age on known_networks (seen_at);

-- What the browser that registered was answered, as a hash: with the e-mailed link it shows that whoever activates the account
-- is who chose its password.
alter table accounts add column registration_proof bytea;
