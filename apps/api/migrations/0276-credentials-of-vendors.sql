-- Papers by which somebody who sells, or asks to, shows who they are, and what they answered to a decision.

create table vendor_credentials (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  kind text not null check (kind in ('registration', 'identity', 'dealer_licence')),
  file_id bigint not null references private_files,
  -- Of the paper itself, as its owner typed it.
  number text check (length(number) between 1 and 100),
  -- The last day on which it counts; null for one that does not end.
  expires_on date,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  -- Staff's words to its owner.
  reason text check (length(reason) between 1 and 500),
  uploaded_at timestamptz not null,
  decided_by bigint references accounts,
  decided_at timestamptz,
  -- When its owner was told that it ends soon.
  told_at timestamptz,
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
);
create index vendor_credentials_account on vendor_credentials (account_id, id);
create index vendor_credentials_file on vendor_credentials (file_id);
create index vendor_credentials_decided_by on vendor_credentials (decided_by);
create index vendor_credentials_ending on vendor_credentials (expires_on) where state = 'accepted' and told_at is null;
create trigger vendor_credentials_gone after delete on vendor_credentials for each row
  execute function take_private_file_along();

create table vendor_applications (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  -- The answer to the reason of a refusal; null for who said nothing.
  answer text check (length(answer) between 1 and 2000),
  at timestamptz not null
);
create index vendor_applications_account on vendor_applications (account_id, id);
