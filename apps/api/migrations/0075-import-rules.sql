-- What a country's offices ask of a car that comes in, and what the way there costs. A rule is never changed: another one
-- follows it, so that whoever asks what was known on a day finds it.

create table import_rules (
  id bigint generated always as identity primary key,
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  part text not null check (part in ('sheet', 'source', 'eligibility', 'inspection', 'duty', 'regime', 'line', 'fee',
    'document', 'port', 'route', 'unknown')),
  -- Names it within its part; the second row of a tax is `zw-car/vat#2`.
  key text not null check (length(key) between 1 and 200),
  -- Order counts: of regimes the first that fits is taken, taxes are taken from those above them.
  position integer not null check (position >= 0),
  -- Null where the rule was taken back.
  content jsonb,
  -- The days on which the rule is in force, where they are known. Which day counts depends on the rule.
  valid_from date,
  valid_to date check (valid_to >= valid_from),
  sources text[] not null,
  confidence text check (confidence in ('two_sources', 'one_source', 'general_knowledge', 'disputed')),
  -- When the sources were last read.
  checked_on date not null,
  -- The rule that this one replaces, once.
  succeeds bigint unique check (succeeds < id),
  set_at timestamptz not null,
  unique (id, country, part, key),
  foreign key (succeeds, country, part, key) references import_rules (id, country, part, key),
  check (content is not null or succeeds is not null)
);
create unique index import_rules_begun_once on import_rules (country, part, key) where succeeds is null;

create trigger import_rules_append_only before update or delete or truncate on import_rules
  for each statement execute function refuse_change();
