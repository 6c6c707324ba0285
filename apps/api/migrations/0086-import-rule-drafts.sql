-- A change of an import rule that staff have written and nobody follows yet. A second person publishes it: then a row of `import_rules`
-- follows the one it was written about. What was decided stays as it is.

create table import_rule_drafts (
  id bigint generated always as identity primary key,
  rule_id bigint not null references import_rules,
  -- Null takes the rule back.
  content jsonb,
  -- When its sources were read for this.
  checked_on date not null,
  reason text not null check (reason <> ''),
  -- Whoever publishes names the version that they have read.
  version integer not null default 1,
  state text not null default 'open' check (state in ('open', 'published', 'dropped')),
  drafted_by bigint not null references accounts,
  drafted_at timestamptz not null,
  decided_by bigint references accounts,
  decided_at timestamptz,
  published_id bigint unique references import_rules,
  check (num_nulls(decided_by, decided_at) = case state when 'open' then 2 else 0 end),
  check ((state = 'published') = (published_id is not null)),
  check (state <> 'published' or decided_by <> drafted_by)
);
create unique index import_rule_drafts_open on import_rule_drafts (rule_id) where state = 'open';
create index import_rule_drafts_of_rule on import_rule_drafts (rule_id);
create index import_rule_drafts_drafted_by on import_rule_drafts (drafted_by);
create index import_rule_drafts_decided_by on import_rule_drafts (decided_by);

create trigger import_rule_drafts_decided before update on import_rule_drafts
  for each row when (old.state <> 'open') execute function refuse_change();
create trigger import_rule_drafts_kept before delete or truncate on import_rule_drafts
  for each statement execute function refuse_change();
