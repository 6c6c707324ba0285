-- Where orders are paid to: one account for each currency, drafted by one person and published by another. The shop's setting is only the first.

create table bank_accounts (
  id bigint generated always as identity primary key,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  -- As invoices print them: `Bank: Harbour Bank, Nairobi`.
  details text[] not null check (cardinality(details) between 1 and 12),
  -- The account that it takes the place of; null of a currency's first.
  succeeds bigint references bank_accounts,
  -- Made up for a demo, or by people who tried one: a shop that sells never starts with it.
  is_invented boolean not null default false,
  reason text check (length(reason) between 1 and 500),
  state text not null default 'open' check (state in ('open', 'published', 'dropped')),
  -- Null where the shop's setting brought it.
  drafted_by bigint references accounts,
  drafted_at timestamptz not null,
  decided_by bigint references accounts,
  decided_at timestamptz,
  -- Since when another one counts in its place.
  ended_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  check (drafted_by is not null or state = 'published' and decided_by is null),
  check (drafted_by is null or (decided_by is null) = (state = 'open')),
  check (state <> 'published' or decided_by <> drafted_by),
  check (drafted_by is null or reason is not null),
  check (ended_at is null or state = 'published'),
  check (succeeds <> id)
);
create unique index bank_accounts_current on bank_accounts (currency) where state = 'published' and ended_at is null;
create unique index bank_accounts_open on bank_accounts (currency) where state = 'open';
create unique index bank_accounts_published on bank_accounts (succeeds) where state = 'published';
create index bank_accounts_succeeds on bank_accounts (succeeds);
create index bank_accounts_drafted_by on bank_accounts (drafted_by);
create index bank_accounts_decided_by on bank_accounts (decided_by);

-- What was drafted stays as it was read; it is decided once, and a published one ends once.
create function refuse_other_account() returns trigger language plpgsql as $$
declare
  decided constant text[] := array['state', 'decided_by', 'decided_at'];
begin
  if old.state = 'open' and new.state <> 'open' and new.ended_at is null
    and to_jsonb(new) - decided = to_jsonb(old) - decided then
    return new;
  end if;
  if old.state = 'published' and old.ended_at is null and to_jsonb(new) - 'ended_at' = to_jsonb(old) - 'ended_at' then
    return new;
  end if;
  raise exception 'bank account % is what it is', old.id using errcode = 'restrict_violation';
end $$;
create trigger bank_accounts_decided before update on bank_accounts
  for each row execute function refuse_other_account();
create trigger bank_accounts_kept before delete or truncate on bank_accounts
  for each statement execute function refuse_change();

-- Without a person an account comes only where there was none, or in the place of what was made up.
create function refuse_unsigned_account() returns trigger language plpgsql as $$
begin
  if exists (
    select from bank_accounts where currency = new.currency and not is_invented
      and (id = new.succeeds or new.succeeds is null or state = 'published' and ended_at is null)
  ) then
    raise exception 'an account in % is drafted by somebody', new.currency using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger bank_accounts_first before insert on bank_accounts
  for each row when (new.drafted_by is null) execute function refuse_unsigned_account();
-- A draft is decided on later, never as it is written.
create trigger bank_accounts_drafted before insert on bank_accounts
  for each row when (new.drafted_by is not null and new.state <> 'open') execute function refuse_change();

-- Whose buyers are told of a change: every order that waited for its payment then.
create table bank_account_notices (
  account_id bigint not null references bank_accounts,
  order_id bigint not null references orders,
  -- Null: the job has not come to it.
  at timestamptz,
  primary key (account_id, order_id)
);
create index bank_account_notices_order on bank_account_notices (order_id);
create index bank_account_notices_due on bank_account_notices (account_id, order_id) where at is null;
create trigger bank_account_notices_kept before delete or truncate on bank_account_notices
  for each statement execute function refuse_change();

-- The account that an invoice names. Null: it was issued before accounts stood here, and names the first.
alter table order_invoices add column account_id bigint references bank_accounts;

-- Holds the account until the order is written: whoever publishes another waits for it, and issues its invoice anew.
create function account_of_invoice(wanted char(3)) returns bigint language plpgsql volatile as $$
declare
  found_id bigint;
begin
  loop
    select id into found_id from bank_accounts
    where currency = wanted and state = 'published' and ended_at is null for key share;
    if found then
      return found_id;
    end if;
    -- It ended while we waited for it: its successor is looked for anew.
    perform from bank_accounts where currency = wanted and state = 'published' and ended_at is null;
    if not found then
      return null;
    end if;
  end loop;
end $$;

create or replace function issue_invoice() returns trigger language plpgsql as $$
begin
  insert into order_invoices (order_id, total, currency, issued_at, account_id)
  values (new.id, new.total, new.currency, case when tg_op = 'INSERT' then new.date_placed else now() end,
    account_of_invoice(new.currency));
  return null;
end $$;
