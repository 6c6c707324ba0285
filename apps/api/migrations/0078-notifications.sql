-- Mails that somebody can do without, and of which they have said so.

create table muted_mails (
  account_id bigint not null references accounts,
  kind text not null check (kind in ('commission', 'listing_ordered')),
  at timestamptz not null,
  primary key (account_id, kind)
);

-- Where the reader of such a mail switches it off.
alter table outbox add column settings_url text;

-- Entries whose supporter has been told that they are payable, or would have been: each is told once.
create table commission_notices (
  entry_id bigint primary key references commission_entries,
  at timestamptz not null
);

-- What became payable lately is looked for by time.
create index commission_approvals_at on commission_approvals (at);
