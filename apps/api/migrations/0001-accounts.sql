-- People and what proves who they are. Secrets are stored as hashes only.

create table accounts (
  id bigint generated always as identity primary key,
  email text not null check (length(email) between 3 and 255),
  first_name text not null check (length(first_name) <= 255),
  last_name text not null check (length(last_name) <= 255),
  password_hash text,
  country char(2),
  postcode text check (length(postcode) <= 64),
  is_active boolean not null default false,
  is_staff boolean not null default false,
  seller_status text not null default 'none' check (seller_status in ('none', 'pending', 'approved', 'suspended')),
  training jsonb,
  date_joined timestamptz not null default now()
);
create unique index accounts_email on accounts (lower(email));

-- One row a sign-in; `expires_at` slides with use (contract 0.5).
create table sessions (
  token_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);

-- Links sent by e-mail: activation (48 h) and password reset.
create table account_links (
  token_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  purpose text not null check (purpose in ('activate', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_account on account_links (account_id, purpose);

-- Single-use codes that carry a sign-in from the storefront to the portal (decisions 3).
create table handovers (
  code_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  audience text not null,
  next text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index handovers_account on handovers (account_id);

create table addresses (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  address jsonb not null,
  created_at timestamptz not null default now()
);
create unique index addresses_once on addresses (account_id, md5(address::text));

-- First answers of repeatable writes. The row is written in the write's own transaction.
create table idempotency_keys (
  scope text not null,
  operation text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  status smallint,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, operation, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Counters of the rate limits when several copies share one database.
create unlogged table rate_counters (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);

-- What staff changed: who, what, before, after, when. Nobody rewrites it, not even us.
create table audit (
  id bigint generated always as identity primary key,
  actor_id bigint references accounts,
  action text not null,
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  at timestamptz not null default now()
);
create index audit_subject on audit (subject, subject_id);
create index audit_actor on audit (actor_id);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_append_only before update or delete on audit
  for each row execute function refuse_rewriting();
