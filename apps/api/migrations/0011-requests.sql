-- What visitors ask of us by form (buyer spec §3, decisions 21): stock in bulk, a spare, or a technical assessment handed in.
create table requests (
  -- From 1001, so that a reference reads as one from the first day.
  id bigint generated always as identity (start with 1001) primary key,
  kind text not null check (kind in ('wholesale', 'parts', 'assessment')),
  name text not null check (length(name) between 1 and 255),
  -- The assessment form asks for none.
  email text check (length(email) between 3 and 255),
  contact_number text not null check (length(contact_number) between 1 and 26),
  text text not null check (length(text) between 1 and 2500),
  -- What only one kind of form asks for, by its name on the wire.
  details jsonb not null default '{}',
  account_id bigint references accounts,
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  created_at timestamptz not null
);
create index requests_open on requests (state, id desc);
create index requests_email on requests (lower(email), id desc);
create index requests_account on requests (account_id) where account_id is not null;
