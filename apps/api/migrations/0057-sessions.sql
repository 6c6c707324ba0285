-- What a person recognises a sign-in by, and ends it by. The network is the address without its last half: enough to
-- tell home from elsewhere, too little to follow anybody.
alter table sessions
  add column id bigint generated always as identity unique,
  add column app text not null default 'shop' check (app in ('shop', 'portal')),
  add column browser text check (length(browser) <= 40),
  add column system text check (length(system) <= 40),
  add column network text check (length(network) <= 60);

-- A sign-in ends 30 days after it began, however much it is used.
update sessions set expires_at = least(expires_at, created_at + interval '30 days');

-- Browsers that somebody has signed in with, by the hash of the cookie they were given.
create table account_devices (
  account_id bigint not null references accounts on delete cascade,
  device_hash bytea not null,
  browser text check (length(browser) <= 40),
  system text check (length(system) <= 40),
  network text check (length(network) <= 60),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (account_id, device_hash)
);
create index account_devices_seen on account_devices (last_seen_at);
