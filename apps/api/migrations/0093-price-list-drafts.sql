-- An edition of a price list that somebody brought as a file and no rule names yet. A second person publishes it: then the rules that named
-- the edition before it name this one. What was decided stays as it is.

create table price_list_drafts (
  list_id integer primary key references price_lists,
  -- The edition that it follows.
  succeeds integer not null references price_lists,
  file_name text not null check (length(file_name) between 1 and 200),
  -- SHA-256 of the file: the same one is brought once.
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  -- Where it was published.
  source text not null check (source <> ''),
  state text not null default 'open' check (state in ('open', 'published', 'dropped')),
  drafted_by bigint not null references accounts,
  decided_by bigint references accounts,
  decided_at timestamptz,
  check (num_nulls(decided_by, decided_at) = case state when 'open' then 2 else 0 end),
  check (state <> 'published' or decided_by <> drafted_by),
  check (succeeds <> list_id)
);
create unique index price_list_drafts_open on price_list_drafts (succeeds) where state = 'open';
create unique index price_list_drafts_published on price_list_drafts (succeeds) where state = 'published';
create unique index price_list_drafts_file on price_list_drafts (file_hash) where state <> 'dropped';
create index price_list_drafts_drafted_by on price_list_drafts (drafted_by);
create index price_list_drafts_decided_by on price_list_drafts (decided_by);

create trigger price_list_drafts_decided before update on price_list_drafts
  for each row when (old.state <> 'open') execute function refuse_change();
create trigger price_list_drafts_kept before delete or truncate on price_list_drafts
  for each statement execute function refuse_change();
