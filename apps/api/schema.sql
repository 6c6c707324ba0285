-- Written by `pnpm schema` from a migrated database and the comments in `scripts/schema.data.ts`; never edited. The
-- migrations are its history. It creates an empty database, without the rows that migrations write and without the tables
-- of the job queue, which graphile-worker has in a schema of its own.
--
-- Modules have the order of `src/`. Each has its functions, then its tables with their indexes and triggers. A trigger is
-- created after its function, and a foreign key to a later table at the end of the file.
--
-- Unless a comment says otherwise, money is whole minor units of the currency in the same row, the stores of a module
-- (`*.store.ts`) write its rows, and a `not valid` constraint applies to rows written since it was added.

-- platform: migrations, reference_data, demo_world, idempotency_keys, rate_counters, audit, outbox, mail_gates,
-- media, private_files, private_file_checks
-- people: accounts, addresses, sessions, api_keys, account_devices, known_networks, sign_in_failures, account_links,
-- account_confirmations, email_changes, handovers, social_identities, social_failures, authenticators,
-- recovery_codes, passkeys, spent_challenges, muted_mails, vendor_credentials, vendor_applications, team_members,
-- team_invitations, team_acts, customer_notes, account_merges
-- stock: makes, models, variants, trims, categories, products, product_images, product_videos, listing_defaults,
-- feeds, feed_runs, feed_listings, lectures, fitments, withdrawn_products, revealed_numbers, view_days, funnel_days,
-- view_keys, view_marks, view_insiders, vehicle_search, vehicle_changes, vehicle_search_epoch, words, local_counts,
-- local_count_deltas, product_counts, product_count_deltas, bulk_changes, imports, moderation_rules,
-- moderation_findings, moderation_changes, chassis_doubles, model_requests, model_request_listings, import_missing,
-- import_rows, import_files, import_sources, import_days, import_pictures, picture_sources, partner_items,
-- partner_item_images, partner_products, item_searches
-- pricing/exchange-rates: exchange_rates
-- pricing/tariffs: countries, ports, destination_ports, shipping_options, shipping_tariffs
-- pricing/insurance: insurance_tariffs
-- pricing/cost-lines: quoted_lines
-- landed: import_rules, import_rule_drafts, price_lists, price_list_rows, price_list_drafts, price_list_matches,
-- door_tariffs, door_uses
-- saved: favourite_lists, favourites, saved_searches, saved_search_hits, favourite_alerts, favourite_news,
-- listing_events, saved_views, garage_vehicles
-- selling/discounts: vouchers, voucher_uses
-- selling/basket: baskets, basket_lines, basket_losses
-- selling/orders: orders, order_lines, order_cost_lines, order_events, order_search, order_landed_prices,
-- order_line_fits, order_arrivals, order_import_alerts, import_exceptions, import_exception_ends, consignee_changes,
-- payment_reminders, cancellation_requests, order_amendments, refund_requests
-- selling/invoices: order_invoices
-- selling/payments: payments, receipts, payment_reports, payment_extensions, refunds
-- conversations/offers: offers, offer_events, offer_floors
-- conversations/templates: answer_templates
-- conversations/threads: threads, thread_messages, thread_files, thread_reports
-- delivery/tracking: shipments, shipment_changes, order_steps, order_progress, order_alarms, order_notes,
-- order_mentions, order_assignments, following_mails, vendor_order_mails, seller_papers, hand_overs
-- delivery/documents: papers, paper_answers, paper_shares, paper_alarms
-- delivery/claims: delivery_confirmations, claims, claim_messages, claim_pictures
-- sellers: vendor_companies, reviews, review_reports, view_effects, figure_mails
-- money/payment-proofs: payment_slips
-- money/statements: bank_columns, bank_statements, bank_entries, bank_entry_offers, bank_decisions, bank_matches_due,
-- bank_bookings_due
-- money/bank-wire: bank_accounts, bank_account_notices
-- money/bitcoin: bitcoin_watches, bitcoin_rates, bitcoin_transactions
-- money/mpesa: mpesa_prompts, mpesa_receipts
-- supporters: agents, points, referral_links, referrals, commission_entries, commission_approvals,
-- commission_notices, commission_settlements, commission_adjustments, payout_details, payout_batches, payout_lines,
-- payout_line_entries
-- shopfront: articles, article_texts, deals, promotion_pins, content_versions, vital_days, content_previews,
-- request_messages, request_links, requests, request_notes, shop_settings, product_feeds, index_now_changes,
-- index_now_state
-- overview: book_checks
-- reports: freight_costs, sale_entries, step_times, report_changes, report_mails
-- webhooks: webhook_endpoints, webhook_events, webhook_deliveries

create extension if not exists btree_gist;
create extension if not exists pg_trgm;
-- Functions and tables that need each other are made one by one.
set check_function_bodies = off;

-- # platform: What every module stands on: requests, mails, files, the audit, and functions that keep tables of all
-- modules.

-- Trigger: keeps a table append-only, or a row as it is once it was decided.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Trigger: the same with an older message.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

-- Trigger: append-only, but rows older than a year may be deleted.
create function keep_for_a_year() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '1 year' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;

-- Trigger: tells all processes at commit that what they cache of a topic (`stock`, `shop`) has changed.
create function tell_news() returns trigger language plpgsql as $$
begin
  perform pg_notify('bandari_news', tg_argv[0]);
  return null;
end $$;

-- Trigger: lets the transaction wait for replicas as the setting SYNCHRONOUS_COMMIT asks, which a connection brings
-- along.
create function wait_for_replica() returns trigger language plpgsql as $$
declare wish text := current_setting('bandari.synchronous_commit', true);
begin
  if wish <> '' then perform set_config('synchronous_commit', wish, true); end if;
  return null;
end $$;

-- Trigger: has the storage checked for bytes that no row needs any more.
create function look_at_private_bytes() returns trigger language plpgsql as $$
begin
  insert into private_file_checks (hash, due_at) values (old.hash, now()) on conflict do nothing;
  return null;
end $$;

-- Trigger: deletes the private file of a row that is deleted.
create function take_private_file_along() returns trigger language plpgsql as $$
begin
  delete from private_files where id = old.file_id;
  return null;
end $$;

-- The four quarters of a fingerprint, each with its place: pictures that look alike have one in common.
create function picture_bands(fingerprint bigint) returns integer[] language sql immutable parallel safe as $$
  select array[(fingerprint & 65535)::integer, 65536 + ((fingerprint >> 16) & 65535)::integer,
    131072 + ((fingerprint >> 32) & 65535)::integer, 196608 + ((fingerprint >> 48) & 65535)::integer]
$$;

-- The day of a moment in UTC; immutable, so that indexes can use it.
create function utc_day(at timestamptz) returns date language sql immutable parallel safe as $$ select (at at time zone 'UTC')::date $$;

-- A file of `migrations/` that was applied; `db/migrate.ts` writes it in the transaction of the migration.
create table migrations (
  name text primary key,
  applied_at timestamptz not null default now()
);

-- The state (a hash) of the data that every shop needs, such as places and import rules, as it was last loaded; each
-- start writes it.
create table reference_data (
  name text primary key,
  hash text not null
);

-- One row while the database holds the demo world, whose passwords everybody can read. Production does not start on
-- it.
create table demo_world (
  one boolean default true primary key check (one),
  since timestamptz not null default now(),
  product_ids int8multirange not null default '{}'::int8multirange
);

-- The first answer of a write that a client may repeat. The row is written in the transaction of the write itself and
-- deleted after a time.
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

-- How often a caller has used up a rate limit that all processes share. Unlogged: a crash empties it, which only
-- forgives.
create unlogged table rate_counters (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);

-- What staff changed, who came in or was kept out, and whose data somebody looked at; written in the transaction of
-- the change. Append-only by trigger; an entry may be deleted when it is at least a year old.
create table audit (
  id bigint generated always as identity primary key,
  actor_id bigint, -- references accounts
  action text not null,
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  at timestamptz not null default now(),
  kind text not null default 'change' check (kind in ('change', 'sign-in', 'refusal', 'read')),
  key_name text
);
create index audit_access on audit (actor_id, subject, subject_id, at desc) where kind <> 'change';
create index audit_actor on audit (actor_id);
create index audit_kind on audit (kind, at desc, id desc);
create index audit_newest on audit (at desc, id desc);
create index audit_subject on audit (subject, subject_id);
create index audit_text on audit using gin (((((((((((action || ' ') || subject) || ' ') || subject_id) || ' ') ||
  coalesce(reason, '')) || ' ') || coalesce(before::text, '')) || ' ') || coalesce(after::text, '')) gin_trgm_ops);
create trigger audit_append_only before delete or update on audit for each row execute function keep_for_a_year();
create trigger audit_never_emptied before truncate on audit for each statement execute function refuse_rewriting();

-- A mail, written in the transaction that causes it; a worker sends it afterwards, tries again, and notes when it
-- left.
create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  attach_pro_forma_of bigint, -- references orders
  message_id text not null unique,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  order_id bigint, -- references orders
  settings_url text,
  alerts_of bigint
);
create index outbox_about on outbox (order_id, id) where order_id is not null;
create index outbox_alerts on outbox (alerts_of) where alerts_of is not null and sent_at is null;
create index outbox_order on outbox (attach_pro_forma_of) where attach_pro_forma_of is not null;
create index outbox_recipient on outbox (lower(recipient), id desc);
create index outbox_waiting on outbox (next_attempt_at) where sent_at is null;

-- When a mail of a kind about the same thing left last and how many left this hour, because strangers can cause some
-- mails; the mailer writes it.
create table mail_gates (
  kind text not null,
  about text not null check (length(about) <= 320),
  sent_at timestamptz not null,
  hour_began_at timestamptz not null,
  sent_in_hour integer not null,
  primary key (kind, about)
);
create index mail_gates_age on mail_gates (sent_at);

-- An upload that /media serves, by the hash of its bytes, which lie in the storage: an original picture, whose
-- renditions are files named after it, a video, or the PDF of an auction sheet.
create table media (
  id integer generated always as identity primary key,
  hash text not null unique check (hash ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind in ('photo', 'drawing', 'video', 'document')),
  created_at timestamptz not null default now(),
  width integer,
  height integer,
  fingerprint bigint
);
create index media_bands on media using gin (picture_bands(fingerprint)) where fingerprint <> 0;
create index media_without_fingerprint on media (id) where kind = 'photo' and fingerprint is null;

-- A picture or PDF that no public address leads to: documents, slips, claims, messages. Whatever uses a file refers
-- to its row; bytes lie in the storage once for all rows of a hash.
create table private_files (
  id bigint generated always as identity primary key,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  bytes integer not null check (bytes > 0),
  name text not null check (name <> ''),
  uploaded_by bigint, -- references accounts
  uploaded_at timestamptz not null
);
create index private_files_of_hash on private_files (hash);
create index private_files_of_uploader on private_files (uploaded_by);
create trigger private_files_gone after delete on private_files for each row execute function look_at_private_bytes();

-- Bytes that may lie in the storage without a row: written before each upload and, by trigger, at each removal; a job
-- looks once it is due.
create table private_file_checks (
  hash text primary key,
  due_at timestamptz not null
);
create index private_file_checks_due on private_file_checks (due_at);

-- # people: Accounts and what proves who somebody is. Secrets are stored as hashes only, or encrypted by a key
-- outside of the database.

-- What an account is looked up by, beginning with a space, for trigrams.
create function account_text(email text, first_name text, last_name text) returns text
  language sql immutable parallel safe as $$ select lower(' ' || email || ' ' || first_name || ' ' || last_name) $$;

-- Trigger: `version` grows by one.
create function note_decision() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- Trigger: when somebody was approved as a seller first, and since when they may list for export.
create function note_selling_since() returns trigger language plpgsql as $$
begin
  if new.seller_status = 'approved' and new.selling_since is null then
    new.selling_since := now();
  end if;
  if not new.may_list_export then
    new.export_since := null;
  elsif new.export_since is null then
    new.export_since := now();
  end if;
  return new;
end $$;

-- A person: buyer, seller or staff. `version` grows, by trigger, with each decision about the account, so that nobody
-- decides on what is no longer so. A deleted account stays, emptied.
create table accounts (
  id bigint generated always as identity primary key,
  email text not null check (length(email) between 3 and 255),
  first_name text not null check (length(first_name) <= 255),
  last_name text not null check (length(last_name) <= 255),
  password_hash text,
  country char(2),
  postcode text check (length(postcode) <= 64),
  is_active boolean not null default false,
  seller_status text not null default 'none' check (seller_status in ('none', 'pending', 'approved', 'suspended')),
  training jsonb,
  date_joined timestamptz not null default now(),
  staff_role text check (staff_role in ('support', 'finance', 'content', 'admin')),
  is_staff boolean not null generated always as (staff_role is not null) stored,
  version integer not null default 1,
  deactivated_at timestamptz,
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  registration_proof bytea,
  deleted_at timestamptz,
  second_factor_at timestamptz,
  may_list_export boolean not null default false,
  phone text check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  selling_since timestamptz,
  export_since timestamptz,
  merged_into bigint references accounts,
  constraint accounts_deleted_is_empty check (deleted_at is null or not is_active and deactivated_at is not null
    and password_hash is null and staff_role is null and seller_status = 'none' and country is null
    and postcode is null and training is null and email = (('deleted-' || id) || '@deleted.invalid')),
  constraint accounts_merged_is_deleted check (merged_into is null or deleted_at is not null)
);
create unique index accounts_email on accounts (lower(email));
create index accounts_merged_into on accounts (merged_into) where merged_into is not null;
create index accounts_name on accounts (((first_name || ' ') || last_name));
create index accounts_newest on accounts (date_joined desc, id desc);
create index accounts_phone on accounts (reverse(phone) text_pattern_ops) where phone is not null;
create index accounts_staff on accounts (staff_role) where staff_role is not null;
create index accounts_text on accounts using gin (account_text(email, first_name, last_name) gin_trgm_ops)
  with (gin_pending_list_limit='256');
create index accounts_vendors on accounts (seller_status, id) where seller_status <> 'none';
create trigger accounts_selling_since before insert or update of seller_status, may_list_export on accounts
  for each row execute function note_selling_since();
create trigger accounts_version before update of is_active, staff_role, seller_status, may_list_export on accounts
  for each row when (old.is_active is distinct from new.is_active or old.staff_role is distinct from new.staff_role
  or old.seller_status is distinct from new.seller_status or old.may_list_export is distinct from new.may_list_export)
  execute function note_decision();
-- The trigger accounts_search is created after index_orders_of_account().
-- The trigger accounts_seller_status is created after follow_vendor().

-- An address of an account’s address book, as the contract’s JSON. At most one is the default.
create table addresses (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  address jsonb not null,
  created_at timestamptz not null default now(),
  is_default boolean not null default false
);
create unique index addresses_default_once on addresses (account_id) where is_default;
create unique index addresses_once on addresses (account_id, md5(address::text));

-- A sign-in, by the hash of its token. One with a `viewer_id` is a member of staff’s, who looks at the shop as this
-- customer and changes nothing. It ends at `expires_at` however much it is used; `proved_at` is when its owner last
-- proved who they are.
create table sessions (
  token_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  id bigint generated always as identity unique,
  app text not null default 'shop' check (app in ('shop', 'portal')),
  browser text check (length(browser) <= 40),
  system text check (length(system) <= 40),
  network text check (length(network) <= 60),
  proved_at timestamptz,
  by_factor boolean not null default false,
  viewer_id bigint references accounts
);
create index sessions_account on sessions (account_id);
create index sessions_viewer on sessions (viewer_id) where viewer_id is not null;

-- A key by which a program acts for its owner, by the hash of its secret: within `scopes`, at a rate, until
-- `expires_at`. One that ended stays for three months.
create table api_keys (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  name text not null check (length(name) between 1 and 60 and name ~ '\S'),
  token_hash bytea not null unique,
  hint text not null check (length(hint) = 4),
  scopes text[] not null check (cardinality(scopes) between 1 and 24),
  rate_per_minute integer not null check (rate_per_minute between 1 and 600),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_network text,
  ended_at timestamptz,
  check (expires_at > created_at)
);
create index api_keys_account on api_keys (account_id, id desc);

-- A browser that somebody has signed in with, by the hash of the cookie that it was given. A new one is told to the
-- owner by mail.
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

-- A network (an IPv4 address, or the first half of an IPv6 one) from which the owner of an account has come in; the
-- limits of signing in ask for it.
create table known_networks (
  account_id bigint not null references accounts on delete cascade,
  network text not null check (length(network) <= 64),
  seen_at timestamptz not null,
  primary key (account_id, network)
);
create index known_networks_age on known_networks (seen_at);

-- Failed sign-ins of an account, of an address, or of both together. The key is a hash, also of names that nobody
-- has.
create table sign_in_failures (
  scope text not null check (scope in ('pair', 'account', 'address')),
  key bytea not null,
  failures integer not null check (failures >= 0),
  failed_at timestamptz not null,
  primary key (scope, key)
);
create index sign_in_failures_age on sign_in_failures (failed_at);

-- A link that was sent by mail, by the hash of its token: activation of an account or a new password. It counts once.
create table account_links (
  token_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  purpose text not null check (purpose in ('activate', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_account on account_links (account_id, purpose);

-- A link by which an owner without a password confirms a wish, such as deleting the account.
create table account_confirmations (
  token_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_confirmations_account on account_confirmations (account_id);

-- Another e-mail address that the owner of an account has asked for. It is changed once both addresses have agreed,
-- each by the token that was mailed to it; either stops it. `session_hash` is the sign-in that asked.
create table email_changes (
  account_id bigint primary key references accounts on delete cascade,
  email text not null check (email <> ''),
  old_token_hash bytea not null unique,
  new_token_hash bytea not null unique,
  session_hash bytea,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz
);

-- A code that carries a sign-in from the storefront to the portal; it counts once.
create table handovers (
  code_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  audience text not null,
  next text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  proved_at timestamptz,
  by_factor boolean not null default false,
  viewer_id bigint references accounts
);
create index handovers_account on handovers (account_id);

-- The account of a person whom Google knows. The subject stays when the person’s address there changes.
create table social_identities (
  provider text not null check (provider = 'google'),
  subject text not null check (length(subject) between 1 and 255),
  account_id bigint not null references accounts on delete cascade,
  linked_at timestamptz not null,
  primary key (provider, subject)
);
create index social_identities_account on social_identities (account_id);

-- What a browser reported when signing in with Google failed: no tokens, no link to a person; deleted after
-- RETENTION_SESSIONS_DAYS.
create table social_failures (
  id bigint generated always as identity primary key,
  failure jsonb not null check (length(failure::text) <= 16384),
  at timestamptz not null
);
create index social_failures_age on social_failures (at);

-- The secret that an authenticator app shares with us, encrypted. A code counts once: `last_step` is the half minute
-- of the last one.
create table authenticators (
  account_id bigint primary key references accounts on delete cascade,
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint,
  failures integer not null default 0,
  retry_at timestamptz
);

-- A code that replaces a lost second factor once. 80 random bits, so a fast hash is enough.
create table recovery_codes (
  account_id bigint not null references accounts on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- The public half of a key of somebody’s device; it answers only to the domain `rp_id`. A `counter` that falls back
-- belongs to a copy.
create table passkeys (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  rp_id text not null,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}'::text[],
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

-- A signed challenge that was answered, until it would have expired, so that it counts once.
create table spent_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_challenges_expiry on spent_challenges (expires_at);

-- A kind of mail that an account does without.
create table muted_mails (
  account_id bigint not null references accounts,
  kind text not null check (kind in ('commission', 'listing_ordered', 'order_steps', 'weekly_figures')),
  at timestamptz not null,
  primary key (account_id, kind)
);

-- A paper by which a seller shows who they are, reviewed by staff; the latest of a kind counts.
create table vendor_credentials (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  kind text not null check (kind in ('registration', 'identity', 'dealer_licence')),
  file_id bigint not null references private_files,
  number text check (length(number) between 1 and 100),
  expires_on date,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  reason text check (length(reason) between 1 and 500),
  uploaded_at timestamptz not null,
  decided_by bigint references accounts,
  decided_at timestamptz,
  told_at timestamptz,
  check ((state = 'waiting') = (decided_at is null)),
  constraint vendor_credentials_check1 check ((state = 'refused') = (reason is not null))
);
create index vendor_credentials_account on vendor_credentials (account_id, id);
create index vendor_credentials_decided_by on vendor_credentials (decided_by);
create index vendor_credentials_ending on vendor_credentials (expires_on) where state = 'accepted'
  and told_at is null;
create index vendor_credentials_file on vendor_credentials (file_id);
create trigger vendor_credentials_gone after delete on vendor_credentials for each row
  execute function take_private_file_along();

-- An application to sell, and what the applicant answered to the reason of a refusal.
create table vendor_applications (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  answer text check (length(answer) between 1 and 2000),
  at timestamptz not null
);
create index vendor_applications_account on vendor_applications (account_id, id);

-- An account that works for a vendor (`vendor_id`, the owner’s account) as lister or reader; read anew for each call.
create table team_members (
  account_id bigint primary key references accounts,
  vendor_id bigint not null references accounts,
  role text not null check (role in ('lister', 'reader')),
  joined_at timestamptz not null,
  check (account_id <> vendor_id)
);
create index team_members_vendor on team_members (vendor_id);

-- An invitation to a vendor’s team, by the hash of its link’s token. It is deleted when it is accepted or taken back.
create table team_invitations (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references accounts,
  email text not null check (length(email) between 3 and 254),
  role text not null check (role in ('lister', 'reader')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index team_invitations_once on team_invitations (vendor_id, lower(email));

-- What a member did in a vendor’s name: an operation of the contract, and what it was about.
create table team_acts (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references accounts,
  account_id bigint not null references accounts,
  operation text not null check (length(operation) between 1 and 100),
  subject_id bigint,
  at timestamptz not null,
  key_name text
);
create index team_acts_account on team_acts (account_id);
create index team_acts_at on team_acts (at);
create index team_acts_vendor on team_acts (vendor_id, id desc);

-- What a member of staff wrote about a customer, for colleagues; in the copy of the customer’s data, and deleted with
-- the account.
create table customer_notes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  author_id bigint not null references accounts,
  text text not null check (length(text) between 1 and 2000 and text ~ '\S'),
  at timestamptz not null
);
create index customer_notes_account on customer_notes (account_id, id desc);
create index customer_notes_author on customer_notes (author_id);

-- Two accounts of one customer that become one, from the asking to the decision of a second person. `moved` counts
-- the rows that moved, by `table.column`.
create table account_merges (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  kept_id bigint not null references accounts,
  ended_id bigint not null references accounts,
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  created_at timestamptz not null,
  created_by bigint not null references accounts,
  decided_at timestamptz,
  decided_by bigint references accounts,
  rejection text check (length(rejection) between 1 and 500),
  moved jsonb,
  constraint account_merges_decided check ((state = 'waiting') = (decided_at is null)
    and (decided_at is null) = (decided_by is null)),
  constraint account_merges_moved check ((state = 'approved') = (moved is not null)),
  constraint account_merges_others check (created_by <> kept_id and created_by <> ended_id and decided_by <> kept_id
    and decided_by <> ended_id),
  constraint account_merges_rejected check ((state = 'rejected') = (rejection is not null)),
  constraint account_merges_second_person check (state <> 'approved' or decided_by <> created_by),
  constraint account_merges_two check (kept_id <> ended_id)
);
create index account_merges_created_by on account_merges (created_by);
create index account_merges_decided_by on account_merges (decided_by);
create index account_merges_ended on account_merges (ended_id);
create unique index account_merges_ended_once on account_merges (ended_id) where state <> 'rejected';
create index account_merges_kept on account_merges (kept_id);
create index account_merges_waiting on account_merges (created_at) where state = 'waiting';

-- # stock: What is for sale. `products` is the source; the tables of the search and the counts follow it by trigger.

-- What staff and sellers look a product up by: words of title, part number and references.
create function product_words(title text, part_number text, reference text, vendor_reference text) returns tsvector
  language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(
    lower(title || ' ' || coalesce(part_number, '') || ' ' || reference || ' ' || coalesce(vendor_reference, '')),
    '[^[:alnum:]]+'), ''))
$$;

-- The words of a title; `CX-5` is two, which the parser alone would read as `cx` and minus five.
create function title_words(title text) returns tsvector language sql immutable parallel safe as $$ select to_tsvector('simple', regexp_replace(title, '([[:alnum:]])-(?=[[:alnum:]])', '\1 ', 'g')) $$;

-- Trigger: a vehicle that was given a model waits for no other.
create function note_model_found() returns trigger language plpgsql as $$
begin
  delete from model_request_listings using model_requests
  where product_id = new.id and request_id = model_requests.id and state <> 'used';
  return null;
end $$;

-- Trigger: what no listing waits for any more is asked no more.
create function withdraw_model_request() returns trigger language plpgsql as $$
begin
  update model_requests set state = 'withdrawn'
  where id = old.request_id and state = 'open'
    and not exists (select from model_request_listings where request_id = old.request_id);
  return null;
end $$;

-- Trigger: a listing that goes on sale with the chassis number of another seller’s is queued for staff.
create function note_chassis_doubles() returns trigger language plpgsql as $$
begin
  insert into chassis_doubles (first_id, second_id, chassis, found_at)
  select least(new.id, other.id), greatest(new.id, other.id), plain_code(new.chassis_number), now()
  from products as other
  where other.chassis_number is not null and plain_code(other.chassis_number) = plain_code(new.chassis_number)
    and other.id <> new.id and other.vendor_id is distinct from new.vendor_id
    and other.status = 'live' and not other.taken_down
  order by other.id limit 20
  on conflict do nothing;
  return null;
end $$;

-- Trigger: a live listing of a seller that changes is looked at by the moderation rules.
create function note_moderation() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    insert into moderation_changes (product_id) values (new.id);
  else
    insert into moderation_changes (product_id)
    select id from products where id = new.product_id and vendor_id is not null and status = 'live';
  end if;
  return null;
end $$;

-- Trigger: a listing knows whether its seller may sell; the row of the seller is locked meanwhile.
create function know_vendor() returns trigger language plpgsql as $$
declare may_sell boolean;
begin
  select seller_status = 'approved' and (new.market = 'local' or may_list_export) into may_sell
  from accounts where id = new.vendor_id for key share;
  new.vendor_approved := new.vendor_id is null or coalesce(may_sell, false);
  return new;
end $$;

-- Trigger: a decision about a seller reaches all listings of that seller.
create function follow_vendor() returns trigger language plpgsql as $$
declare
  is_vendor boolean := new.seller_status = 'approved';
begin
  update products set vendor_approved = (is_vendor and (market = 'local' or new.may_list_export))
  where vendor_id = new.id and vendor_approved <> (is_vendor and (market = 'local' or new.may_list_export));
  return null;
end $$;
create trigger accounts_seller_status after update of seller_status, may_list_export on accounts for each row
  when (old.seller_status is distinct from new.seller_status
  or old.may_list_export is distinct from new.may_list_export) execute function follow_vendor();

-- Trigger: notes when a listing was put up for sale or taken back.
create function note_publication() returns trigger language plpgsql as $$
declare
  moment timestamptz := now();
begin
  if tg_op = 'INSERT' then
    moment := new.date_created;
  elsif new.date_updated > old.date_updated then
    moment := new.date_updated;
  end if;
  if new.status = 'live' then
    new.published_at := moment;
    new.withdrawn_at := null;
    new.sold_elsewhere_at := null;
  else
    new.withdrawn_at := moment;
  end if;
  return new;
end $$;

-- Trigger: keeps `withdrawn_products`.
create function note_withdrawal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status = 'live' then
    delete from withdrawn_products where product_id = new.id;
  else
    insert into withdrawn_products (product_id, title, class, make_id, model_id)
    values (old.id, old.title, old.class, old.make_id, old.model_id)
    on conflict (product_id) do nothing;
  end if;
  return null;
end $$;

-- Trigger: keeps `vehicle_search` and `vehicle_changes` in step with `products`; does nothing when what the search
-- shows is as before.
create function index_vehicle() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (not old.listed and not new.listed or old.listed and new.listed
    and (old.class, old.make_id, old.model_id, old.title, old.price, old.model_year, old.mileage, old.fuel_type,
      old.transmission, old.body_type, old.steering, old.colour, old.location, old.currency, old.image_count,
      old.cover_media_id, old.engine_size, old.seats, old.manufactured, old.first_registered, old.auction_grade,
      old.origin_port, old.chassis_number, old.drive, old.doors, old.features, old.date_created)
    is not distinct from (new.class, new.make_id, new.model_id, new.title, new.price, new.model_year, new.mileage,
      new.fuel_type, new.transmission, new.body_type, new.steering, new.colour, new.location, new.currency,
      new.image_count, new.cover_media_id, new.engine_size, new.seats, new.manufactured, new.first_registered,
      new.auction_grade, new.origin_port, new.chassis_number, new.drive, new.doors, new.features, new.date_created)) then
    return null;
  end if;
  if tg_op <> 'DELETE' and new.listed then
    insert into vehicle_search (id, class, make_id, model_id, price, model_year, mileage, fuel, transmission, body,
      steering, colour, location, drive, seats, doors, engine, grade, pictures, features, listed_day, words)
    values (new.id, new.class, new.make_id, new.model_id, new.price, new.model_year, new.mileage, new.fuel_type,
      new.transmission, new.body_type, new.steering, new.colour, new.location, new.drive, new.seats, new.doors,
      engine_class(new.engine_size), new.auction_grade, case when new.image_count > 0 then 'yes' end, new.features,
      listed_day(new.date_created), title_words(new.title))
    on conflict (id) do update set (class, make_id, model_id, price, model_year, mileage, fuel, transmission, body,
      steering, colour, location, drive, seats, doors, engine, grade, pictures, features, listed_day, words) =
      (excluded.class, excluded.make_id, excluded.model_id, excluded.price, excluded.model_year, excluded.mileage,
      excluded.fuel, excluded.transmission, excluded.body, excluded.steering, excluded.colour, excluded.location,
      excluded.drive, excluded.seats, excluded.doors, excluded.engine, excluded.grade, excluded.pictures,
      excluded.features, excluded.listed_day, excluded.words);
    insert into vehicle_changes (id, price)
    values (new.id, case when tg_op = 'UPDATE' and old.listed then old.price end);
  elsif tg_op <> 'INSERT' and old.listed then
    delete from vehicle_search where id = old.id;
    insert into vehicle_changes (id, price) values (old.id, old.price);
  end if;
  return null;
end $$;

-- The class of an engine’s size that a search narrows by.
create function engine_class(size text) returns text language sql immutable parallel safe as $$
  -- As `landed/product-facts.ts` reads it: `1,496 cc`, `990cc`. The bounds are those at which duties and insurers change.
  select case when cc <= 660 then '0-660' when cc <= 1000 then '661-1000' when cc <= 1300 then '1001-1300'
    when cc <= 1500 then '1301-1500' when cc <= 1800 then '1501-1800' when cc <= 2000 then '1801-2000'
    when cc <= 2500 then '2001-2500' when cc <= 3000 then '2501-3000' when cc > 3000 then '3001-99999' end
  from (select regexp_replace((regexp_match(trim(size), '^(\d{0,2}[,. ]?\d{3}) ?cc$', 'i'))[1], '\D', '', 'g')::integer as cc) as engine
$$;

-- The day of a listing, in days since 1970.
create function listed_day(moment timestamptz) returns integer language sql immutable parallel safe as $$
  select (moment at time zone 'utc')::date - date '1970-01-01'
$$;

-- Builds `words` from `vehicle_search`; a job calls it.
create function count_words() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7303);
  delete from words;
  insert into words (word, n)
  select word, ndoc from ts_stat('select words from vehicle_search') where length(word) <= 40;
end $$;

-- Builds `vehicle_search` from `products`, after a bulk load without triggers.
create function rebuild_vehicle_search() returns void language plpgsql set work_mem to '256MB' as $$
begin
  lock table products in share mode;
  truncate vehicle_search, vehicle_changes;
  update vehicle_search_epoch set epoch = epoch + 1;
  insert into vehicle_search (id, class, make_id, model_id, price, model_year, mileage, fuel, transmission, body,
    steering, colour, location, drive, seats, doors, engine, grade, pictures, features, listed_day, words)
  select id, class, make_id, model_id, price, model_year, mileage, fuel_type,
    transmission, body_type, steering, colour, location, drive, seats, doors,
    engine_class(engine_size), auction_grade, case when image_count > 0 then 'yes' end, features,
    listed_day(date_created), title_words(title)
  from products where listed order by price, id;
  perform count_words();
end $$;

-- The words nearest in spelling to what somebody typed.
create function words_like(typed text) returns table(word text, n integer)
  language sql stable set "pg_trgm.similarity_threshold" to '0.2' as $$
  select word, n from words where word % typed and length(word) between length(typed) - 2 and length(typed) + 2
  order by similarity(word, typed) desc, n desc limit 40
$$;

-- A number as capitals and digits alone, as the search box compares them.
create function plain_code(code text) returns text language sql immutable parallel safe as $$
  select upper(regexp_replace(code, '[^[:alnum:]]', '', 'g'))
$$;

-- The counts that a listing is part of.
create function local_cells(make integer, category integer) returns table(make_id integer, category_id integer)
  language sql immutable as $$
  select make, 0 where make is not null
  union all select 0, category where category is not null
  union all select make, category where make is not null and category is not null
$$;

-- Trigger: writes `local_count_deltas`.
create function note_local_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.listed_locally = new.listed_locally and (not new.listed_locally or (
    old.make_id is not distinct from new.make_id and old.category_id is not distinct from new.category_id)) then
    return null;
  end if;
  if tg_op in ('UPDATE', 'DELETE') and old.listed_locally then
    insert into local_count_deltas select make_id, category_id, -1 from local_cells(old.make_id, old.category_id);
  end if;
  if tg_op in ('UPDATE', 'INSERT') and new.listed_locally then
    insert into local_count_deltas select make_id, category_id, 1 from local_cells(new.make_id, new.category_id);
  end if;
  return null;
end $$;

-- Adds the waiting deltas to `local_counts`; one caller at a time.
create function fold_local_counts() returns integer language plpgsql as $$
declare folded integer;
begin
  if not pg_try_advisory_xact_lock(7311) then return 0; end if;
  with taken as (
    delete from local_count_deltas returning make_id, category_id, n
  ), sums as (
    select make_id, category_id, sum(n)::integer as n from taken group by make_id, category_id having sum(n) <> 0
  ), written as (
    insert into local_counts as counts (make_id, category_id, n) select make_id, category_id, n from sums
    on conflict (make_id, category_id) do update set n = counts.n + excluded.n
  )
  select count(*)::integer into folded from taken;
  return folded;
end $$;

-- Builds `local_counts` from `products`, after a bulk load without triggers.
create function rebuild_local_counts() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7311);
  lock table products in share mode;
  delete from local_count_deltas;
  delete from local_counts;
  insert into local_counts (make_id, category_id, n)
  select cells.make_id, cells.category_id, sum(own.n)::integer
  from (select make_id, category_id, count(*) as n from products where listed_locally group by make_id, category_id) as own
  cross join lateral local_cells(own.make_id, own.category_id) as cells
  group by cells.make_id, cells.category_id;
end $$;

-- Trigger: writes `product_count_deltas`.
create function note_product_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into product_count_deltas
    values (utc_day(old.date_created), old.class, old.market, old.status, old.taken_down, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into product_count_deltas
    values (utc_day(new.date_created), new.class, new.market, new.status, new.taken_down, 1);
  end if;
  return null;
end $$;

-- Adds the waiting deltas to `product_counts`; one caller at a time.
create function fold_product_counts() returns integer language plpgsql as $$
declare folded integer;
begin
  if not pg_try_advisory_xact_lock(7328) then return 0; end if;
  with taken as (
    delete from product_count_deltas returning *
  ), written as (
    insert into product_counts as counts
    select day, class, market, status, taken_down, sum(n) from taken group by 1, 2, 3, 4, 5 having sum(n) <> 0
    on conflict (day, class, market, status, taken_down) do update set n = counts.n + excluded.n
  )
  select count(*)::integer into folded from taken;
  return folded;
end $$;

-- Builds `product_counts` from `products`, after a bulk load without triggers.
create function rebuild_product_counts() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7328);
  lock table products in share mode;
  delete from product_count_deltas;
  delete from product_counts;
  insert into product_counts
  select utc_day(date_created), class, market, status, taken_down, count(*) from products group by 1, 2, 3, 4, 5;
end $$;

-- A make of vehicles; loaded with the reference data, or by staff.
create table makes (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  name text not null
);
create trigger makes_news after insert or delete or update or truncate on makes for each statement
  execute function tell_news('shop');

-- A model of a make.
create table models (
  id integer generated always as identity primary key,
  make_id integer not null references makes,
  slug text not null,
  name text not null,
  body text,
  kind text not null default 'cars' check (kind in ('cars', 'pick-ups', 'vans', 'buses', 'trucks', 'motorcycles',
    'machinery')),
  unique (make_id, slug)
);
create trigger models_news after insert or delete or update or truncate on models for each statement
  execute function tell_news('shop');

-- A variant of a model.
create table variants (
  id integer generated always as identity primary key,
  model_id integer not null references models on delete cascade,
  name text not null check (length(name) between 1 and 100),
  unique (model_id, name)
);
create trigger variants_news after insert or delete or update or truncate on variants for each statement
  execute function tell_news('shop');

-- A trim of a variant: body, engine and the years in which it was built.
create table trims (
  id integer generated always as identity primary key,
  variant_id integer not null references variants on delete cascade,
  body text not null check (length(body) between 1 and 50),
  engine text not null check (length(engine) between 1 and 100),
  years smallint[] not null check (cardinality(years) between 1 and 150),
  unique (variant_id, body, engine)
);
create trigger trims_news after insert or delete or update or truncate on trims for each statement
  execute function tell_news('shop');

-- A node of the tree of spares, from level 1 (the root) to 5; loaded with the reference data.
create table categories (
  id integer generated always as identity primary key,
  parent_id integer references categories,
  level smallint not null check (level between 1 and 5),
  position smallint not null,
  name text not null unique check (length(name) between 1 and 255),
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  path text not null unique,
  check ((parent_id is null) = (level = 1))
);
create index categories_parent on categories (parent_id, "position");
create trigger categories_news after insert or delete or update or truncate on categories for each statement
  execute function tell_news('shop');

-- A vehicle, spare or partner’s item as its seller lists it (`vendor_id` null: our own stock). `price` is minor units
-- of `currency`. `reserved` of `quantity` is bound by orders and never exceeds it; `listed` and `listed_locally` say
-- whether it is on offer.
create table products (
  id bigint generated by default as identity primary key,
  market text not null check (market in ('export', 'local')),
  class text not null check (class in ('cars', 'commercial', 'parts', 'other')),
  make_id integer references makes,
  model_id integer references models,
  title text not null check (length(title) between 1 and 255),
  subtitle text not null default '' check (length(subtitle) <= 100),
  description text not null default '',
  reference text not null unique,
  model_year smallint,
  engine_size text,
  fuel_type text,
  transmission text,
  body_type text,
  mileage integer check (mileage >= 0),
  colour text,
  steering text,
  drive text,
  doors smallint,
  seats smallint,
  part_number text,
  condition text,
  features text[] not null default '{}'::text[],
  location text,
  contact text,
  price bigint not null check (price >= 0),
  currency char(3) not null,
  quantity integer not null check (quantity >= 0),
  reserved integer not null default 0,
  status text not null default 'draft' check (status in ('draft', 'live')),
  vendor_id bigint references accounts,
  cover_media_id integer references media,
  image_count smallint not null default 0,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  category_id integer references categories,
  version integer not null default 1,
  vendor_reference text check (length(vendor_reference) between 1 and 100),
  vendor_approved boolean not null default true,
  taken_down boolean not null default false,
  listed_locally boolean not null generated always as (status = 'live' and market = 'local' and quantity > reserved
    and vendor_approved and not taken_down) stored,
  words tsvector not null generated always as (product_words(title, part_number, reference, vendor_reference)) stored,
  origin_port text check (length(origin_port) between 1 and 120),
  manufactured text check (manufactured ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  first_registered text check (first_registered ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  chassis_number text check (chassis_number ~ '^[A-Z0-9-]{5,25}$'),
  engine_number text check (engine_number ~ '^[A-Z0-9-]{3,25}$'),
  auction_grade text check (length(auction_grade) between 1 and 10),
  auction_sheet_id integer references media,
  inspection text check (length(inspection) between 1 and 50),
  inspected_on text check (inspected_on ~ '^\d{4}-\d\d-\d\d$'),
  export_certificate_on text check (export_certificate_on ~ '^\d{4}-\d\d-\d\d$'),
  registration_paper_on text check (registration_paper_on ~ '^\d{4}-\d\d-\d\d$'),
  odometer_certificate_on text check (odometer_certificate_on ~ '^\d{4}-\d\d-\d\d$'),
  listed boolean not null generated always as (status = 'live' and market = 'export' and (class in ('cars',
    'commercial')) and quantity > reserved and vendor_approved and not taken_down) stored,
  size_choices text check (length(size_choices) between 3 and 640),
  colour_choices text check (length(colour_choices) between 3 and 640),
  auction_sheet_shown boolean not null default false,
  published_at timestamptz,
  withdrawn_at timestamptz,
  sold_elsewhere_at timestamptz,
  check (reserved >= 0 and reserved <= quantity)
);
create index products_auction_sheet on products (auction_sheet_id) where auction_sheet_id is not null;
create index products_category on products (category_id, date_created desc, id desc) include (listed_locally, make_id)
  where category_id is not null;
create index products_chassis_code on products (plain_code(chassis_number)) where chassis_number is not null;
create index products_cover on products (cover_media_id);
create index products_drafts on products (date_created desc, id desc) include (class, market, taken_down)
  where status = 'draft';
create index products_hidden on products (date_created desc, id desc) where status = 'live' and (taken_down
  or not vendor_approved);
create unique index products_house_reference on products (vendor_reference) where vendor_reference is not null
  and vendor_id is null;
create index products_local_make on products (make_id, (class = 'parts'), date_created desc, id desc)
  where listed_locally;
create index products_local_vehicles on products (make_id, model_id, price, id) where listed_locally
  and (class in ('cars', 'commercial'));
create index products_make on products (make_id);
create index products_model on products (model_id);
create index products_newest on products (date_created desc, id desc) include (class, market, status, taken_down);
create index products_not_listed on products (date_created desc, id desc) where status = 'live' and not listed
  and not listed_locally;
create index products_part_code on products (plain_code(part_number)) where part_number is not null;
create index products_reference_code on products (plain_code(reference));
create index products_similar on products (model_id, market, currency, model_year) include (price, mileage, id)
  where (listed or listed_locally) and class <> 'parts' and price > 0;
create index products_taken_down on products (date_created desc, id desc) where taken_down;
create index products_vendor on products (vendor_id, date_created desc, id desc) where vendor_id is not null;
create unique index products_vendor_reference on products (vendor_id, vendor_reference)
  where vendor_reference is not null;
create index products_words on products using gin (words) with (gin_pending_list_limit='256');
create trigger products_chassis_doubles after insert or update of chassis_number, status, taken_down,
  vendor_id on products for each row when (new.chassis_number is not null and new.status = 'live'
  and not new.taken_down) execute function note_chassis_doubles();
create trigger products_counted after insert or delete on products for each row execute function note_product_count();
create trigger products_deleted after delete on products for each row when (old.status = 'live')
  execute function note_withdrawal();
create trigger products_local_counts after insert or delete or update of status, market, make_id, category_id,
  quantity, reserved, vendor_approved, taken_down on products for each row execute function note_local_change();
create trigger products_model_found after update of model_id on products for each row when (old.model_id is null
  and new.model_id is not null and new.class <> 'parts') execute function note_model_found();
create trigger products_moderation after insert on products for each row when (new.vendor_id is not null
  and new.status = 'live') execute function note_moderation();
create trigger products_moderation_again after update of status, taken_down, vendor_approved, price, currency, title,
  subtitle, description, model_id, model_year, mileage, chassis_number, cover_media_id on products for each row
  when (new.vendor_id is not null and (new.status = 'live' or old.status = 'live')
  and (old.status is distinct from new.status or old.taken_down is distinct from new.taken_down
  or old.vendor_approved is distinct from new.vendor_approved or old.price is distinct from new.price
  or old.currency is distinct from new.currency or old.title is distinct from new.title
  or old.subtitle is distinct from new.subtitle or old.description is distinct from new.description
  or old.model_id is distinct from new.model_id or old.model_year is distinct from new.model_year
  or old.mileage is distinct from new.mileage or old.chassis_number is distinct from new.chassis_number
  or old.cover_media_id is distinct from new.cover_media_id)) execute function note_moderation();
create trigger products_news after insert or delete or update of market, class, make_id, model_id, category_id, title,
  subtitle, description, price, currency, quantity, status, taken_down, vendor_approved, image_count, cover_media_id,
  date_updated on products for each statement execute function tell_news('stock');
create trigger products_published before insert on products for each row when (new.status = 'live')
  execute function note_publication();
create trigger products_recounted after update of date_created, class, market, status, taken_down on products
  for each row when (old.date_created is distinct from new.date_created or old.class is distinct from new.class
  or old.market is distinct from new.market or old.status is distinct from new.status
  or old.taken_down is distinct from new.taken_down) execute function note_product_count();
create trigger products_republished before update of status on products for each row when (old.status <> new.status)
  execute function note_publication();
create trigger products_search after insert or delete or update of status, market, class, make_id, model_id, title,
  price, quantity, reserved, model_year, mileage, fuel_type, transmission, body_type, steering, colour, location,
  vendor_approved, taken_down, currency, image_count, cover_media_id, engine_size, seats, manufactured,
  first_registered, auction_grade, origin_port, chassis_number, drive, doors, features, date_created on products
  for each row execute function index_vehicle();
create trigger products_status after update of status on products for each row when (old.status <> new.status)
  execute function note_withdrawal();
create trigger products_stock_version before update of quantity on products for each row when (new.vendor_id is null
  and old.quantity <> new.quantity and old.version = new.version) execute function note_decision();
create trigger products_vendor_approved before insert or update of vendor_id on products for each row
  when (new.vendor_id is not null) execute function know_vendor();
-- The trigger products_changed_events is created after note_listing_event().
-- The trigger products_deleted_events is created after note_listing_event().
-- The trigger products_index_now is created after note_index_now().
-- The trigger products_index_now_gone is created after note_index_now().
-- The trigger products_index_now_new is created after note_index_now().
-- The trigger products_new_events is created after note_listing_event().
-- The trigger products_order_search is created after index_orders_of_product().

-- All that import rules may ask of a vehicle but its price, in one text: vehicles of the same text are treated alike.
-- `landed/facts-text.ts` reads it in this order. The chassis number gives the code of the model only.
create function vehicle_facts(product products) returns text language sql stable parallel safe as $$
  select json_build_array(product.class, product.body_type, product.fuel_type, product.steering, product.engine_size, product.seats,
    product.manufactured, product.first_registered, product.auction_grade, vehicle_loaded_in(product),
    product.make_id, product.model_id,
    upper(substring(trim(product.chassis_number) from '^([A-Za-z0-9]{3,10})-[0-9]{4,}$')))::text
$$;

-- The country that a vehicle leaves from, as its seller writes it.
create function vehicle_loaded_in(product products) returns text language sql stable parallel safe as $$
  select lower(trim(split_part(coalesce(product.origin_port, product.location), ',', -1)))
$$;

-- A picture of a listing, in the order of `position`; written by the editor and imports.
create table product_images (
  product_id bigint not null references products on delete cascade,
  position smallint not null,
  media_id integer not null references media,
  primary key (product_id, "position")
);
create index product_images_media on product_images (media_id);
create trigger product_images_moderation after insert or update of media_id on product_images for each row
  execute function note_moderation();
create trigger product_images_news after insert or delete or update or truncate on product_images for each statement
  execute function tell_news('stock');

-- The video of a listing, which its editor takes: an MP4 of the storage, by its row in `media`.
create table product_videos (
  product_id bigint primary key references products on delete cascade,
  media_id integer not null references media,
  seconds smallint not null check (seconds between 1 and 60),
  bytes integer not null check (bytes > 0),
  width smallint not null check (width > 0),
  height smallint not null check (height > 0)
);
create index product_videos_media on product_videos (media_id);
create trigger product_videos_news after insert or delete or update or truncate on product_videos for each statement
  execute function tell_news('stock');

-- What a seller’s new listings begin with: place, contact, and the end of each description.
create table listing_defaults (
  vendor_id bigint primary key references accounts,
  location text check (location <> '' and length(location) <= 120),
  contact text check (contact <> '' and length(contact) <= 50),
  description text not null default '' check (length(description) <= 2000),
  changed_at timestamptz not null
);

-- An address from which a seller’s stock is fetched on a schedule. `stock/feeds` writes it; a process that runs it
-- claims it until `claimed_until`.
create table feeds (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references accounts,
  class text not null check (class in ('vehicles', 'parts')),
  market text not null check (market in ('local', 'export')),
  name text not null check (name <> '' and length(name) <= 80),
  address text not null check (length(address) <= 2048),
  every_hours smallint not null check (every_hours in (6, 12, 24)),
  at_hour smallint not null check (at_hour between 0 and 23),
  missing text not null check (missing in ('ask', 'withdraw')),
  publish_without_pictures boolean not null,
  paused_by text check (paused_by in ('seller', 'failures')),
  failures integer not null default 0,
  told text check (told in ('failed', 'paused', 'waiting', 'held', 'asks')),
  etag text check (length(etag) <= 500),
  last_modified text check (length(last_modified) <= 100),
  hash text,
  source text,
  left_open text[] not null default '{}'::text[],
  next_run_at timestamptz not null,
  is_requested boolean not null default false,
  claimed_until timestamptz,
  created_at timestamptz not null
);
create index feeds_due on feeds (next_run_at) where paused_by is null;
create index feeds_of_vendor on feeds (vendor_id);
create index feeds_requested on feeds (id) where is_requested;

-- One look at a feed: what came, why it failed, waits or is held, and what the seller answered. A job keeps sixty of
-- each feed.
create table feed_runs (
  id bigint generated always as identity primary key,
  feed_id bigint not null references feeds on delete cascade,
  cause text not null check (cause in ('schedule', 'seller')),
  state text not null check (state in ('unchanged', 'failed', 'waiting', 'held', 'applied', 'refused', 'replaced')),
  import_id bigint, -- references imports
  reasons jsonb not null default '[]'::jsonb,
  rows integer not null default 0,
  invalid_rows integer not null default 0,
  new_rows integer not null default 0,
  changed_rows integer not null default 0,
  repriced integer not null default 0,
  missing integer not null default 0,
  held_prices integer not null default 0,
  prices_answer text check (prices_answer in ('take', 'leave')),
  missing_answer text check (missing_answer in ('leave', 'withdraw', 'sold-elsewhere')),
  is_settled boolean not null default false,
  started_at timestamptz not null,
  finished_at timestamptz not null
);
create index feed_runs_of_feed on feed_runs (feed_id, id desc);
create index feed_runs_of_import on feed_runs (import_id);
create index feed_runs_open on feed_runs (id) where not is_settled and (state in ('waiting', 'held', 'applied'));

-- A listing that a feed has named: only these are missed when it names them no more.
create table feed_listings (
  feed_id bigint not null references feeds on delete cascade,
  product_id bigint not null references products on delete cascade,
  primary key (feed_id, product_id)
);
create index feed_listings_of_product on feed_listings (product_id);

-- A titled section of a listing’s description.
create table lectures (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  position smallint not null check ("position" >= 0),
  title text not null check (length(title) between 1 and 150),
  content text not null default '' check (length(content) <= 10000),
  unique (product_id, "position")
);
create trigger lectures_moderation after insert or update of title, content on lectures for each row
  execute function note_moderation();
create trigger lectures_news after insert or delete or update or truncate on lectures for each statement
  execute function tell_news('stock');

-- A trim, and its years, that a spare fits.
create table fitments (
  product_id bigint not null references products on delete cascade,
  trim_id integer not null references trims on delete cascade,
  years smallint[] not null check (cardinality(years) between 1 and 150),
  primary key (product_id, trim_id)
);
create index fitments_trim on fitments (trim_id, product_id);
create trigger fitments_news after insert or delete or update or truncate on fitments for each statement
  execute function tell_news('shop');

-- A product that was on offer and is no more, written by trigger. Its address answers 410 and leads to others of its
-- kind.
create table withdrawn_products (
  product_id bigint primary key,
  title text not null,
  class text not null,
  make_id integer references makes,
  model_id integer references models,
  at timestamptz not null default now()
);
create index withdrawn_products_make on withdrawn_products (make_id);
create index withdrawn_products_model on withdrawn_products (model_id);

-- How often a seller’s telephone number was asked for on a product’s page; apart from `products`, whose writes feed
-- the search.
create table revealed_numbers (
  product_id bigint primary key references products on delete cascade,
  times integer not null check (times > 0)
);

-- How many people a listing was shown to, how many opened it, had the number revealed or shared it, on a day of the
-- shop. `stock/views` writes it every few seconds; kept for two years.
create table view_days (
  product_id bigint not null,
  day date not null,
  vendor_id bigint,
  shown integer not null default 0,
  opened integer not null default 0,
  revealed integer not null default 0,
  shared integer not null default 0,
  primary key (product_id, day)
);
create index view_days_day on view_days (day);
create index view_days_vendor on view_days (vendor_id, day);

-- How many people searched, opened a listing, asked for a price at their door and put something into their basket, on
-- a day of the shop. `stock/views` writes it every few seconds; kept for two years.
create table funnel_days (
  day date not null,
  step text not null check (step in ('searched', 'opened', 'priced', 'basket')),
  country text not null check (country ~ '^([A-Z]{2})?$'),
  language text not null,
  by_link boolean not null,
  people integer not null check (people > 0),
  primary key (day, step, country, language, by_link)
);

-- The secret of a day by which people are told apart without being known; deleted after the day. Unlogged, like the
-- next two: a crash empties them, and people count once more that day.
create unlogged table view_keys (
  day date primary key,
  key bytea not null check (length(key) = 32)
);

-- That somebody was counted for something on a day, such as a listing or a step of the funnel: a hash by the day’s
-- key, which has nothing in common with other marks of the same person.
create unlogged table view_marks (
  day date not null,
  mark bigint not null,
  primary key (day, mark)
);

-- What else is known of a browser on a day: that it belongs to a seller or to staff, whose looks are not counted, or
-- came by a supporter’s link; a hash by the day’s key.
create unlogged table view_insiders (
  day date not null,
  mark bigint not null,
  primary key (day, mark)
);

-- A listed vehicle for the search; written by the trigger `index_vehicle` alone. Processes load it into memory; while
-- one loads, a plain statement on this table answers.
create table vehicle_search (
  id bigint primary key,
  class text not null,
  make_id integer,
  model_id integer,
  price bigint not null,
  model_year smallint,
  mileage integer,
  fuel text,
  transmission text,
  body text,
  steering text,
  colour text,
  location text,
  words tsvector not null,
  drive text,
  seats smallint,
  doors smallint,
  engine text,
  grade text,
  pictures text,
  features text[] not null default '{}'::text[],
  listed_day integer
);
create index vehicle_search_by_model on vehicle_search (make_id, model_id, price, id);
create index vehicle_search_by_price on vehicle_search (price, id);
create index vehicle_search_by_words on vehicle_search using gin (words);

-- A change of a listed vehicle with the transaction that made it (`price`: cents under which it was listed before),
-- written by trigger. Processes follow it; a job deletes rows after ten minutes.
create table vehicle_changes (
  version bigint generated always as identity,
  id bigint not null,
  price bigint,
  noted xid8 not null default pg_current_xact_id(),
  noted_at timestamptz not null default now()
);
create index vehicle_changes_by_transaction on vehicle_changes (noted);

-- One row. It grows when `vehicle_search` is built anew, which no change tells of: processes then load all rows.
create table vehicle_search_epoch (
  epoch integer not null,
  is_only boolean default true primary key check (is_only)
);

-- A word of the listed titles and how many vehicles have it: misspelt words are corrected by it. A job counts anew.
create table words (
  word text primary key check (length(word) <= 40),
  n integer not null
);
create index words_alike on words using gin (word gin_trgm_ops);

-- How many spares and vehicles are listed locally for a make and a category; 0 is any. A job adds
-- `local_count_deltas`.
create table local_counts (
  make_id integer not null,
  category_id integer not null,
  n integer not null,
  primary key (make_id, category_id) include (n)
);

-- A change of a local count that is not added yet, written by trigger; readers add it. One cell for all writers would
-- make them wait for each other.
create table local_count_deltas (
  make_id integer not null,
  category_id integer not null,
  n integer not null
);

-- How many products of a kind came on a day, for staff’s list: totals, and where a far page begins. A job adds
-- `product_count_deltas`.
create table product_counts (
  day date not null,
  class text not null,
  market text not null,
  status text not null,
  taken_down boolean not null,
  n integer not null,
  primary key (day, class, market, status, taken_down)
);

-- A change of such a count that is not added yet, written by trigger; readers add it.
create table product_count_deltas (
  day date not null,
  class text not null,
  market text not null,
  status text not null,
  taken_down boolean not null,
  n integer not null
);

-- A change of many listings at once by their seller, with the price and switch that each had before; it can be undone
-- for ten minutes and is deleted after a day, with the next change.
create table bulk_changes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  change jsonb not null,
  changed jsonb not null,
  made_at timestamptz not null,
  undone_at timestamptz
);
create index bulk_changes_account on bulk_changes (account_id, made_at);

-- A file of listings that a seller or staff brought: what it holds, and how far listing its rows has come.
create table imports (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references accounts,
  class text not null check (class in ('vehicles', 'parts')),
  file_name text not null,
  state text not null default 'checked' check (state in ('mapping', 'checking', 'checked', 'running', 'done')),
  notes text[] not null default '{}'::text[],
  rows integer not null check (rows > 0),
  invalid_rows integer not null,
  new_rows integer not null,
  changed_rows integer not null,
  error_count integer not null,
  done integer not null default 0,
  created integer not null default 0,
  changed integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  market text not null default 'local' check (market in ('local', 'export')),
  for_house boolean not null default false,
  mapping_origin text,
  open_groups integer not null default 0,
  whole_stock boolean not null default false,
  missing text not null default 'leave' check (missing in ('leave', 'withdraw', 'sold-elsewhere')),
  ended integer not null default 0,
  publish_without_pictures boolean not null default false,
  looked_at integer not null default 0,
  defaults text[] not null default '{}'::text[],
  check_until timestamptz,
  check (invalid_rows >= 0 and invalid_rows <= rows),
  constraint imports_check1 check (done >= 0 and done <= rows)
);
create index imports_running on imports (id) where state = 'running';
create index imports_vendor on imports (vendor_id, created_at desc);

-- What staff want to look at among listings of sellers, switched and measured by administrators. A rule queues and
-- decides nothing.
create table moderation_rules (
  code text primary key check (code in ('price', 'contact', 'picture', 'chassis', 'flood')),
  is_on boolean not null,
  threshold integer check (threshold between 0 and 1000),
  days integer check (days between 1 and 90),
  version integer not null default 1,
  changed_at timestamptz,
  changed_by bigint references accounts
);

-- What a rule found of a listing, or with `about` a seller; what was looked at does not come back before its
-- `fingerprint` changes. Written by a job.
create table moderation_findings (
  id bigint generated always as identity primary key,
  rule text not null references moderation_rules (code),
  about text not null,
  product_id bigint not null references products on delete cascade,
  fingerprint text not null,
  seen_fingerprint text,
  detail jsonb not null,
  state text not null check (state in ('open', 'dismissed', 'ended')),
  found_at timestamptz not null,
  ended_at timestamptz,
  decided_by bigint references accounts,
  reason text check (length(reason) between 1 and 500),
  version integer not null default 1,
  unique (rule, about),
  check ((state = 'open') = (ended_at is null))
);
create index moderation_findings_decided_by on moderation_findings (decided_by) where decided_by is not null;
create index moderation_findings_newest on moderation_findings (found_at desc, id desc);
create index moderation_findings_open on moderation_findings (rule, found_at) where state = 'open';
create index moderation_findings_product on moderation_findings (product_id, id);

-- A listing of a seller that was published or changed, until a job has looked at it by the rules; written by trigger.
create table moderation_changes (
  id bigint generated always as identity primary key,
  product_id bigint not null
);

-- Two live listings of different sellers with one chassis number, and what staff said of them.
create table chassis_doubles (
  id bigint generated always as identity primary key,
  first_id bigint not null references products on delete cascade,
  second_id bigint not null references products on delete cascade,
  chassis text not null,
  found_at timestamptz not null,
  decided_at timestamptz,
  reason text check (length(reason) between 1 and 500),
  version integer not null default 1,
  unique (first_id, second_id, chassis),
  check (first_id < second_id),
  constraint chassis_doubles_check1 check ((decided_at is null) = (reason is null))
);
create index chassis_doubles_second on chassis_doubles (second_id);
create index chassis_doubles_undecided on chassis_doubles (found_at) where decided_at is null;

-- A make, model or trim that a seller looked for in the vehicle tree in vain, and what staff answered. Equal names of
-- several sellers have one `name_key` and are answered together.
create table model_requests (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references accounts,
  make text not null check (length(make) between 1 and 60),
  model text not null check (length(model) between 1 and 80),
  trim text check (length("trim") >= 1 and length("trim") <= 80),
  name_key text not null,
  kind text not null check (kind in ('cars', 'pick-ups', 'vans', 'buses', 'trucks', 'motorcycles', 'machinery')),
  year_from smallint,
  year_to smallint,
  note text check (length(note) between 1 and 500),
  state text not null default 'open' check (state in ('open', 'used', 'refused', 'withdrawn')),
  model_id integer references models,
  reason text check (length(reason) between 1 and 500),
  answered_by bigint references accounts,
  created_at timestamptz not null,
  answered_at timestamptz,
  check ((state = 'used') = (model_id is not null)),
  constraint model_requests_check1 check ((state = 'refused') = (reason is not null)),
  constraint model_requests_check2 check ((state in ('used', 'refused')) = (answered_at is not null))
);
create index model_requests_answerer on model_requests (answered_by) where answered_by is not null;
create index model_requests_names on model_requests (name_key, state, answered_at, id);
create unique index model_requests_open on model_requests (vendor_id, name_key) where state = 'open';
create index model_requests_vendor on model_requests (vendor_id, id desc);

-- A listing that waits for such an answer.
create table model_request_listings (
  request_id bigint not null references model_requests on delete cascade,
  product_id bigint not null references products on delete cascade,
  primary key (request_id, product_id)
);
create index model_request_listings_product on model_request_listings (product_id);
create trigger model_request_listings_gone after delete on model_request_listings for each row
  execute function withdraw_model_request();

-- A live listing that a file of somebody’s whole stock does not name, as it was shown to them.
create table import_missing (
  import_id bigint not null references imports on delete cascade,
  product_id bigint not null references products on delete cascade,
  ended boolean not null default false,
  primary key (import_id, product_id)
);
create index import_missing_product on import_missing (product_id);

-- A row of such a file as it was read, what is wrong with it, and what became of it.
create table import_rows (
  import_id bigint not null references imports on delete cascade,
  row integer not null check ("row" >= 2),
  listing jsonb,
  errors jsonb not null default '[]'::jsonb,
  outcome text check (outcome in ('created', 'changed', 'unchanged', 'left-out')),
  product_id bigint,
  cells text[],
  kinds text,
  price_before bigint,
  publish_waits boolean not null default false,
  primary key (import_id, "row")
);
create index import_rows_unpublished on import_rows (import_id) where publish_waits;
create index import_rows_waiting on import_rows (import_id, "row") where outcome is null;

-- What the columns of such a file mean, what was decided about its values, and what the last check found; by it the
-- file is checked again.
create table import_files (
  import_id bigint primary key references imports on delete cascade,
  source text not null,
  mapping jsonb not null,
  decisions jsonb not null default '[]'::jsonb,
  groups jsonb not null default '[]'::jsonb,
  changes jsonb not null default '[]'::jsonb,
  notes text[] not null default '{}'::text[],
  is_from_1904 boolean not null default false,
  looks jsonb,
  takes_all boolean not null default false
);

-- What a seller has said about files of the same headings, which the next one takes; deleted a year after it was used
-- last.
create table import_sources (
  vendor_id bigint not null references accounts,
  kind text not null,
  source text not null,
  mapping jsonb not null,
  decisions jsonb not null,
  used_at timestamptz not null,
  primary key (vendor_id, kind, source)
);

-- How many rows a seller has sent in files on the last day that they sent any, also in files that were thrown away.
create table import_days (
  vendor_id bigint primary key references accounts,
  day date not null,
  rows integer not null
);

-- A picture that such a file names by its address, or that came in a ZIP file beside it, until a job has taken it; a
-- try sets `due_at` to the next.
create table import_pictures (
  id bigint generated always as identity primary key,
  import_id bigint not null references imports on delete cascade,
  row integer,
  product_id bigint,
  source text not null check (source in ('address', 'archive')),
  address text not null check (length(address) between 1 and 2048),
  name text not null check (length(name) <= 2048),
  position smallint not null check ("position" >= 0 and "position" <= 999),
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'failed')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  problem jsonb,
  check ((problem is not null) = (state = 'failed'))
);
create index import_pictures_counts on import_pictures (import_id, state);
create index import_pictures_due on import_pictures (import_id, due_at, id) where state = 'waiting'
  and product_id is not null;
create unique index import_pictures_once on import_pictures (import_id, "row", address) where "row" is not null;
create index import_pictures_waiting on import_pictures (product_id) where state = 'waiting';

-- A picture of a listing that came with a file: its address there (or the hash of its file) and its place in the
-- file’s order, so that nothing is fetched twice.
create table picture_sources (
  product_id bigint not null references products on delete cascade,
  address text not null,
  position smallint not null check ("position" >= 0 and "position" <= 999),
  hash text not null,
  primary key (product_id, address)
);

-- An item of the embedded partner catalogue, which the item search looks through. `price` is minor units of
-- `currency`.
create table partner_items (
  id bigint generated by default as identity (start with 110500001) primary key,
  title text not null check (length(title) between 1 and 255),
  category text not null check (category ~ '^[a-z0-9-]+$'),
  keywords text not null default '',
  description text not null default '',
  condition text not null,
  listing_type text not null check (listing_type in ('FixedPrice', 'Auction')),
  class text not null check (class in ('cars', 'other')),
  specs jsonb not null default '{}'::jsonb,
  facts jsonb not null default '[]'::jsonb,
  price bigint not null check (price >= 0),
  currency char(3) not null default 'USD',
  quantity integer not null check (quantity >= 0),
  ends_at timestamptz,
  words tsvector not null generated always as (to_tsvector('english'::regconfig, (title || ' ') || keywords)) stored,
  size_choices text check (length(size_choices) between 3 and 640),
  colour_choices text check (length(colour_choices) between 3 and 640)
);
create index partner_items_category on partner_items (category, price, id);
create index partner_items_words on partner_items using gin (words);

-- A picture of such an item.
create table partner_item_images (
  item_id bigint not null references partner_items on delete cascade,
  position smallint not null,
  media_id integer not null references media,
  primary key (item_id, "position")
);
create index partner_item_images_media on partner_item_images (media_id);

-- The product that a partner’s item became when somebody put it into a basket.
create table partner_products (
  product_id bigint primary key references products on delete cascade,
  source text not null check (source in ('embedded', 'ebay')),
  item_id text not null check (length(item_id) between 1 and 255),
  picture text,
  unique (source, item_id)
);

-- What somebody who is signed in searched for among partners’ items; deleted after RETENTION_SEARCHES_DAYS.
create table item_searches (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  q text check (length(q) between 1 and 255),
  type text check (length(type) between 1 and 255),
  at timestamptz not null,
  check (q is not null or type is not null)
);
create index item_searches_account on item_searches (account_id, at desc);
create index item_searches_at on item_searches (at);

-- # pricing/exchange-rates: What a US dollar is worth.

-- Units of `currency` for one US dollar on a day, written by staff. Prices are shown “about” by the newest; charges
-- are made in dollars. Append-only by trigger: a rate is followed by another.
create table exchange_rates (
  id bigint generated always as identity primary key,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$' and currency <> 'USD'),
  rate numeric(14,6) not null check (rate > 0),
  day date not null,
  source text not null check (length(source) between 1 and 200),
  actor_id bigint references accounts,
  set_at timestamptz not null
);
create index exchange_rates_actor on exchange_rates (actor_id) where actor_id is not null;
create index exchange_rates_latest on exchange_rates (currency, day desc, id desc);
create trigger exchange_rates_append_only before delete or update or truncate on exchange_rates for each statement
  execute function refuse_change();
create trigger exchange_rates_news after insert or delete or update or truncate on exchange_rates for each statement
  execute function tell_news('shop');

-- # pricing/tariffs: Where goods are shipped to, and what shipping costs. Staff keep all of it; `version` grows with
-- each write.

-- A country by its ISO 3166 codes; goods are shipped to those that are destinations.
create table countries (
  code char(2) primary key,
  code3 char(3) not null,
  numeric_code char(3) not null,
  name text not null check (length(name) <= 128),
  is_destination boolean not null default false,
  display_order smallint not null default 0,
  version integer not null default 1
);
create trigger countries_news after insert or delete or update or truncate on countries for each statement
  execute function tell_news('shop');

-- A port of destination.
create table ports (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]+$') constraint ports_slug_check1 check (length(slug) between 1
    and 128),
  name text not null check (length(name) between 1 and 128),
  version integer not null default 1
);
create trigger ports_news after insert or delete or update or truncate on ports for each statement
  execute function tell_news('shop');

-- A port that serves a country; it may serve several.
create table destination_ports (
  country_code char(2) not null references countries (code),
  port_id integer not null references ports,
  position smallint not null,
  primary key (country_code, port_id)
);
create index destination_ports_port on destination_ports (port_id);
create trigger destination_ports_news after insert or delete or update or truncate on destination_ports
  for each statement execute function tell_news('shop');

-- A port and a group of bodies; `code` is the code of the shipping method in the API.
create table shipping_options (
  id integer generated always as identity primary key,
  port_id integer not null references ports,
  body_group text not null check (body_group in ('sedan', 'suv', 'other')),
  code text not null unique,
  unique (port_id, body_group)
);
create trigger shipping_options_news after insert or delete or update or truncate on shipping_options
  for each statement execute function tell_news('shop');

-- What shipping costs from `valid_from` to `valid_to`, in minor units of `currency`; a row with a port comes before
-- the general one. Two never hold at once, by exclusion.
create table shipping_tariffs (
  id bigint generated always as identity primary key,
  shipping_type text not null check (shipping_type in ('RORO', 'Container')),
  port_id integer references ports,
  amount bigint not null check (amount > 0),
  currency char(3) not null default 'USD',
  valid_from timestamptz not null,
  valid_to timestamptz,
  version integer not null default 1,
  constraint shipping_tariffs_never_two exclude using gist (shipping_type with =, coalesce(port_id, 0) with =,
    currency with =, tstzrange(valid_from, valid_to) with &&),
  check (valid_to is null or valid_to > valid_from)
);
create index shipping_tariffs_port on shipping_tariffs (port_id);
create trigger shipping_tariffs_news after insert or delete or update or truncate on shipping_tariffs
  for each statement execute function tell_news('shop');

-- # pricing/insurance: Marine insurance.

-- What insurance costs: hundredths of a percent of goods and shipping, at least `minimum` in minor units of
-- `currency`. Written by staff; append-only by trigger, the newest in force counts.
create table insurance_tariffs (
  id bigint generated always as identity primary key,
  basis_points integer not null check (basis_points between 1 and 10000),
  minimum bigint not null check (minimum >= 0),
  currency char(3) not null default 'USD',
  valid_from timestamptz not null,
  actor_id bigint references accounts,
  set_at timestamptz not null
);
create index insurance_tariffs_actor on insurance_tariffs (actor_id) where actor_id is not null;
create index insurance_tariffs_latest on insurance_tariffs (valid_from desc, id desc);
create trigger insurance_tariffs_append_only before delete or update or truncate on insurance_tariffs
  for each statement execute function refuse_change();
create trigger insurance_tariffs_news after insert or delete or update or truncate on insurance_tariffs
  for each statement execute function tell_news('shop');

-- # pricing/cost-lines: What an order costs.

-- A line of a basket as it was when staff quoted a charge for it, in cents (US). While the basket’s lines are these,
-- the charges hold whatever the tariff says.
create table quoted_lines (
  basket_id bigint not null, -- references baskets
  product_id bigint not null references products,
  shipping_option_id integer references shipping_options,
  quantity integer not null check (quantity between 1 and 25),
  insurance_requested boolean not null,
  charge bigint not null check (charge >= 100),
  country_code char(2) references countries (code),
  shipping_type text check (shipping_type in ('RORO', 'Container')),
  chosen_size text check (length(chosen_size) between 1 and 30),
  chosen_colour text check (length(chosen_colour) between 1 and 30)
);
create index quoted_lines_country on quoted_lines (country_code);
create unique index quoted_lines_once on quoted_lines (basket_id, product_id, coalesce(shipping_option_id, 0),
  coalesce(shipping_type, ''), coalesce(chosen_size, ''), coalesce(chosen_colour, ''));
create index quoted_lines_option on quoted_lines (shipping_option_id);
create index quoted_lines_product on quoted_lines (product_id);
create trigger quoted_lines_wait after insert or delete or update on quoted_lines for each statement
  execute function wait_for_replica();

-- # landed: The landed price and whether a vehicle may enter a country: import rules, the price lists that duties are
-- taken from, the shop’s own local charges.

-- What a country asks of an imported vehicle, or what the way there costs: a part of its sheet, as JSON. From the
-- reference data, or a draft that was published. Append-only by trigger: `succeeds` is the rule that a rule replaces.
create table import_rules (
  id bigint generated always as identity primary key,
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  part text not null check (part in ('sheet', 'source', 'eligibility', 'inspection', 'duty', 'regime', 'line', 'fee',
    'document', 'port', 'route', 'unknown')),
  key text not null check (length(key) between 1 and 200),
  position integer not null check ("position" >= 0),
  content jsonb,
  valid_from date,
  valid_to date,
  sources text[] not null,
  confidence text check (confidence in ('two_sources', 'one_source', 'general_knowledge', 'disputed')),
  checked_on date not null,
  succeeds bigint unique,
  set_at timestamptz not null,
  unique (id, country, part, key),
  check (valid_to >= valid_from),
  constraint import_rules_check1 check (succeeds < id),
  constraint import_rules_check2 check (content is not null or succeeds is not null),
  foreign key (succeeds, country, part, key) references import_rules (id, country, part, key)
);
create unique index import_rules_begun_once on import_rules (country, part, key) where succeeds is null;
create trigger import_rules_append_only before delete or update or truncate on import_rules for each statement
  execute function refuse_change();
create trigger import_rules_news after insert or delete or update or truncate on import_rules for each statement
  execute function tell_news('shop');

-- A change of a rule that staff have written. A second person publishes it, which writes a row of `import_rules`;
-- what was decided stays, by trigger.
create table import_rule_drafts (
  id bigint generated always as identity primary key,
  rule_id bigint not null references import_rules,
  content jsonb,
  checked_on date not null,
  reason text not null check (reason <> ''),
  version integer not null default 1,
  state text not null default 'open' check (state in ('open', 'published', 'dropped')),
  drafted_by bigint not null references accounts,
  drafted_at timestamptz not null,
  decided_by bigint references accounts,
  decided_at timestamptz,
  published_id bigint unique references import_rules,
  taxes bigint[],
  check (num_nulls(decided_by, decided_at) = case state when 'open' then 2 else 0 end),
  constraint import_rule_drafts_check1 check ((state = 'published') = (published_id is not null)),
  constraint import_rule_drafts_check2 check (state <> 'published' or decided_by <> drafted_by)
);
create index import_rule_drafts_decided_by on import_rule_drafts (decided_by);
create index import_rule_drafts_drafted_by on import_rule_drafts (drafted_by);
create index import_rule_drafts_of_rule on import_rule_drafts (rule_id);
create unique index import_rule_drafts_open on import_rule_drafts (rule_id) where state = 'open';
create trigger import_rule_drafts_decided before update on import_rule_drafts for each row when (old.state <> 'open')
  execute function refuse_change();
create trigger import_rule_drafts_kept before delete or truncate on import_rule_drafts for each statement
  execute function refuse_change();

-- An edition of the list of prices that a customs office taxes from, in `currency`. Append-only by trigger: the next
-- edition is another list.
create table price_lists (
  id integer generated always as identity primary key,
  edition text not null unique check (length(edition) between 1 and 100),
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  in_force_from date not null,
  set_at timestamptz not null
);
create trigger price_lists_append_only before delete or update or truncate on price_lists for each statement
  execute function refuse_change();
create trigger price_lists_news after insert or delete or update or truncate on price_lists for each statement
  execute function tell_news('shop');

-- A model of such a list, as the office prints it; `price` is in units, not minor units, of the list’s currency.
create table price_list_rows (
  list_id integer not null references price_lists,
  kind text not null check (kind in ('vehicle', 'motorcycle')),
  row_number integer not null,
  make text not null,
  model text not null,
  model_code text not null,
  engine_cc integer,
  fuel text,
  body text,
  price numeric check (price > 0),
  flags text[] not null,
  primary key (list_id, kind, row_number)
);
create index price_list_rows_make on price_list_rows (list_id, upper(make));
create trigger price_list_rows_append_only before delete or update or truncate on price_list_rows for each statement
  execute function refuse_change();
create trigger price_list_rows_news after insert or delete or update or truncate on price_list_rows for each statement
  execute function tell_news('shop');

-- An edition that staff brought as a file and no rule names yet. A second person publishes it; what was decided
-- stays, by trigger.
create table price_list_drafts (
  list_id integer primary key references price_lists,
  succeeds integer not null references price_lists,
  file_name text not null check (length(file_name) between 1 and 200),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  source text not null check (source <> ''),
  state text not null default 'open' check (state in ('open', 'published', 'dropped')),
  drafted_by bigint not null references accounts,
  decided_by bigint references accounts,
  decided_at timestamptz,
  check (num_nulls(decided_by, decided_at) = case state when 'open' then 2 else 0 end),
  constraint price_list_drafts_check1 check (state <> 'published' or decided_by <> drafted_by),
  constraint price_list_drafts_check2 check (succeeds <> list_id)
);
create index price_list_drafts_decided_by on price_list_drafts (decided_by);
create index price_list_drafts_drafted_by on price_list_drafts (drafted_by);
create unique index price_list_drafts_file on price_list_drafts (file_hash) where state <> 'dropped';
create unique index price_list_drafts_open on price_list_drafts (succeeds) where state = 'open';
create unique index price_list_drafts_published on price_list_drafts (succeeds) where state = 'published';
create trigger price_list_drafts_decided before update on price_list_drafts for each row when (old.state <> 'open')
  execute function refuse_change();
create trigger price_list_drafts_kept before delete or truncate on price_list_drafts for each statement
  execute function refuse_change();

-- A model as a customs office prints it, and the model of ours that staff found it to be; it counts for every edition
-- of the country.
create table price_list_matches (
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  make text not null check (make = upper(make)),
  model text not null check (model = upper(model)),
  model_id integer not null references models on delete cascade,
  actor_id bigint not null references accounts,
  set_at timestamptz not null,
  primary key (country, make, model)
);
create index price_list_matches_actor on price_list_matches (actor_id);
create index price_list_matches_model on price_list_matches (model_id);
create trigger price_list_matches_news after insert or delete or update or truncate on price_list_matches
  for each statement execute function tell_news('shop');

-- What the shop asks for an inspection, or knows of the way from a port to a town, in minor units of `currency`;
-- null: nothing from then on. Written by staff; append-only by trigger, the newest in force counts.
create table door_tariffs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('inspection', 'inland')),
  country char(2) not null references countries (code),
  place text check (place <> ''),
  amount bigint check (amount > 0),
  currency char(3) not null default 'USD',
  valid_from timestamptz not null,
  actor_id bigint not null references accounts,
  set_at timestamptz not null,
  check (kind = 'inspection' or place is not null)
);
create index door_tariffs_actor on door_tariffs (actor_id);
create index door_tariffs_latest on door_tariffs (country, kind, place, valid_from desc, id desc);
create trigger door_tariffs_append_only before delete or update or truncate on door_tariffs for each statement
  execute function refuse_change();

-- How often a destination was asked for on a day, so that its prices are worked out beforehand. Nothing here tells
-- who asked; a job deletes old days.
create table door_uses (
  day date not null,
  door text not null check (length(door) between 1 and 1000),
  destination jsonb not null,
  asks bigint not null check (asks > 0),
  primary key (day, door)
);

-- # saved: What buyers keep to come back to.

-- Trigger: writes `listing_events`.
create function note_listing_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into listing_events (product_id, what) values (old.id, 'gone');
  elsif tg_op = 'INSERT' or not (old.listed or old.listed_locally) then
    insert into listing_events (product_id, what) values (new.id, 'listed');
  elsif not (new.listed or new.listed_locally) then
    insert into listing_events (product_id, what) values (new.id, 'gone');
  else
    insert into listing_events (product_id, what) values (new.id, 'cheaper');
  end if;
  return null;
end $$;
create trigger products_changed_events after update of status, market, class, quantity, reserved, vendor_approved,
  taken_down, price on products for each row when ((old.listed or old.listed_locally) <> (new.listed
  or new.listed_locally) or (new.listed or new.listed_locally) and new.price < old.price
  and new.currency = old.currency) execute function note_listing_event();
create trigger products_deleted_events after delete on products for each row when (old.listed or old.listed_locally)
  execute function note_listing_event();
create trigger products_new_events after insert on products for each row when (new.listed)
  execute function note_listing_event();

-- A list of favourites of an account; the one without a name takes what is kept on no other. Whoever has the link
-- sees the list: its token is stored as a hash, and sealed so that the owner can copy the link again.
create table favourite_lists (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  name text check (length(name) between 1 and 60 and name ~ '\S'),
  token_hash bytea unique,
  token_sealed bytea,
  created_at timestamptz not null,
  check ((token_hash is null) = (token_sealed is null))
);
create unique index favourite_lists_name on favourite_lists (account_id, lower(name)) nulls not distinct;

-- A product on a list, and what it cost when it was kept. It stays when the product is deleted.
create table favourites (
  list_id bigint not null references favourite_lists on delete cascade,
  product_id bigint not null,
  price bigint not null check (price >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  added_at timestamptz not null,
  primary key (list_id, product_id)
);
create index favourites_product on favourites (product_id);

-- A vehicle search of an account that is told what is new in it, at once or daily, unless it is paused; `due_at` is
-- when what was found is mailed.
create table saved_searches (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  name text not null check (length(name) between 1 and 100 and name ~ '\S'),
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  often text not null check (often in ('at_once', 'daily')),
  paused_at timestamptz,
  created_at timestamptz not null,
  due_at timestamptz,
  told_at timestamptz,
  noted xid8 not null default pg_current_xact_id(),
  check (paused_at is null or due_at is null)
);
create index saved_searches_due on saved_searches (due_at) where due_at is not null;
create index saved_searches_noted on saved_searches (noted);
create unique index saved_searches_once on saved_searches (account_id, md5(query::text));

-- A listing that a saved search found, once, and when its mail was written; deleted after 30 days.
create table saved_search_hits (
  search_id bigint not null,
  product_id bigint not null,
  found_at timestamptz not null,
  told_at timestamptz,
  primary key (search_id, product_id)
);
create index saved_search_hits_found on saved_search_hits using brin (found_at);
create index saved_search_hits_waiting on saved_search_hits (search_id) where told_at is null;

-- Who is told what becomes of their favourites, and how often.
create table favourite_alerts (
  account_id bigint primary key references accounts,
  often text not null check (often in ('at_once', 'daily')),
  since timestamptz not null,
  due_at timestamptz,
  told_at timestamptz
);
create index favourite_alerts_due on favourite_alerts (due_at) where due_at is not null;

-- That a favourite got cheaper or is gone, once, and when its mail was written; deleted after 30 days.
create table favourite_news (
  account_id bigint not null references accounts,
  product_id bigint not null,
  what text not null check (what in ('cheaper', 'gone')),
  price bigint not null check (price >= 0),
  found_at timestamptz not null,
  told_at timestamptz,
  primary key (account_id, product_id, what, price)
);
create index favourite_news_found on favourite_news using brin (found_at);
create index favourite_news_waiting on favourite_news (account_id) where told_at is null;

-- That a product was listed, got cheaper or is gone; a job tells whom it concerns and deletes the row with that.
create table listing_events (
  id bigint generated always as identity primary key,
  product_id bigint not null,
  what text not null check (what in ('listed', 'cheaper', 'gone'))
);

-- The filters of a list of the portal under a name, on the account of whoever named them; one at most is the one that
-- the list opens with.
create table saved_views (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  list text not null,
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) <= 1000),
  is_default boolean not null default false,
  created_at timestamptz not null,
  is_mailed boolean not null default false,
  constraint saved_views_mailed check (not is_mailed or list = 'support/reports')
);
alter table saved_views add check ((list in ('listings', 'orders')) or list ~ '^support/[a-z-]{2,40}$') not valid;
create unique index saved_views_default on saved_views (account_id, list) where is_default;
create index saved_views_mailed_ones on saved_views (id) where is_mailed;
create unique index saved_views_name on saved_views (account_id, list, lower(name));

-- A vehicle of a buyer: a trim and its year. Parts are judged for the one that was chosen last.
create table garage_vehicles (
  account_id bigint not null references accounts,
  trim_id integer not null references trims on delete cascade,
  year smallint not null check (year between 1900 and 2100),
  added_at timestamptz not null,
  chosen_at timestamptz,
  primary key (account_id, trim_id, year)
);
create index garage_vehicles_trim on garage_vehicles (trim_id);

-- # selling/discounts: Codes that lower a price.

-- Trigger: nobody moves the money of their own account, whether commission, payout, payment or discount.
create function refuse_own_money() returns trigger language plpgsql as $$
declare
  owner bigint;
  actors bigint[];
begin
  case tg_table_name
    when 'commission_entries' then
      select account_id into owner from agents where id = new.agent_id;
      actors := array[new.actor_id, new.approved_by];
    when 'commission_adjustments' then
      select account_id into owner from agents where id = new.agent_id;
      actors := array[new.created_by, new.decided_by];
    when 'payout_lines' then
      select account_id into owner from agents where id = new.agent_id;
      select array[created_by] into actors from payout_batches where id = new.batch_id;
    when 'payments', 'refunds' then
      select account_id into owner from orders where id = new.order_id;
      actors := array[new.actor_id];
    when 'voucher_uses' then
      owner := new.account_id;
      select array_agg(actor_id) into actors from audit
      where subject = 'voucher' and subject_id = new.voucher_id::text and action in ('create-voucher', 'update-voucher');
  end case;
  if owner = any (actors) then
    raise exception 'account % acts on its own money in %', owner, tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- A discount code, written by staff or by the flash offer. `benefit` is minor units of `currency` if `fixed`,
-- hundredths of a percent if `percentage`.
create table vouchers (
  id bigint generated always as identity primary key,
  code text not null unique check (code = upper(code) and length(code) between 1 and 255),
  name text not null,
  kind text not null check (kind in ('fixed', 'percentage')),
  benefit bigint not null check (benefit > 0),
  currency char(3) not null default 'USD',
  min_goods bigint not null default 0 check (min_goods >= 0),
  class text,
  usage text not null check (usage in ('single', 'once-per-customer', 'unlimited')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  offer text check (offer = 'flash'),
  issued_to text check (issued_to = lower(issued_to) and length(issued_to) between 1 and 255),
  version integer not null default 1,
  written_by bigint references accounts,
  approved_by bigint references accounts,
  check (ends_at > starts_at),
  constraint vouchers_check1 check ((offer is null) = (issued_to is null)),
  constraint vouchers_check2 check (kind = 'fixed' or benefit <= 10000),
  constraint vouchers_second_person check (approved_by <> written_by)
);
create index vouchers_approved_by on vouchers (approved_by) where approved_by is not null;
create unique index vouchers_issued on vouchers (offer, issued_to) where offer is not null;
create index vouchers_written_by on vouchers (written_by) where written_by is not null;

-- An order that a code was used for. Who made a code cannot use it, by trigger.
create table voucher_uses (
  voucher_id bigint not null references vouchers,
  order_id bigint not null, -- references orders
  account_id bigint not null references accounts,
  at timestamptz not null default now(),
  primary key (voucher_id, order_id)
);
create index voucher_uses_account on voucher_uses (account_id, voucher_id);
create index voucher_uses_order on voucher_uses (order_id);
create trigger voucher_uses_not_own before insert on voucher_uses for each row execute function refuse_own_money();
create trigger voucher_uses_wait after insert or delete or update on voucher_uses for each statement
  execute function wait_for_replica();

-- # selling/basket: What somebody means to order.

-- The goods that an account collects; one is open for each account. It also holds the shipping quote that its owner
-- asked for and what staff answered: `quote_insurance` and `quote_inspection` are cents (US), null where the tariffs
-- say.
create table baskets (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  status text not null default 'Open' check (status in ('Open', 'Submitted')),
  voucher_id bigint references vouchers,
  quote_requested_at timestamptz,
  quote_contact text,
  quote_note text,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  agent_id bigint, -- references agents
  version integer not null default 1,
  quote_answered_at timestamptz,
  quote_answered_by bigint references accounts,
  quote_answer_note text not null default '' check (length(quote_answer_note) <= 700),
  quote_valid_until date,
  quote_insurance bigint,
  quote_inspection bigint,
  quote_assigned_to bigint references accounts,
  check (quote_answered_at is null or quote_requested_at is not null),
  constraint baskets_check1 check ((quote_answered_at is null) = (quote_answered_by is null)),
  constraint baskets_quote_extras check (quote_insurance > 0 and quote_inspection > 0)
);
alter table baskets add constraint baskets_not_answered_by_owner check (quote_answered_by <> account_id) not valid;
create index baskets_account on baskets (account_id);
create index baskets_by_agent on baskets (agent_id) where agent_id is not null;
create unique index baskets_one_open on baskets (account_id) where status = 'Open';
create index baskets_quote_assigned_to on baskets (quote_assigned_to) where quote_assigned_to is not null;
create index baskets_quoted_by on baskets (quote_answered_by) where quote_answered_by is not null;
create index baskets_quotes on baskets (quote_requested_at) where quote_requested_at is not null;
create index baskets_voucher on baskets (voucher_id) where voucher_id is not null;

-- A product in a basket with its destination. `price_seen` and `shipping_charge` are minor units of the product’s
-- currency.
create table basket_lines (
  id bigint generated always as identity primary key,
  basket_id bigint not null references baskets on delete cascade,
  product_id bigint not null references products,
  quantity integer not null check (quantity between 1 and 25),
  price_seen bigint not null,
  shipping_option_id integer references shipping_options,
  shipping_type text check (shipping_type in ('RORO', 'Container')),
  shipping_charge bigint not null default 0 check (shipping_charge >= 0),
  insurance_requested boolean not null default false,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  country_code char(2) references countries (code),
  chosen_size text check (length(chosen_size) between 1 and 30),
  chosen_colour text check (length(chosen_colour) between 1 and 30)
);
create index basket_lines_country on basket_lines (country_code);
create unique index basket_lines_once on basket_lines (basket_id, product_id, coalesce(shipping_option_id, 0),
  coalesce(shipping_type, ''), coalesce(chosen_size, ''), coalesce(chosen_colour, ''));
create index basket_lines_option on basket_lines (shipping_option_id);
create index basket_lines_product on basket_lines (product_id);

-- What left an open basket because staff took it down; its buyer reads it there, for two weeks.
create table basket_losses (
  basket_id bigint not null references baskets on delete cascade,
  product_id bigint not null references products on delete cascade,
  title text not null,
  at timestamptz not null,
  primary key (basket_id, product_id)
);
create index basket_losses_product on basket_losses (product_id);

-- # selling/orders: What was agreed: an order copies what it needs and never follows later changes of a product.

-- Trigger: the payable lines of an order add up to its total, in its currency.
create function check_cost_lines() returns trigger language plpgsql as $$
begin
  if exists (
    select from orders join order_cost_lines on order_id = orders.id
    where orders.id in (select order_id from added) and is_payable
    group by orders.id
    having sum(amount) <> total or bool_or(order_cost_lines.currency <> orders.currency)
  ) then
    raise exception 'The lines of an order do not add up to its total' using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Writes the texts of orders anew.
create function index_orders(wanted bigint[]) returns void language sql as $$
  insert into order_search select * from order_search_rows(wanted)
  on conflict (order_id) do update set text = excluded.text
$$;

-- Trigger: an order is found as soon as its lines are written, which are its last part.
create function index_added_lines() returns trigger language plpgsql as $$
begin
  perform index_orders(array(select distinct order_id from added));
  return null;
end $$;

-- Trigger: orders are found by the new name or address of their buyer.
create function index_orders_of_account() returns trigger language plpgsql as $$
begin
  perform index_orders(array(select id from orders where account_id = new.id));
  return null;
end $$;
create trigger accounts_search after update of email, first_name, last_name on accounts for each row
  when (old.email is distinct from new.email or old.first_name is distinct from new.first_name
  or old.last_name is distinct from new.last_name) execute function index_orders_of_account();

-- Trigger: an order is found by its new recipient or port.
create function index_changed_order() returns trigger language plpgsql as $$
begin
  perform index_orders(array[new.id]);
  return null;
end $$;

-- Trigger: an order is found by its ship and by the references of its payments.
create function index_order_of_row() returns trigger language plpgsql as $$
begin
  perform index_orders(array[new.order_id]);
  return null;
end $$;

-- Trigger: orders are found by the new chassis number of what was ordered.
create function index_orders_of_product() returns trigger language plpgsql as $$
begin
  perform index_orders(array(select distinct order_id from order_lines where product_id = new.id));
  return null;
end $$;
create trigger products_order_search after update of chassis_number on products for each row
  when (old.chassis_number is distinct from new.chassis_number) execute function index_orders_of_product();

-- Trigger: nobody asks for or approves a refund of their own order.
create function refuse_own_refund() returns trigger language plpgsql as $$
declare
  owner bigint;
  actors bigint[];
begin
  select account_id into owner from orders where id = new.order_id;
  if tg_table_name = 'payments' then
    actors := array[new.approved_by];
  else
    actors := array[new.asked_by, new.decided_by];
  end if;
  if owner = any (actors) then
    raise exception 'account % acts on its own money in %', owner, tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- An order, written by the checkout. All sums are minor units of its `currency`; `total` is the sum of its payable
-- cost lines, by trigger. Its invoice, progress and text for the search follow by trigger.
create table orders (
  id bigint generated by default as identity primary key,
  number text not null unique,
  basket_id bigint not null unique references baskets,
  account_id bigint not null references accounts,
  status text not null check (status in ('Pending', 'Payment Declined', 'Authorized', 'Shipped', 'Canceled')),
  email text not null,
  currency char(3) not null,
  goods_before_discount bigint not null check (goods_before_discount >= 0),
  discount bigint not null default 0,
  shipping bigint not null check (shipping >= 0),
  total bigint not null constraint orders_total check (total >= 0),
  shipping_code text not null,
  shipping_type text not null check (shipping_type in ('RORO', 'Container')),
  destination_country char(2) references countries (code),
  destination_port text,
  voucher_id bigint references vouchers,
  insurance_requested boolean not null default false,
  payment_reference text not null unique,
  payment_due timestamptz not null,
  bitcoin_address text,
  shipping_address jsonb not null,
  billing_address jsonb,
  date_placed timestamptz not null default now(),
  agent_id bigint, -- references agents
  status_since timestamptz not null default now(),
  payment_method text check (length(payment_method) between 1 and 20),
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  check (discount >= 0 and discount <= goods_before_discount)
);
create index orders_account on orders (account_id, date_placed desc, id desc);
create index orders_bitcoin_address on orders (bitcoin_address) where bitcoin_address is not null;
create index orders_by_agent on orders (agent_id, date_placed desc) where agent_id is not null;
create index orders_country on orders (destination_country, id);
create index orders_due on orders (payment_due) where status = 'Pending';
create index orders_email on orders (lower(email));
create index orders_insured_open on orders (date_placed) where insurance_requested and (status in ('Pending',
  'Payment Declined', 'Authorized'));
create index orders_placed on orders (date_placed desc, id desc);
create index orders_status on orders (status, date_placed desc, id desc);
create index orders_total on orders (total, id);
create index orders_voucher on orders (voucher_id) where voucher_id is not null;
create index orders_waiting on orders (status, status_since);
create trigger orders_search after update of email, shipping_address, destination_port on orders for each row
  when (old.email is distinct from new.email or old.shipping_address is distinct from new.shipping_address
  or old.destination_port is distinct from new.destination_port) execute function index_changed_order();
create trigger orders_wait after insert or delete or update on orders for each statement
  execute function wait_for_replica();
-- The trigger orders_invoice is created after issue_invoice().
-- The trigger orders_invoice_again is created after issue_invoice().
-- The trigger orders_progress is created after mark_order_progress().
-- The trigger orders_progress_again is created after mark_order_progress().
-- The trigger orders_reports is created after mark_report_order().

-- A product of an order as it was ordered; sums are minor units of the order’s currency.
create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  product_id bigint not null references products,
  position smallint not null,
  title text not null,
  reference text not null,
  class text not null,
  media_hash text,
  quantity integer not null check (quantity >= 1),
  unit_price bigint not null,
  goods_before_discount bigint not null,
  discount bigint not null default 0,
  shipping_option_id integer references shipping_options,
  shipping_charge bigint not null,
  unique (order_id, "position"),
  check (discount >= 0 and discount <= goods_before_discount)
);
create index order_lines_option on order_lines (shipping_option_id);
create index order_lines_product on order_lines (product_id);
create trigger order_lines_search after insert on order_lines referencing new table as added for each statement
  execute function index_added_lines();
-- The trigger order_lines_reports is created after mark_report_order().

-- A cost of an order, such as goods, shipping or insurance; a negative one lowers it. `is_payable`: it is part of
-- what the buyer pays us. Append-only by trigger.
create table order_cost_lines (
  order_id bigint not null references orders,
  position smallint not null,
  kind text not null check (length(kind) between 1 and 40),
  amount bigint not null,
  currency char(3) not null,
  paid_to text not null,
  is_payable boolean not null,
  label text,
  primary key (order_id, "position"),
  constraint order_cost_lines_label_check check ((kind = 'extra') = (label is not null) and length(label) between 1
    and 80)
);
create trigger order_cost_lines_add_up after insert on order_cost_lines referencing new table as added
  for each statement execute function check_cost_lines();
create trigger order_cost_lines_append_only before delete or update or truncate on order_cost_lines for each statement
  execute function refuse_change();

-- A status that an order took, with who and why. Append-only by trigger.
create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  status text not null,
  actor_id bigint references accounts,
  reason text check (length(reason) <= 500),
  at timestamptz not null default now()
);
create index order_events_actor on order_events (actor_id) where actor_id is not null;
create index order_events_order on order_events (order_id, at);
create index order_events_paid on order_events (at) where status = 'Authorized';
create trigger order_events_append_only before delete or update on order_events for each row
  execute function refuse_rewriting();
create trigger order_events_wait after insert or delete or update on order_events for each statement
  execute function wait_for_replica();
-- The trigger order_events_reports is created after mark_report_order().

-- What staff look an order up by, in lower case and beginning with a space, for trigrams; written by trigger.
create table order_search (
  order_id bigint primary key references orders,
  date_placed timestamptz not null,
  text text not null
);
create index order_search_newest on order_search (date_placed desc, order_id desc);
create index order_search_text on order_search using gin (text gin_trgm_ops) with (gin_pending_list_limit='256');

-- The texts of orders for `order_search`.
create function order_search_rows(wanted bigint[]) returns setof order_search language sql stable as $$
  select orders.id, date_placed, lower(concat_ws(' ', '', number, payment_reference, orders.email, accounts.email, first_name, last_name,
    shipping_address ->> 'first_name', shipping_address ->> 'last_name',
    shipping_address ->> 'phone_number', shipping_address ->> 'tel_number',
    (select string_agg(title, ' ' order by position) from order_lines where order_id = orders.id),
    shipping_address ->> 'line4', shipping_address ->> 'state', destination_port,
    (select string_agg(concat_ws(' ', chassis_number, plain_code(chassis_number)), ' ')
      from order_lines join products on products.id = product_id where order_id = orders.id),
    vessel, voyage, bill_of_lading, plain_code(bill_of_lading), container, plain_code(container),
    (select string_agg(concat_ws(' ', reference, plain_code(reference)), ' ') from payments where order_id = orders.id)))
  from orders join accounts on accounts.id = account_id left join shipments on shipments.order_id = orders.id
  where orders.id = any (wanted)
$$;

-- What a vehicle of an order would cost on arrival and whether it may enter, as its buyer was told when ordering, and
-- the sentence that they accepted. No part of the order’s sums. Append-only by trigger.
create table order_landed_prices (
  order_id bigint not null references orders,
  position smallint not null,
  product_id bigint not null references products,
  asked jsonb not null,
  answer jsonb not null,
  answered_at timestamptz not null,
  accepted_sentence text,
  accepted_language text,
  accepted_at timestamptz,
  primary key (order_id, "position"),
  constraint order_landed_prices_accepted check (num_nulls(accepted_sentence, accepted_language, accepted_at) in (0,
    3))
);
create trigger order_landed_prices_append_only before delete or update or truncate on order_landed_prices
  for each statement execute function refuse_change();

-- Whether a part of an order fits the buyer’s vehicle, as they were told when ordering: for which vehicle, when,
-- whether they confirmed to order what does not fit, and whether the shop promised to take it back. Append-only by
-- trigger.
create table order_line_fits (
  order_id bigint not null references orders,
  position smallint not null,
  trim_id integer not null,
  year smallint not null,
  vehicle text not null check (vehicle <> ''),
  verdict text not null check (verdict in ('fits', 'does-not-fit', 'no-data')),
  told_at timestamptz not null,
  accepted_at timestamptz,
  is_promised boolean not null,
  primary key (order_id, "position"),
  check ((accepted_at is not null) = (verdict = 'does-not-fit')),
  constraint order_line_fits_check1 check (verdict = 'fits' or not is_promised)
);
create trigger order_line_fits_append_only before delete or update or truncate on order_line_fits for each statement
  execute function refuse_change();

-- When the ship of an order is expected, as it was heard since; its vehicles are judged for that day. The newest
-- counts. Append-only by trigger.
create table order_arrivals (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  shipped_on date,
  arrives_on date not null,
  noted_at timestamptz not null,
  check (shipped_on is null or shipped_on <= arrives_on)
);
create index order_arrivals_newest on order_arrivals (order_id, id desc);
create trigger order_arrivals_append_only before delete or update or truncate on order_arrivals for each statement
  execute function refuse_change();

-- A vehicle of an open order that may enter less surely than its buyer was told, and when they were told so: once for
-- each worse answer. Append-only by trigger.
create table order_import_alerts (
  order_id bigint not null,
  position smallint not null,
  verdict text not null check (verdict in ('warn', 'permit', 'unknown', 'block')),
  told_at timestamptz not null,
  primary key (order_id, "position", verdict),
  foreign key (order_id, "position") references order_landed_prices (order_id, "position")
);
create trigger order_import_alerts_append_only before delete or update or truncate on order_import_alerts
  for each statement execute function refuse_change();

-- A buyer whom staff let order a vehicle that a country keeps out. Never for oneself. Append-only by trigger.
create table import_exceptions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  product_id bigint not null,
  country char(2) not null,
  allowed_by bigint not null references accounts,
  reason text not null check (reason <> ''),
  allowed_at timestamptz not null,
  check (allowed_by <> account_id)
);
create index import_exceptions_by_staff on import_exceptions (allowed_by);
create index import_exceptions_of_account on import_exceptions (account_id, product_id, country);
create trigger import_exceptions_append_only before delete or update or truncate on import_exceptions
  for each statement execute function refuse_change();

-- An exception that staff took back; what was ordered under it stays. Append-only by trigger.
create table import_exception_ends (
  exception_id bigint primary key references import_exceptions,
  ended_by bigint not null references accounts,
  reason text not null check (reason <> ''),
  ended_at timestamptz not null
);
create index import_exception_ends_by_staff on import_exception_ends (ended_by);
create trigger import_exception_ends_append_only before delete or update or truncate on import_exception_ends
  for each statement execute function refuse_change();

-- Another recipient of an order. A change that the buyer asks for waits at least 24 hours, in which buyer or shop can
-- stop it; one by staff counts at once. What has ended stays, by trigger.
create table consignee_changes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  state text not null check (state in ('waiting', 'taken', 'stopped', 'lapsed')),
  before jsonb not null,
  after jsonb not null,
  asked_by bigint not null references accounts,
  by_staff boolean not null,
  reason text check (length(reason) between 1 and 500),
  asked_at timestamptz not null,
  takes_effect_at timestamptz not null,
  ended_at timestamptz,
  ended_by bigint references accounts,
  check ((state = 'waiting') = (ended_at is null)),
  constraint consignee_changes_check1 check (by_staff or takes_effect_at >= (asked_at + '24:00:00'::interval))
);
create index consignee_changes_asked_by on consignee_changes (asked_by);
create index consignee_changes_due on consignee_changes (takes_effect_at) where state = 'waiting';
create index consignee_changes_ended_by on consignee_changes (ended_by) where ended_by is not null;
create index consignee_changes_order on consignee_changes (order_id, id desc);
create unique index consignee_changes_waiting on consignee_changes (order_id) where state = 'waiting';
create trigger consignee_changes_no_truncate before truncate on consignee_changes for each statement
  execute function refuse_change();
create trigger consignee_changes_stay before update on consignee_changes for each row when (old.state <> 'waiting')
  execute function refuse_change();

-- A deadline of an order that its buyer was reminded of: each once. Append-only by trigger.
create table payment_reminders (
  order_id bigint not null references orders,
  payment_due timestamptz not null,
  sent_at timestamptz not null,
  primary key (order_id, payment_due)
);
create trigger payment_reminders_append_only before delete or update or truncate on payment_reminders
  for each statement execute function refuse_change();

-- A buyer’s wish to give up an order of which something is paid or on its way, or staff’s (`asked_by`) who took down
-- what was ordered; staff cancel it or say why not. One waits at a time for each order; what has ended stays, by
-- trigger.
create table cancellation_requests (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  reason text not null check (length(reason) <= 500),
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'declined', 'lapsed')),
  answer text check (length(answer) between 1 and 1000),
  ended_at timestamptz,
  ended_by bigint references accounts,
  asked_by bigint references accounts,
  check ((state = 'waiting') = (ended_at is null)),
  constraint cancellation_requests_check1 check ((state = 'declined') = (answer is not null))
);
create index cancellation_requests_asked_by on cancellation_requests (asked_by) where asked_by is not null;
create index cancellation_requests_ended_by on cancellation_requests (ended_by) where ended_by is not null;
create unique index cancellation_requests_open on cancellation_requests (order_id) where state = 'waiting';
create index cancellation_requests_order on cancellation_requests (order_id, id desc);
create index cancellation_requests_waiting on cancellation_requests (asked_at) where state = 'waiting';
create trigger cancellation_requests_no_truncate before truncate on cancellation_requests for each statement
  execute function refuse_change();
create trigger cancellation_requests_stay before update on cancellation_requests for each row
  when (old.state <> 'waiting') execute function refuse_change();

-- A change of what was agreed, before the order ships: its terms before and after, in minor units of `currency`. It
-- waits for a second person or the buyer, or takes effect at once; one waits at a time. What has ended stays, by
-- trigger; nobody amends their own order, by trigger.
create table order_amendments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  state text not null check (state in ('to-approve', 'proposed', 'applied', 'declined', 'rejected', 'withdrawn',
    'lapsed')),
  reason text not null check (length(reason) between 1 and 500),
  before jsonb not null,
  after jsonb not null,
  total_before bigint not null check (total_before >= 0),
  total_after bigint not null check (total_after >= 0),
  currency char(3) not null,
  given bigint not null check (given >= 0),
  needs_buyer boolean not null,
  asked_by bigint not null references accounts,
  asked_at timestamptz not null,
  decided_by bigint references accounts,
  decided_at timestamptz,
  answer_by timestamptz,
  was_paid boolean,
  invoice_before char(10),
  invoice_after char(10),
  ended_by bigint references accounts,
  ended_at timestamptz,
  note text check (length(note) between 1 and 500),
  check ((state in ('to-approve', 'proposed')) = (ended_at is null)),
  constraint order_amendments_check1 check ((state = 'applied') = (invoice_after is not null)),
  constraint order_amendments_check2 check ((state = 'applied') = (was_paid is not null)),
  constraint order_amendments_check3 check (decided_by is null or decided_by <> asked_by)
);
create index order_amendments_asked_by on order_amendments (asked_by, asked_at);
create index order_amendments_decided_by on order_amendments (decided_by) where decided_by is not null;
create index order_amendments_due on order_amendments (answer_by) where state = 'proposed';
create index order_amendments_ended_by on order_amendments (ended_by) where ended_by is not null;
create unique index order_amendments_open on order_amendments (order_id) where state in ('to-approve', 'proposed');
create index order_amendments_order on order_amendments (order_id, id desc);
create trigger order_amendments_no_truncate before delete or truncate on order_amendments for each statement
  execute function refuse_change();
create trigger order_amendments_not_own before insert or update on order_amendments for each row
  execute function refuse_own_refund();
create trigger order_amendments_stay before update on order_amendments for each row
  when (old.state not in ('to-approve', 'proposed')) execute function refuse_change();

-- A refund that a member of staff asks for and a second one approves, which writes the payment; in minor units of
-- `currency`. One waits at a time for each order; neither person may be the buyer, by trigger.
create table refund_requests (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  method text not null check (length(method) between 1 and 20),
  reference text not null check (length(reference) between 1 and 140),
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  asked_by bigint not null references accounts,
  asked_at timestamptz not null,
  decided_by bigint references accounts,
  decided_at timestamptz,
  rejection text check (length(rejection) between 1 and 500),
  payment_id bigint unique, -- references payments
  check ((state = 'waiting') = (decided_at is null)),
  constraint refund_requests_check1 check ((decided_at is null) = (decided_by is null)),
  constraint refund_requests_check2 check ((state = 'rejected') = (rejection is not null)),
  constraint refund_requests_check3 check ((state = 'approved') = (payment_id is not null)),
  constraint refund_requests_check4 check (state <> 'approved' or decided_by <> asked_by)
);
create index refund_requests_asked_by on refund_requests (asked_by);
create index refund_requests_decided_by on refund_requests (decided_by) where decided_by is not null;
create unique index refund_requests_open on refund_requests (order_id) where state = 'waiting';
create index refund_requests_order on refund_requests (order_id, id);
create index refund_requests_waiting on refund_requests (asked_at) where state = 'waiting';
create trigger refund_requests_not_own before insert or update on refund_requests for each row
  execute function refuse_own_refund();

-- # selling/invoices: Invoices, and the codes by which anybody who holds one checks it.

-- Ten characters that nobody mistakes for one another (Crockford’s base 32): 50 random bits.
create function invoice_code() returns text language sql as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(random, place) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as random) as drawn,
    -- Two of the sixteen bytes are not random.
    unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13]) as place
$$;

-- Our bank account of a currency, locked until the order is written: whoever publishes another account waits, and
-- issues the invoice anew.
create function account_of_invoice(wanted character) returns bigint language plpgsql as $$
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

-- Trigger: a new order or total has an invoice.
create function issue_invoice() returns trigger language plpgsql as $$
begin
  insert into order_invoices (order_id, total, currency, issued_at, account_id)
  values (new.id, new.total, new.currency, case when tg_op = 'INSERT' then new.date_placed else now() end,
    account_of_invoice(new.currency));
  return null;
end $$;
create trigger orders_invoice after insert on orders for each row execute function issue_invoice();
create trigger orders_invoice_again after update of total on orders for each row
  when (old.total is distinct from new.total) execute function issue_invoice();

-- An invoice that an order has had, in minor units of `currency`; `code` is printed on it. Written by trigger with
-- the order and with another total, by stores when its recipient or our account changes; the newest counts.
-- Append-only by trigger.
create table order_invoices (
  code text default invoice_code() primary key check (code ~ '^[0-9A-Z]{10}$'),
  id bigint generated always as identity unique,
  order_id bigint not null references orders,
  total bigint not null,
  currency char(3) not null,
  issued_at timestamptz not null,
  account_id bigint -- references bank_accounts
);
create index order_invoices_account on order_invoices (account_id) where account_id is not null;
create index order_invoices_order on order_invoices (order_id, id desc);
create trigger order_invoices_append_only before delete or update or truncate on order_invoices for each statement
  execute function refuse_change();

-- # selling/payments: Money of orders, by whatever method it comes.

-- Trigger: one person alone sends back no more than USD 500 of an order, and nothing of one in another currency.
create function refuse_lone_refund() returns trigger language plpgsql as $$
declare
  alone bigint;
begin
  select coalesce(sum(-amount), 0) - new.amount into alone from payments
  where order_id = new.order_id and kind = 'refunded' and approved_by is null;
  if alone > (case new.currency when 'USD' then 50000 else 0 end) then
    raise exception 'order % is refunded % by one person', new.order_id, alone using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Trigger: what came in or went back has a receipt.
create function issue_receipt() returns trigger language plpgsql as $$
begin
  insert into receipts (payment_id) values (new.id);
  return null;
end $$;

-- The ledger: money that came in for an order (positive), or went back (negative), in minor units of `currency`.
-- Written by staff, bank statements, Bitcoin and M-Pesa, once for each `source_key`. Append-only by trigger: a wrong
-- row is taken back by one that `corrects` it. `waived` is how much of a refund lowers the price. Refunds above USD
-- 500 of an order need `approved_by`.
create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind in ('received', 'bank-charges', 'refunded')),
  amount bigint not null,
  currency char(3) not null,
  method text not null check (length(method) between 1 and 20),
  reference text not null check (length(reference) between 1 and 140),
  note text check (length(note) <= 500),
  actor_id bigint references accounts,
  at timestamptz not null,
  received_on date,
  source text not null default 'staff' check (length(source) between 1 and 20),
  source_key text check (length(source_key) between 1 and 140),
  corrects bigint unique references payments,
  approved_by bigint references accounts,
  waived bigint not null default 0,
  constraint payments_sign check (amount <> 0 and (amount > 0) = ((kind <> 'refunded') = (corrects is null)))
);
alter table payments add constraint payments_second_person check (approved_by <> actor_id) not valid;
alter table payments add constraint payments_waived check (waived = 0 or kind = 'refunded' and waived >= 0
  and waived <= (- amount)) not valid;
create index payments_actor on payments (actor_id) where actor_id is not null;
create index payments_amount on payments (amount, order_id);
create index payments_approved_by on payments (approved_by) where approved_by is not null;
create unique index payments_once on payments (order_id, method, lower(reference), amount, received_on)
  where kind = 'received' and received_on is not null and source_key is null;
create index payments_order on payments (order_id, id);
create index payments_reference on payments (lower(regexp_replace(reference, '\s', '', 'g')));
create index payments_refunded on payments (order_id) where kind = 'refunded';
create unique index payments_source_key on payments (source, source_key, kind) where source_key is not null;
create index payments_taken_back on payments (order_id) where corrects is not null;
create trigger payments_append_only before delete or update or truncate on payments for each statement
  execute function refuse_change();
create trigger payments_not_alone before insert on payments for each row when (new.kind = 'refunded'
  and new.approved_by is null) execute function refuse_lone_refund();
create trigger payments_not_approved_by_owner before insert on payments for each row
  when (new.approved_by is not null) execute function refuse_own_refund();
create trigger payments_not_own before insert on payments for each row execute function refuse_own_money();
create trigger payments_receipt after insert on payments for each row when (new.kind = 'refunded'
  or new.kind = 'received' and new.amount > 0) execute function issue_receipt();
create trigger payments_search after insert on payments for each row execute function index_order_of_row();
create trigger payments_wait after insert or delete or update on payments for each statement
  execute function wait_for_replica();
-- The trigger payments_progress is created after mark_progress_of_order().
-- The trigger payments_reports is created after mark_report_order().

-- A receipt for a payment or refund, with a number that no other ever has. Triggers write it and keep it append-only.
create table receipts (
  payment_id bigint primary key references payments,
  number bigint generated always as identity unique
);
create trigger receipts_append_only before delete or update or truncate on receipts for each statement
  execute function refuse_change();

-- What a buyer says of a payment on its way, in minor units of `currency`: the order is not given up until staff have
-- looked for it. One is open at a time.
create table payment_reports (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  paid_on date not null,
  bank text not null check (length(bank) between 1 and 100),
  reported_at timestamptz not null,
  is_found boolean,
  note text check (length(note) <= 500),
  answered_by bigint references accounts,
  answered_at timestamptz,
  check ((is_found is null) = (answered_at is null))
);
create index payment_reports_answered_by on payment_reports (answered_by) where answered_by is not null;
create unique index payment_reports_open on payment_reports (order_id) where answered_at is null;
create index payment_reports_order on payment_reports (order_id, id);
create index payment_reports_waiting on payment_reports (reported_at) where answered_at is null;
-- The trigger payment_reports_progress is created after mark_progress_of_order().
-- The trigger payment_reports_reports is created after mark_report_order().

-- More time to pay, given by staff once for each order. Append-only by trigger.
create table payment_extensions (
  order_id bigint primary key references orders,
  due_before timestamptz not null,
  due_after timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  actor_id bigint not null references accounts,
  at timestamptz not null,
  check (due_after > due_before)
);
create index payment_extensions_actor on payment_extensions (actor_id);
create trigger payment_extensions_append_only before delete or update or truncate on payment_extensions
  for each statement execute function refuse_change();

-- Refunds of cancelled orders, from before `payments` held them. Not written any more.
create table refunds (
  order_id bigint primary key references orders,
  amount bigint not null,
  paid bigint not null,
  currency char(3) not null,
  method text not null check (length(method) between 1 and 20),
  reference text not null check (length(reference) between 1 and 140),
  actor_id bigint not null references accounts,
  at timestamptz not null,
  check (amount >= 1 and amount <= paid)
);
create index refunds_actor on refunds (actor_id);
create trigger refunds_append_only before delete or update or truncate on refunds for each statement
  execute function refuse_change();
create trigger refunds_not_own before insert on refunds for each row execute function refuse_own_money();
create trigger refunds_wait after insert or delete or update on refunds for each statement
  execute function wait_for_replica();

-- # conversations/offers: What buyers offer for vehicles, and the price that was agreed.

-- An offer of a buyer for a vehicle, in minor units of `currency`; accepted, it holds the vehicle at that price until
-- `ends_at`, for one buyer at a time. Written by buyer, seller and, when time is over, a job.
create table offers (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  account_id bigint not null references accounts,
  amount bigint not null check (amount > 0),
  list_price bigint not null,
  currency text not null,
  state text not null check (state in ('open', 'countered', 'accepted', 'ordered', 'declined', 'withdrawn',
    'expired')),
  ends_at timestamptz not null,
  declines_at timestamptz,
  basket_id bigint references baskets,
  version integer not null default 1,
  made_at timestamptz not null,
  state_since timestamptz not null,
  check ((state = 'ordered') = (basket_id is not null))
);
create index offers_ending on offers (ends_at) where state in ('open', 'countered', 'accepted');
create unique index offers_held on offers (product_id) where state = 'accepted';
create index offers_of_account on offers (account_id, made_at);
create index offers_of_basket on offers (basket_id) where basket_id is not null;
create index offers_of_product on offers (product_id, id);
create unique index offers_standing on offers (account_id, product_id) where state in ('open', 'countered',
  'accepted');

-- A turn of an offer: the state that it took, the amount and who moved. It is never changed, by trigger.
create table offer_events (
  id bigint generated always as identity primary key,
  offer_id bigint not null references offers,
  state text not null,
  amount bigint not null check (amount > 0),
  by text not null check (by in ('buyer', 'seller', 'clock')),
  actor_id bigint references accounts,
  at timestamptz not null
);
create index offer_events_actor on offer_events (actor_id);
create index offer_events_offer on offer_events (offer_id, id);
create trigger offer_events_stay before update or truncate on offer_events for each statement
  execute function refuse_change();

-- Below this a seller does not sell, in minor units of the product’s currency. Apart from the listing, so that
-- nothing that shows one can show it.
create table offer_floors (
  product_id bigint primary key references products on delete cascade,
  amount bigint not null check (amount > 0)
);

-- # conversations/templates: What staff often answer.

-- A text that staff put into an answer, in several languages, with fields that are filled from what is answered.
create table answer_templates (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 80 and name ~ '\S'),
  used_for text[] not null check (cardinality(used_for) between 1 and 3 and used_for <@ array['thread', 'quote',
    'request']),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and length(texts ->> 'en') >= 1
    and length(texts ->> 'en') <= 1500),
  version integer not null default 1,
  date_created timestamptz not null,
  date_updated timestamptz not null
);
create unique index answer_templates_name on answer_templates (lower(name));

-- # conversations/threads: Conversations between buyers and sellers, or buyers and the shop.

-- A conversation about a listing, an order, a request or a quote. The seller is the vendor, or staff where none is
-- named. `…_seen` is the last message that a side has read.
create table threads (
  id bigint generated always as identity primary key,
  product_id bigint references products on delete set null,
  order_id bigint unique references orders,
  title text not null,
  buyer_id bigint not null references accounts,
  vendor_id bigint references accounts,
  opened_at timestamptz not null,
  last_at timestamptz not null,
  last_side text not null check (last_side in ('buyer', 'seller')),
  buyer_seen bigint not null default 0,
  seller_seen bigint not null default 0,
  buyer_mailed boolean not null default false,
  seller_mailed boolean not null default false,
  blocked_by text check (blocked_by in ('buyer', 'seller', 'staff')),
  request_id bigint, -- references requests
  basket_id bigint references baskets on delete set null,
  market text check (market in ('local', 'export')),
  assigned_to bigint references accounts,
  unique (product_id, buyer_id),
  constraint threads_check1 check (vendor_id is null or order_id is null),
  constraint threads_check2 check (buyer_id <> vendor_id)
);
alter table threads add check (num_nonnulls(product_id, order_id, request_id, basket_id) <= 1) not valid;
alter table threads add constraint threads_of_shop_check check (vendor_id is null or num_nonnulls(request_id,
  basket_id) = 0) not valid;
create index threads_assigned_to on threads (assigned_to) where assigned_to is not null;
create unique index threads_basket on threads (basket_id);
create index threads_buyer on threads (buyer_id, last_at desc);
create unique index threads_request on threads (request_id);
create index threads_vendor on threads (vendor_id, last_at desc);
create index threads_waiting on threads (last_at) where last_side = 'buyer' and vendor_id is null;

-- A message, or what the shop wrote down of a request or quote (`event`); `amount` is minor units of `currency`.
create table thread_messages (
  id bigint generated always as identity primary key,
  thread_id bigint not null references threads on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  author_id bigint not null references accounts,
  text text not null,
  at timestamptz not null,
  event text,
  amount bigint,
  currency text,
  valid_until date
);
alter table thread_messages add check (amount >= 0) not valid;
alter table thread_messages add check (event in ('request', 'quote-asked', 'quote-answered',
  'listing-down')) not valid;
alter table thread_messages add check (length(text) <= 2500) not valid;
create index thread_messages_author on thread_messages (author_id);
create index thread_messages_thread on thread_messages (thread_id, id);

-- A picture or PDF of a message. It is there before its message, and its writer’s alone until then.
create table thread_files (
  id bigint generated always as identity primary key,
  file_id bigint not null unique references private_files,
  added_by bigint not null references accounts,
  message_id bigint references thread_messages on delete cascade,
  at timestamptz not null
);
create index thread_files_by on thread_files (added_by);
create index thread_files_message on thread_files (message_id, id);
create index thread_files_unsent on thread_files (at) where message_id is null;
create trigger thread_files_gone after delete on thread_files for each row execute function take_private_file_along();

-- A complaint about a conversation, and what staff decided. One is open at a time.
create table thread_reports (
  thread_id bigint not null references threads on delete cascade,
  reported_by bigint not null references accounts,
  reason text not null check (length(reason) between 1 and 1000),
  at timestamptz not null,
  outcome text check (outcome in ('closed', 'dismissed')),
  decided_by bigint references accounts,
  decided_at timestamptz,
  id bigint generated always as identity primary key,
  check (num_nonnulls(outcome, decided_by, decided_at) in (0, 3))
);
create index thread_reports_by on thread_reports (reported_by);
create index thread_reports_decided_by on thread_reports (decided_by);
create unique index thread_reports_open on thread_reports (thread_id) where outcome is null;
create index thread_reports_thread on thread_reports (thread_id, id);
create index thread_reports_waiting on thread_reports (at) where outcome is null;

-- # delivery/tracking: Tracking: how far an order has come, and what somebody has to look at.

-- Trigger: the progress of an order is computed anew.
create function mark_order_progress() returns trigger language plpgsql as $$
begin
  insert into order_progress (order_id) values (new.id)
  on conflict (order_id) do update set planned_at = null;
  return null;
end $$;
create trigger orders_progress after insert on orders for each row execute function mark_order_progress();
create trigger orders_progress_again after update of status, payment_due on orders for each row
  when (old.status <> new.status or old.payment_due <> new.payment_due) execute function mark_order_progress();

-- Trigger: the same where the row belongs to an order.
create function mark_progress_of_order() returns trigger language plpgsql as $$
begin
  update order_progress set planned_at = null where order_id = new.order_id;
  return null;
end $$;
create trigger payments_progress after insert on payments for each row when (new.kind = 'refunded')
  execute function mark_progress_of_order();
create trigger payment_reports_progress after insert on payment_reports for each row
  execute function mark_progress_of_order();

-- The ship that an order goes by, as staff know it now.
create table shipments (
  order_id bigint primary key references orders,
  shipped_by text check (shipped_by in ('RORO', 'CONTAINER')),
  vessel text check (length(vessel) between 1 and 100),
  voyage text check (length(voyage) between 1 and 40),
  bill_of_lading text check (length(bill_of_lading) between 1 and 40),
  container text check (length(container) between 1 and 20),
  loading_port text check (length(loading_port) between 1 and 100),
  discharge_port text check (length(discharge_port) between 1 and 100),
  etd date,
  eta date,
  version integer not null default 1,
  changed_at timestamptz not null,
  check (etd <= eta)
);
create index shipments_eta on shipments (eta) where eta is not null;
create trigger shipments_search after insert or update of vessel, voyage, bill_of_lading, container on shipments
  for each row execute function index_order_of_row();

-- The shipment as it was after each change. Append-only by trigger.
create table shipment_changes (
  order_id bigint not null references shipments (order_id),
  version integer not null,
  shipped_by text,
  vessel text,
  voyage text,
  bill_of_lading text,
  container text,
  loading_port text,
  discharge_port text,
  etd date,
  eta date,
  note text check (length(note) between 1 and 500),
  actor_id bigint not null references accounts,
  at timestamptz not null,
  primary key (order_id, version)
);
create index shipment_changes_actor on shipment_changes (actor_id);
create index shipment_changes_at on shipment_changes (at);
create trigger shipment_changes_append_only before delete or update or truncate on shipment_changes for each statement
  execute function refuse_change();

-- What staff said of a step of an order; the newest row of a step counts. Steps that follow from the order itself
-- have no row until somebody names another day. Append-only by trigger.
create table order_steps (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  step text not null check (step in ('placed', 'slip', 'paid', 'permit', 'inspected', 'booked', 'sailed', 'documents',
    'arrived', 'transit', 'delivered', 'registered')),
  done_on date,
  is_failed boolean not null default false,
  note text check (length(note) between 1 and 500),
  actor_id bigint not null references accounts,
  at timestamptz not null,
  check (done_on is not null or note is not null),
  constraint order_steps_check1 check (not is_failed or done_on is not null and step = 'inspected')
);
create index order_steps_actor on order_steps (actor_id);
create index order_steps_at on order_steps (at);
create index order_steps_order on order_steps (order_id, step, id desc);
create trigger order_steps_append_only before delete or update or truncate on order_steps for each statement
  execute function refuse_change();
-- The trigger order_steps_reports is created after mark_report_order().

-- The step that an order waits for, and until when. Triggers and stores empty `planned_at` when something changes it;
-- a job computes it anew.
create table order_progress (
  order_id bigint primary key references orders,
  next_step text,
  due_on date,
  planned_at timestamptz
);
create index order_progress_next on order_progress (next_step, due_on) where next_step is not null;
create index order_progress_unplanned on order_progress (order_id) where planned_at is null;

-- Something that somebody has to look at in an order on its way, written by a job. It stands until it is over or
-- acknowledged, and is told once.
create table order_alarms (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  subject text not null default '',
  details jsonb not null default '{}'::jsonb,
  raised_at timestamptz not null,
  settled_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by bigint references accounts,
  note text check (length(note) between 1 and 500),
  check (num_nulls(acknowledged_at, acknowledged_by, note) in (0, 3))
);
create index order_alarms_acknowledged_by on order_alarms (acknowledged_by) where acknowledged_by is not null;
create index order_alarms_open on order_alarms (raised_at) where settled_at is null and acknowledged_at is null;
create index order_alarms_order on order_alarms (order_id, id desc);
create unique index order_alarms_standing on order_alarms (order_id, kind, subject) where settled_at is null;

-- What a member of staff wrote about an order for the others; no buyer sees it. Append-only by trigger.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  text text not null check (length(text) between 1 and 2000),
  actor_id bigint not null references accounts,
  at timestamptz not null
);
create index order_notes_actor on order_notes (actor_id);
create index order_notes_order on order_notes (order_id, id desc);
create trigger order_notes_append_only before delete or update or truncate on order_notes for each statement
  execute function refuse_change();

-- A member of staff whom a note is for; they get a mail. Append-only by trigger.
create table order_mentions (
  note_id bigint not null references order_notes,
  account_id bigint not null references accounts,
  primary key (note_id, account_id)
);
create index order_mentions_account on order_mentions (account_id, note_id desc);
create trigger order_mentions_append_only before delete or update or truncate on order_mentions for each statement
  execute function refuse_change();

-- Who of staff looks after an order; the newest counts, null is nobody. Append-only by trigger.
create table order_assignments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  account_id bigint references accounts,
  actor_id bigint not null references accounts,
  at timestamptz not null
);
create index order_assignments_account on order_assignments (account_id) where account_id is not null;
create index order_assignments_actor on order_assignments (actor_id);
create index order_assignments_order on order_assignments (order_id, id desc);
create trigger order_assignments_append_only before delete or update or truncate on order_assignments
  for each statement execute function refuse_change();

-- The news of an order up to which its buyer was told, so that nothing is told twice. Append-only by trigger.
create table following_mails (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  step_id bigint not null,
  shipment_version integer not null,
  at timestamptz not null
);
create index following_mails_order on following_mails (order_id, id desc);
create trigger following_mails_append_only before delete or update or truncate on following_mails for each statement
  execute function refuse_change();

-- What the seller of a line of an order was told by mail to do, and that it is late, so that nothing is told twice.
create table vendor_order_mails (
  order_id bigint not null references orders,
  position smallint not null,
  act text not null check (act in ('send_papers', 'hand_over')),
  occasion text not null check (occasion in ('open', 'late')),
  at timestamptz not null,
  primary key (order_id, "position", act, occasion)
);

-- A paper that the seller of a line sent. Its buyer reads it when staff have released it: then it is a paper of the
-- order, which has the file.
create table seller_papers (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  position smallint not null,
  kind text not null check (kind in ('export_certificate', 'deregistration_certificate', 'auction_sheet')),
  file_id bigint unique references private_files,
  sent_by bigint not null references accounts,
  sent_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'released', 'returned')),
  reason text check (length(reason) between 1 and 500),
  decided_by bigint references accounts,
  decided_at timestamptz,
  paper_id bigint unique, -- references papers
  check ((state = 'waiting') = (decided_at is null)),
  constraint seller_papers_check1 check ((state = 'returned') = (reason is not null)),
  constraint seller_papers_check2 check ((state = 'released') = (paper_id is not null)),
  constraint seller_papers_check3 check ((state = 'released') = (file_id is null))
);
create index seller_papers_decided_by on seller_papers (decided_by);
create index seller_papers_order on seller_papers (order_id, "position");
create index seller_papers_sent_by on seller_papers (sent_by);
create index seller_papers_waiting on seller_papers (sent_at) where state = 'waiting';
create trigger seller_papers_gone after delete on seller_papers for each row
  execute function take_private_file_along();

-- That the seller of a line brought the vehicle, as they said it, once. Nothing follows from it for the order.
-- Append-only by trigger.
create table hand_overs (
  order_id bigint not null references orders,
  position smallint not null,
  handed_on date not null,
  receiver text not null check (receiver in ('port', 'carrier')),
  place text not null check (length(place) between 1 and 120),
  noted_by bigint not null references accounts,
  noted_at timestamptz not null,
  primary key (order_id, "position")
);
create index hand_overs_noted_by on hand_overs (noted_by);
create trigger hand_overs_stay before update or truncate on hand_overs for each statement
  execute function refuse_change();

-- # delivery/documents: Documents of an order, such as bill of lading and export certificate.

-- A version of a document, added by staff; the highest of a kind and label counts. It is never changed, by trigger.
create table papers (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind ~ '^[a-z0-9_]{1,40}$'),
  label text not null default '' check (length(label) <= 60),
  version integer not null check (version > 0),
  file_id bigint not null unique references private_files,
  is_draft boolean not null,
  number text check (length(number) between 1 and 60),
  valid_until date,
  note text check (length(note) between 1 and 500),
  added_by bigint not null references accounts,
  added_at timestamptz not null,
  unique (order_id, kind, label, version)
);
create index papers_added_by on papers (added_by);
create index papers_draft on papers (added_at) where is_draft;
create trigger papers_gone after delete on papers for each row execute function take_private_file_along();
create trigger papers_stay before update or truncate on papers for each statement execute function refuse_change();

-- What the buyer said of a draft, once: null is agreed, otherwise what to correct. It is never changed, by trigger.
create table paper_answers (
  paper_id bigint primary key references papers on delete cascade,
  correction text check (length(correction) between 1 and 2000),
  answered_by bigint not null references accounts,
  at timestamptz not null
);
create index paper_answers_by on paper_answers (answered_by);
create trigger paper_answers_stay before update or truncate on paper_answers for each statement
  execute function refuse_change();

-- A link by which a buyer shows documents to others, such as a clearing agent; the token is in the link alone, here
-- is its hash.
create table paper_shares (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  token_hash bytea not null unique,
  label text not null default '' check (length(label) <= 60),
  created_by bigint not null references accounts,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  last_used_at timestamptz,
  check (ends_at > created_at)
);
create index paper_shares_by on paper_shares (created_by);
create index paper_shares_order on paper_shares (order_id);

-- What staff and buyers were told of. Not written any more: `order_alarms` holds it; it goes with a later release.
create table paper_alarms (
  order_id bigint not null references orders,
  alarm text not null,
  about text not null,
  at timestamptz not null,
  primary key (order_id, alarm, about)
);

-- # delivery/claims: What becomes of a delivery.

-- A buyer who said that all has arrived. It is never changed, by trigger.
create table delivery_confirmations (
  order_id bigint primary key references orders,
  account_id bigint not null references accounts,
  at timestamptz not null
);
create index delivery_confirmations_by on delivery_confirmations (account_id);
create trigger delivery_confirmations_stay before update or truncate on delivery_confirmations for each statement
  execute function refuse_change();

-- A complaint of a buyer about what arrived, and its outcome; `amount` is a refund in minor units of the order’s
-- currency.
create table claims (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders,
  kind text not null check (kind in ('damaged', 'missing', 'different', 'other')),
  state text not null check (state in ('open', 'answered', 'resolved')),
  outcome text check (outcome in ('refund', 'parts', 'none')),
  amount bigint check (amount > 0),
  version integer not null default 1,
  opened_at timestamptz not null,
  state_since timestamptz not null,
  resolved_by bigint references accounts,
  check ((state = 'resolved') = (outcome is not null)),
  constraint claims_check1 check ((outcome is null) = (resolved_by is null)),
  constraint claims_check2 check (amount is null or outcome = 'refund')
);
create index claims_resolved_by on claims (resolved_by);
create index claims_waiting on claims (state_since) where state = 'open';

-- A message of buyer or staff about a claim.
create table claim_messages (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claims,
  text text not null check (length(text) between 1 and 4000),
  is_staff boolean not null,
  author_id bigint not null references accounts,
  at timestamptz not null
);
create index claim_messages_author on claim_messages (author_id);
create index claim_messages_claim on claim_messages (claim_id, id);

-- A picture of what is wrong.
create table claim_pictures (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claims,
  file_id bigint not null unique references private_files,
  added_by bigint not null references accounts,
  at timestamptz not null
);
create index claim_pictures_by on claim_pictures (added_by);
create index claim_pictures_claim on claim_pictures (claim_id, id);
create trigger claim_pictures_gone after delete on claim_pictures for each row
  execute function take_private_file_along();

-- # sellers: What is public of a seller beside their listings.

-- What a vendor tells of their company on their page.
create table vendor_companies (
  account_id bigint primary key references accounts,
  name text check (length(name) between 1 and 100),
  place text check (length(place) between 1 and 100),
  about text check (length(about) between 1 and 2000),
  hours text check (length(hours) between 1 and 300),
  languages text[] not null default '{}'::text[] check (cardinality(languages) <= 10),
  logo_media_id integer references media
);
create index vendor_companies_logo on vendor_companies (logo_media_id) where logo_media_id is not null;

-- What a buyer said of a seller (`vendor_id`) after the delivery: once for an order and seller, answered once. While
-- `hidden_reason` is set, staff have hidden it and it does not count.
create table reviews (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  vendor_id bigint not null references accounts,
  account_id bigint not null references accounts,
  stars smallint not null check (stars between 1 and 5),
  text text not null check (length(text) between 1 and 2000 and text ~ '\S'),
  created_at timestamptz not null,
  answer text check (length(answer) between 1 and 2000 and answer ~ '\S'),
  answered_at timestamptz,
  hidden_reason text check (length(hidden_reason) between 1 and 500),
  hidden_at timestamptz,
  version integer not null default 1,
  unique (order_id, vendor_id),
  check (account_id <> vendor_id),
  constraint reviews_check1 check ((answer is null) = (answered_at is null)),
  constraint reviews_check2 check ((hidden_reason is null) = (hidden_at is null))
);
create index reviews_account on reviews (account_id);
create index reviews_vendor on reviews (vendor_id, id desc);

-- What somebody finds wrong with a review; staff settle it when they decide about the review.
create table review_reports (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews on delete cascade,
  reported_by bigint not null references accounts,
  reason text not null check (length(reason) between 1 and 500),
  at timestamptz not null,
  settled_at timestamptz,
  unique (review_id, reported_by)
);
create index review_reports_reported_by on review_reports (reported_by);
create index review_reports_waiting on review_reports (at) where settled_at is null;

-- What a part of a listing, such as eight pictures, does for how often it is opened: medians of listings with it and
-- without, of a market and class. A job measures anew every night.
create table view_effects (
  market text not null,
  class text not null,
  part text not null check (part in ('pictures', 'description', 'video', 'inspection', 'mileage')),
  rate_with double precision not null,
  rate_without double precision not null,
  listings_with integer not null,
  listings_without integer not null,
  primary key (market, class, part)
);

-- That a seller was told what became of their listings in a week, or had nothing to be told; kept for 90 days.
create table figure_mails (
  account_id bigint not null references accounts,
  week date not null,
  primary key (account_id, week)
);

-- # money/payment-proofs: Transfer slips.

-- A picture or PDF of a transfer slip, beside what its buyer reports.
create table payment_slips (
  id bigint generated always as identity primary key,
  report_id bigint not null references payment_reports,
  file_id bigint not null unique references private_files,
  added_by bigint not null references accounts,
  at timestamptz not null
);
create index payment_slips_by on payment_slips (added_by);
create index payment_slips_report on payment_slips (report_id, id);
create trigger payment_slips_gone after delete on payment_slips for each row
  execute function take_private_file_along();

-- # money/statements: Files of banks, and which orders their movements pay.

-- What a movement is looked up by, beginning with a space, for trigrams.
create function bank_entry_text(reference text, party text, text text) returns text
  language sql immutable parallel safe as $$ select lower(' ' || coalesce(reference, '') || ' ' || party || ' ' || text) $$;

-- How much of a movement is assigned, and whether the rest is set aside.
create function standing_of(movement bigint, out placed bigint, out is_dismissed boolean) returns record
  language sql stable as $$
  select coalesce(sum(amount), 0)::bigint, coalesce(bool_or(kind = 'dismissed'), false)
  from bank_decisions as standing where entry_id = movement and kind <> 'undone' and not exists (
    select from bank_decisions as back where back.entry_id = movement and back.undoes = standing.turn)
$$;

-- Trigger: of people who decide at once one is refused, and no more is ever assigned than came.
create function refuse_beyond_movement() returns trigger language plpgsql as $$
declare
  movement bank_entries;
  standing record;
begin
  select * into movement from bank_entries where id = new.entry_id for update;
  -- As the version before this one writes them.
  if new.kind = 'assigned' and new.amount is null then
    new.amount := movement.amount;
  end if;
  if new.kind = 'undone' and new.undoes is null then
    new.undoes := new.turn - 1;
  end if;
  if new.turn <> (select count(*) + 1 from bank_decisions where entry_id = new.entry_id) then
    raise exception 'movement % was decided on meanwhile', new.entry_id using errcode = 'restrict_violation';
  end if;
  select * into standing from standing_of(new.entry_id);
  if new.kind = 'undone' then
    if exists (select from bank_decisions where entry_id = new.entry_id and turn = new.undoes and kind <> 'undone')
      and not exists (select from bank_decisions where entry_id = new.entry_id and undoes = new.undoes) then
      return new;
    end if;
  elsif not standing.is_dismissed and standing.placed + coalesce(new.amount, 0) <= greatest(movement.amount, 0)
    and (new.kind = 'assigned' or standing.placed < movement.amount or movement.amount < 0) then
    return new;
  end if;
  raise exception 'of movement % nothing more can be decided so', new.entry_id using errcode = 'restrict_violation';
end $$;

-- Trigger: money in the currency of the order counts as what it is.
create function refuse_other_worth() returns trigger language plpgsql as $$
begin
  if new.counts_as <> new.amount and exists (
    select from orders join bank_entries on bank_entries.currency = orders.currency
    where orders.id = new.order_id and bank_entries.id = new.entry_id) then
    raise exception 'of movement % another sum counts than came', new.entry_id using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

-- What the columns of a bank’s CSV or XLSX hold, by its headings and its account, as staff said once. Without an
-- account: named before it was asked for; a template only.
create table bank_columns (
  headings text[] not null,
  columns jsonb not null,
  actor_id bigint not null references accounts,
  set_at timestamptz not null,
  id bigint generated always as identity primary key,
  account text check (account ~ '^[0-9A-Z]{1,64}$')
);
create unique index bank_columns_account on bank_columns (headings, account) nulls not distinct;
create index bank_columns_actor on bank_columns (actor_id);

-- A file that staff imported.
create table bank_statements (
  id bigint generated always as identity primary key,
  file_name text not null check (length(file_name) <= 200),
  format text not null check (length(format) between 1 and 20),
  accounts text[] not null,
  is_own_account boolean not null,
  first_day date,
  last_day date,
  entry_count integer not null check (entry_count >= 0),
  known_count integer not null check (known_count >= 0),
  actor_id bigint not null references accounts,
  imported_at timestamptz not null
);
create index bank_statements_actor on bank_statements (actor_id);

-- A movement on an account: `amount` and `charges` are minor units of `currency`, money that left is negative. The
-- same movement of another file is known by its fingerprint. Append-only by trigger.
create table bank_entries (
  id bigint generated always as identity primary key,
  statement_id bigint not null references bank_statements,
  account text not null,
  is_own_account boolean not null,
  booked_on date not null,
  amount bigint not null check (amount <> 0),
  currency char(3) not null,
  charges bigint not null check (charges >= 0),
  reference text check (length(reference) between 1 and 140),
  party text not null check (length(party) <= 200),
  text text not null check (length(text) <= 1000),
  occurrence integer not null check (occurrence >= 1),
  fingerprint text not null unique
);
create index bank_entries_amount on bank_entries (amount);
create index bank_entries_booked on bank_entries (booked_on desc, id desc);
create index bank_entries_statement on bank_entries (statement_id);
create index bank_entries_text on bank_entries using gin (bank_entry_text(reference, party, text) gin_trgm_ops)
  with (gin_pending_list_limit='256');
create trigger bank_entries_append_only before delete or update or truncate on bank_entries for each statement
  execute function refuse_change();

-- An order that a movement may be meant for, the likeliest first, as it was found at import.
create table bank_entry_offers (
  entry_id bigint not null references bank_entries,
  rank smallint not null check (rank >= 1),
  order_id bigint not null references orders,
  basis text not null check (basis in ('reference', 'number', 'slip', 'sum-and-name', 'name', 'sum', 'returned')),
  primary key (entry_id, rank)
);
create index bank_entry_offers_order on bank_entry_offers (order_id);

-- A decision on a movement: a part (`amount`, in its currency) pays an order and `counts_as` minor units of the
-- order’s currency, the rest is set aside, or a decision is taken back. Append-only; no more is assigned than came,
-- both by trigger.
create table bank_decisions (
  id bigint generated always as identity primary key,
  entry_id bigint not null references bank_entries,
  turn integer not null check (turn >= 1),
  kind text not null check (kind in ('assigned', 'dismissed', 'undone')),
  order_id bigint references orders,
  payment_id bigint unique references payments,
  counts_as bigint check (counts_as > 0),
  advice text check (length(advice) between 1 and 200),
  reason text check (length(reason) <= 500),
  actor_id bigint not null references accounts,
  at timestamptz not null,
  amount bigint,
  undoes integer,
  unique (entry_id, turn),
  constraint bank_decisions_check1 check ((kind = 'assigned') = (payment_id is not null)),
  constraint bank_decisions_check2 check ((kind = 'assigned') = (order_id is not null)),
  constraint bank_decisions_check3 check ((kind = 'assigned') = (counts_as is not null))
);
alter table bank_decisions add constraint bank_decisions_amount check (amount > 0) not valid;
alter table bank_decisions add constraint bank_decisions_part
  check ((kind = 'assigned') = (amount is not null)) not valid;
alter table bank_decisions add constraint bank_decisions_undoes
  check ((kind = 'undone') = (undoes is not null)) not valid;
create index bank_decisions_actor on bank_decisions (actor_id);
create index bank_decisions_order on bank_decisions (order_id) where order_id is not null;
create trigger bank_decisions_append_only before delete or update or truncate on bank_decisions for each statement
  execute function refuse_change();
create trigger bank_decisions_within before insert on bank_decisions for each row
  execute function refuse_beyond_movement();
create trigger bank_decisions_worth after insert on bank_decisions for each row when (new.kind = 'assigned')
  execute function refuse_other_worth();

-- A movement whose orders a job is still to look for, on behalf of whoever imported it, and whether the file’s codes
-- call it a return.
create table bank_matches_due (
  entry_id bigint primary key references bank_entries,
  actor_id bigint not null references accounts,
  is_return boolean not null
);
create index bank_matches_due_actor on bank_matches_due (actor_id);

-- A movement that the import is sure of, until a job has recorded it on behalf of whoever imported it.
create table bank_bookings_due (
  entry_id bigint primary key references bank_entries,
  actor_id bigint not null references accounts
);
create index bank_bookings_due_actor on bank_bookings_due (actor_id);

-- # money/bank-wire: Where buyers pay to.

-- Trigger: an account is decided once and ends once; nothing else of it changes.
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

-- Trigger: without a person an account comes only where there was none, or in the place of an invented one.
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

-- An account of ours in a currency, with the lines that invoices print. One person drafts it, another publishes it;
-- one of a currency is current. The first may come from the setting BANK_DETAILS. What was drafted stays as it was
-- read, by trigger.
create table bank_accounts (
  id bigint generated always as identity primary key,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  details text[] not null check (cardinality(details) between 1 and 12),
  succeeds bigint references bank_accounts,
  is_invented boolean not null default false,
  reason text check (length(reason) between 1 and 500),
  state text not null default 'open' check (state in ('open', 'published', 'dropped')),
  drafted_by bigint references accounts,
  drafted_at timestamptz not null,
  decided_by bigint references accounts,
  decided_at timestamptz,
  ended_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  constraint bank_accounts_check1 check (drafted_by is not null or state = 'published' and decided_by is null),
  constraint bank_accounts_check2 check (drafted_by is null or (decided_by is null) = (state = 'open')),
  constraint bank_accounts_check3 check (state <> 'published' or decided_by <> drafted_by),
  constraint bank_accounts_check4 check (drafted_by is null or reason is not null),
  constraint bank_accounts_check5 check (ended_at is null or state = 'published'),
  constraint bank_accounts_check6 check (succeeds <> id)
);
create unique index bank_accounts_current on bank_accounts (currency) where state = 'published' and ended_at is null;
create index bank_accounts_decided_by on bank_accounts (decided_by);
create index bank_accounts_drafted_by on bank_accounts (drafted_by);
create unique index bank_accounts_open on bank_accounts (currency) where state = 'open';
create unique index bank_accounts_published on bank_accounts (succeeds) where state = 'published';
create index bank_accounts_succeeds on bank_accounts (succeeds);
create trigger bank_accounts_decided before update on bank_accounts for each row
  execute function refuse_other_account();
create trigger bank_accounts_drafted before insert on bank_accounts for each row when (new.drafted_by is not null
  and new.state <> 'open') execute function refuse_change();
create trigger bank_accounts_first before insert on bank_accounts for each row when (new.drafted_by is null)
  execute function refuse_unsigned_account();
create trigger bank_accounts_kept before delete or truncate on bank_accounts for each statement
  execute function refuse_change();

-- An order that waited for its payment when the account ended, and when its buyer was told. Rows stay, by trigger.
create table bank_account_notices (
  account_id bigint not null references bank_accounts,
  order_id bigint not null references orders,
  at timestamptz,
  primary key (account_id, order_id)
);
create index bank_account_notices_due on bank_account_notices (account_id, order_id) where at is null;
create index bank_account_notices_order on bank_account_notices (order_id);
create trigger bank_account_notices_kept before delete or truncate on bank_account_notices for each statement
  execute function refuse_change();

-- # money/bitcoin: Payments in Bitcoin, as a job finds them on the chain.

-- When the address of an order is looked at next; null once it no longer is.
create table bitcoin_watches (
  order_id bigint primary key references orders,
  due_at timestamptz
);
create index bitcoin_watches_due on bitcoin_watches (due_at) where due_at is not null;

-- US cents for one bitcoin, as they were asked for.
create table bitcoin_rates (
  id bigint generated always as identity primary key,
  cents_per_bitcoin bigint not null check (cents_per_bitcoin > 0),
  at timestamptz not null
);
create index bitcoin_rates_at on bitcoin_rates (at desc);

-- What arrived at the address of an order, in satoshi, and how far the chain has confirmed it. Money that counts
-- stands in `payments`.
create table bitcoin_transactions (
  order_id bigint not null references orders,
  txid text not null check (txid ~ '^[0-9a-f]{64}$'),
  satoshi bigint not null check (satoshi > 0),
  seen_at timestamptz not null,
  cents_per_bitcoin bigint check (cents_per_bitcoin > 0),
  confirmations integer not null check (confirmations >= 0),
  needed integer not null check (needed > 0),
  is_gone boolean not null default false,
  payment_id bigint references payments,
  recordings integer not null default 0,
  primary key (order_id, txid)
);
create index bitcoin_transactions_payment on bitcoin_transactions (payment_id) where payment_id is not null;

-- # money/mpesa: Payments by M-Pesa.

-- A request to pay on a buyer’s telephone: `amount` is minor units of the order’s currency, `shillings` whole Kenyan
-- shillings, `rate` shillings for one unit. A telephone and an order have one at a time.
create table mpesa_prompts (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[0-9a-f]{32}$'),
  order_id bigint not null references orders,
  phone text not null check (phone ~ '^254[17][0-9]{8}$'),
  amount bigint not null check (amount > 0),
  shillings integer not null check (shillings between 1 and 250000),
  rate numeric not null check (rate > 0),
  asked_at timestamptz not null,
  rate_until timestamptz not null,
  state text not null default 'asked' check (state in ('asked', 'sent', 'paid', 'failed', 'lost')),
  checkout_id text unique check (length(checkout_id) between 1 and 100),
  result_code text check (length(result_code) between 1 and 30),
  due_at timestamptz
);
create index mpesa_prompts_due on mpesa_prompts (due_at) where due_at is not null;
create unique index mpesa_prompts_open_order on mpesa_prompts (order_id) where state in ('asked', 'sent');
create unique index mpesa_prompts_open_phone on mpesa_prompts (phone) where state in ('asked', 'sent');
create index mpesa_prompts_order on mpesa_prompts (order_id, asked_at);
create index mpesa_prompts_phone on mpesa_prompts (phone, asked_at);

-- A payment that Safaricom told us of, in hundredths of a Kenyan shilling, and the payment that it became, or what
-- stood in its way (`obstacle`).
create table mpesa_receipts (
  receipt text primary key check (receipt ~ '^[A-Z0-9]{8,20}$'),
  amount bigint not null check (amount > 0),
  account text check (length(account) <= 100),
  arrived_at timestamptz not null,
  prompt_id bigint references mpesa_prompts,
  order_id bigint references orders,
  payment_id bigint references payments,
  obstacle text check (obstacle in ('account', 'amount', 'rate', 'second')),
  check (obstacle is null or payment_id is null)
);
create index mpesa_receipts_order on mpesa_receipts (order_id) where order_id is not null;
create index mpesa_receipts_payment on mpesa_receipts (payment_id) where payment_id is not null;
create index mpesa_receipts_prompt on mpesa_receipts (prompt_id) where prompt_id is not null;

-- # supporters: The seller programme. Commission is a ledger: what an entry has become (approved, reversed, paid) is
-- told by other rows.

-- Trigger, at commit: an entry that pays belongs to a paid batch.
create function refuse_payment_outside_batch() returns trigger language plpgsql as $$
begin
  if not exists (
    select from payout_lines join payout_batches as batches on batches.id = batch_id
    where entry_id = new.id and state = 'paid'
  ) then
    raise exception 'entry % pays outside a batch', new.id using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

-- A supporter: the account’s code, position and who brought it in.
create table agents (
  id bigint generated always as identity primary key,
  account_id bigint not null unique references accounts,
  code text not null unique check (code ~ '^[A-Z0-9]{5,32}$'),
  mobile text not null,
  referrer_id bigint references accounts,
  position text not null default 'owner' check ("position" in ('owner', 'manager', 'leader', 'executive')),
  started_at timestamptz not null,
  applied_at timestamptz,
  check (referrer_id <> account_id)
);
create index agents_by_referrer on agents (referrer_id);

-- Points for the completed training, once an account; each becomes a dollar with the first sale.
create table points (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  reason text not null check (reason = 'training'),
  points integer not null,
  at timestamptz not null,
  unique (account_id, reason)
);

-- A supporter’s links with names of their own, so that they see which of them brings buyers. One that is over stays,
-- and what it brought.
create table referral_links (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agents,
  slug text not null check (slug ~ '^[a-z0-9]{1,24}(-[0-9]{1,4})?$'),
  name text not null check (name <> '' and length(name) <= 60),
  product_id integer,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (agent_id, slug)
);
create unique index referral_links_names on referral_links (agent_id, lower(name)) where ended_at is null;

-- A visit by a supporter’s link, or the use of their code; tied to the account that signed in afterwards.
-- `token_hash` is of the token that the visitor keeps; null for a code.
create table referrals (
  id bigint generated always as identity primary key,
  token_hash bytea unique,
  agent_id bigint not null references agents,
  account_id bigint references accounts,
  opened_at timestamptz not null,
  link_id bigint references referral_links,
  product_id integer
);
create index referrals_by_account on referrals (account_id, opened_at desc) where account_id is not null;
create index referrals_by_age on referrals (opened_at);
create index referrals_by_agent on referrals (agent_id);

-- An entry of the ledger in minor units of `currency`: earned, reversed, adjusted, paid (negative) or for the
-- training. `rate` is hundredths of a percent of `base`. Append-only by trigger; an adjustment above USD 100 takes
-- two people, and a payment is a line of a paid batch.
create table commission_entries (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agents,
  kind text not null check (kind in ('earn', 'reverse', 'adjust', 'pay', 'training')),
  amount bigint not null,
  currency char(3) not null default 'USD',
  at timestamptz not null,
  level text check (level in ('direct', 'downline')),
  order_id bigint references orders,
  order_line_id bigint references order_lines,
  position text check ("position" in ('owner', 'manager', 'leader', 'executive')),
  rate integer check (rate between 0 and 250),
  base bigint check (base >= 0),
  approves_at timestamptz,
  reverses bigint unique references commission_entries,
  actor_id bigint references accounts,
  note text not null default '',
  approved_by bigint references accounts,
  turn smallint not null default 1,
  check ((kind = 'earn') = (approves_at is not null and base is not null and rate is not null
    and "position" is not null)),
  constraint commission_entries_check1 check ((kind in ('earn', 'reverse')) = (order_id is not null
    and order_line_id is not null and level is not null)),
  constraint commission_entries_check2 check ((kind = 'reverse') = (reverses is not null)),
  constraint commission_entries_check3 check (case kind when 'earn' then amount >= 0 when 'reverse' then amount <= 0
    when 'pay' then amount < 0 else amount <> 0 end),
  constraint commission_entries_training_check check (kind <> 'training' or amount > 0)
);
alter table commission_entries add constraint commission_entries_two_people check (kind <> 'adjust'
  or abs(amount) <= 10000 or coalesce(approved_by <> actor_id, false)) not valid;
create unique index commission_earned_by_turn on commission_entries (order_line_id, level, turn) where kind = 'earn';
create index commission_entries_by_agent on commission_entries (agent_id, id desc);
create index commission_entries_by_approval on commission_entries (approves_at) where kind = 'earn';
create index commission_entries_by_approver on commission_entries (approved_by) where approved_by is not null;
create index commission_entries_by_order on commission_entries (order_id) where order_id is not null;
create unique index commission_trained_once on commission_entries (agent_id) where kind = 'training';
create trigger commission_entries_append_only before delete or update or truncate on commission_entries
  for each statement execute function refuse_change();
create trigger commission_entries_not_own before insert on commission_entries for each row
  when (new.kind in ('adjust', 'pay')) execute function refuse_own_money();
create trigger commission_entries_wait after insert or delete or update on commission_entries for each statement
  execute function wait_for_replica();
create constraint trigger commission_paid_by_batch after insert on commission_entries deferrable initially deferred
  for each row when (new.kind = 'pay') execute function refuse_payment_outside_batch();

-- An earned entry that became payable, written by a job. Append-only by trigger.
create table commission_approvals (
  entry_id bigint primary key references commission_entries,
  at timestamptz not null
);
create index commission_approvals_at on commission_approvals (at);
create trigger commission_approvals_append_only before delete or update or truncate on commission_approvals
  for each statement execute function refuse_change();
create trigger commission_approvals_wait after insert or delete or update on commission_approvals for each statement
  execute function wait_for_replica();

-- An entry whose supporter was told that it is payable: each once.
create table commission_notices (
  entry_id bigint primary key references commission_entries,
  at timestamptz not null
);

-- An entry, and the payment that paid it. Append-only by trigger.
create table commission_settlements (
  entry_id bigint primary key references commission_entries,
  payout_id bigint not null references commission_entries
);
create index commission_settlements_by_payout on commission_settlements (payout_id);
create trigger commission_settlements_append_only before delete or update or truncate on commission_settlements
  for each statement execute function refuse_change();
create trigger commission_settlements_wait after insert or delete or update on commission_settlements
  for each statement execute function wait_for_replica();

-- An adjustment above USD 100, in minor units of `currency`, from the asking to the decision of a second person;
-- smaller ones are entered at once. Nobody adjusts their own, by trigger.
create table commission_adjustments (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  agent_id bigint not null references agents,
  amount bigint not null check (amount <> 0),
  currency char(3) not null default 'USD',
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  created_at timestamptz not null,
  created_by bigint not null references accounts,
  decided_at timestamptz,
  decided_by bigint references accounts,
  rejection text check (length(rejection) between 1 and 500),
  entry_id bigint unique references commission_entries,
  check ((state = 'waiting') = (decided_at is null)),
  constraint commission_adjustments_check1 check ((decided_at is null) = (decided_by is null)),
  constraint commission_adjustments_check2 check ((state = 'rejected') = (rejection is not null)),
  constraint commission_adjustments_check3 check ((state = 'approved') = (entry_id is not null)),
  constraint commission_adjustments_check4 check (state <> 'approved' or decided_by <> created_by)
);
create index commission_adjustments_by_agent on commission_adjustments (agent_id);
create index commission_adjustments_by_creator on commission_adjustments (created_by);
create index commission_adjustments_by_decider on commission_adjustments (decided_by) where decided_by is not null;
create index commission_adjustments_by_state on commission_adjustments (state, id desc);
create trigger commission_adjustments_not_own before insert or update on commission_adjustments for each row
  execute function refuse_own_money();
create trigger commission_adjustments_wait after insert or delete or update on commission_adjustments
  for each statement execute function wait_for_replica();

-- Where a supporter’s commission is sent to. `sealed` is encrypted by a key outside of the database; `ending` is
-- enough to recognise it by. A change is a row of its own, so that a payout keeps the one that it was made for.
create table payout_details (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agents,
  kind text not null check (kind in ('wallet', 'bank')),
  provider text not null check (length(provider) between 1 and 100),
  ending text not null check (length(ending) between 1 and 4),
  country char(2) not null references countries (code),
  currency char(3) not null,
  sealed bytea not null,
  asked_at timestamptz not null,
  token_hash bytea unique,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  replaced_at timestamptz,
  check ((token_hash is null) = (confirmed_at is not null)),
  constraint payout_details_check1 check (replaced_at is null or confirmed_at is not null)
);
create index payout_details_agent on payout_details (agent_id);
create index payout_details_country on payout_details (country);
create unique index payout_details_current_once on payout_details (agent_id) where confirmed_at is not null
  and replaced_at is null;
create unique index payout_details_waiting_once on payout_details (agent_id) where confirmed_at is null;

-- Commission that is paid to many supporters at once: one person makes it, another says that it is paid.
create table payout_batches (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  state text not null default 'open' check (state in ('open', 'paid', 'discarded')),
  created_at timestamptz not null,
  created_by bigint not null references accounts,
  closed_at timestamptz,
  closed_by bigint references accounts,
  reference text check (length(reference) between 1 and 140),
  reason text check (length(reason) between 1 and 500),
  taken_back bigint not null default 0 check (taken_back >= 0),
  check ((state = 'open') = (closed_at is null)),
  constraint payout_batches_check1 check ((closed_at is null) = (closed_by is null)),
  constraint payout_batches_check2 check ((state = 'paid') = (reference is not null)),
  constraint payout_batches_check3 check ((state = 'discarded') = (reason is not null)),
  constraint payout_batches_check4 check (state <> 'paid' or closed_by <> created_by)
);
create index payout_batches_by_closer on payout_batches (closed_by) where closed_by is not null;
create index payout_batches_by_creator on payout_batches (created_by);
create index payout_batches_by_state on payout_batches (state, id desc);
create trigger payout_batches_wait after insert or delete or update on payout_batches for each statement
  execute function wait_for_replica();

-- One supporter’s share of a batch, in minor units of `currency`, with name and mobile as they were. A supporter is
-- in at most one open batch.
create table payout_lines (
  id bigint generated always as identity primary key,
  batch_id bigint not null references payout_batches,
  agent_id bigint not null references agents,
  name text not null,
  mobile text not null,
  code text not null,
  amount bigint not null check (amount > 0),
  currency char(3) not null default 'USD',
  is_open boolean not null default true,
  entry_id bigint unique references commission_entries,
  details_id bigint references payout_details on delete set null,
  unique (batch_id, agent_id),
  check (not is_open or entry_id is null)
);
create index payout_lines_by_agent on payout_lines (agent_id);
create index payout_lines_details on payout_lines (details_id) where details_id is not null;
create unique index payout_lines_open_once on payout_lines (agent_id) where is_open;
create trigger payout_lines_not_own before insert on payout_lines for each row execute function refuse_own_money();
create trigger payout_lines_wait after insert or delete or update on payout_lines for each statement
  execute function wait_for_replica();

-- An entry that a share is made of. Append-only by trigger.
create table payout_line_entries (
  line_id bigint not null references payout_lines,
  entry_id bigint not null references commission_entries,
  primary key (line_id, entry_id)
);
create index payout_line_entries_by_entry on payout_line_entries (entry_id);
create trigger payout_line_entries_append_only before delete or update or truncate on payout_line_entries
  for each statement execute function refuse_change();

-- # shopfront: What the shop publishes, and what visitors ask of it by form.

-- Trigger: notes a product whose page came, went, or says another price or name, while the shop has a key for search
-- engines.
create function note_index_now() returns trigger language plpgsql as $$
begin
  if exists (select from shop_settings where name = 'index_now_key' and value <> 'null') then
    if tg_op = 'DELETE' then
      insert into index_now_changes (product_id, class) values (old.id, old.class);
    else
      insert into index_now_changes (product_id, class) values (new.id, new.class);
    end if;
  end if;
  return null;
end $$;
create trigger products_index_now after update of status, quantity, reserved, vendor_approved, taken_down, price,
  currency, title on products for each row when ((old.status = 'live' and old.quantity > old.reserved
  and old.vendor_approved and not old.taken_down) is distinct from (new.status = 'live'
  and new.quantity > new.reserved and new.vendor_approved and not new.taken_down) or new.status = 'live'
  and new.quantity > new.reserved and new.vendor_approved and not new.taken_down
  and (old.price is distinct from new.price or old.currency is distinct from new.currency
  or old.title is distinct from new.title)) execute function note_index_now();
create trigger products_index_now_gone after delete on products for each row when (old.status = 'live'
  and old.quantity > old.reserved and old.vendor_approved and not old.taken_down) execute function note_index_now();
create trigger products_index_now_new after insert on products for each row when (new.status = 'live'
  and new.quantity > new.reserved and new.vendor_approved and not new.taken_down) execute function note_index_now();

-- An article in English, with drafts; staff write it.
create table articles (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]+$' and length(slug) <= 255),
  title text not null check (length(title) between 1 and 255),
  summary text not null check (length(summary) between 1 and 300),
  content text not null,
  date_created timestamptz not null default now(),
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz,
  date_updated timestamptz not null default now(),
  version integer not null default 1,
  ends_at timestamptz,
  picture_media_id integer constraint articles_picture_fkey references media,
  picture_decorative boolean not null default false,
  picture_alt text check (length(picture_alt) between 1 and 300),
  check (status = 'draft' or published_at is not null),
  constraint articles_ends_later check (ends_at > published_at)
);
create index articles_newest on articles (published_at desc, id desc) where status = 'published';
create index articles_picture on articles (picture_media_id) where picture_media_id is not null;
create trigger articles_news after insert or delete or update or truncate on articles for each statement
  execute function tell_news('shop');

-- The texts of an article in another language; address, dates and state are those of the article.
create table article_texts (
  article_id integer not null references articles on delete cascade,
  language text not null check (language ~ '^[a-z]{2}$' and language <> 'en'),
  title text not null check (length(title) between 1 and 255),
  summary text not null check (length(summary) between 1 and 300),
  content text not null,
  picture_alt text check (length(picture_alt) between 1 and 300),
  primary key (article_id, language)
);
create trigger article_texts_news after insert or delete or update or truncate on article_texts for each statement
  execute function tell_news('shop');

-- A product that staff put among the deals, in their order.
create table deals (
  product_id bigint primary key references products on delete cascade,
  position integer not null,
  date_created timestamptz not null default now(),
  version integer not null default 1,
  starts_at timestamptz,
  ends_at timestamptz,
  constraint deals_ends_later check (ends_at > starts_at)
);
create index deals_position on deals ("position", product_id);
create trigger deals_news after insert or delete or update or truncate on deals for each statement
  execute function tell_news('shop');

-- A vehicle that staff put before the automatic choice of a shelf of the home page.
create table promotion_pins (
  id bigint generated always as identity primary key,
  shelf text not null check (shelf in ('low_range', 'mid_range', 'upper_range', 'hatch_back', 'sedan', 'suv',
    'commercial_vehicles')),
  product_id bigint not null references products on delete cascade,
  position integer not null,
  date_created timestamptz not null default now(),
  version integer not null default 1,
  starts_at timestamptz,
  ends_at timestamptz,
  unique (shelf, product_id),
  constraint promotion_pins_ends_later check (ends_at > starts_at)
);
create index promotion_pins_product on promotion_pins (product_id);
create trigger promotion_pins_news after insert or delete or update or truncate on promotion_pins for each statement
  execute function tell_news('shop');

-- What an article, the deals or the pinned vehicles were after a save, with who saved it and what was different.
create table content_versions (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('article', 'deals', 'promotions')),
  subject_id integer not null,
  number integer not null check (number >= 1),
  actor_id bigint references accounts,
  at timestamptz not null,
  restored_from integer,
  content jsonb not null,
  changes jsonb not null,
  picture_media_id integer references media,
  unique (subject, subject_id, number)
);
create index content_versions_actor on content_versions (actor_id);
create index content_versions_picture on content_versions (picture_media_id) where picture_media_id is not null;

-- How many visits of a day had a value of a class, of each thing that browsers measure; `shopfront/vitals` writes it
-- every few seconds from memory; a job keeps half a year.
create table vital_days (
  day date not null,
  page text not null check (length(page) <= 80),
  language text not null,
  country text not null check (country ~ '^([A-Z]{2})?$'),
  device text not null check (device in ('phone', 'desktop')),
  metric text not null check (metric in ('lcp', 'inp', 'cls', 'fcp', 'ttfb')),
  class smallint not null,
  count integer not null check (count > 0),
  primary key (day, page, language, country, device, metric, class)
);

-- What somebody who has the address of a preview is shown, for half an hour. The address itself is not kept, only its
-- hash.
create table content_previews (
  token_hash bytea primary key check (length(token_hash) = 32),
  subject text not null check (subject in ('article', 'deals', 'promotions')),
  subject_id integer not null,
  at timestamptz,
  content jsonb,
  expires_at timestamptz not null
);
create index content_previews_expire on content_previews (expires_at);

-- What was written about a request of somebody without an account: by staff, by its sender on the page that a mail
-- leads to, or written down by staff.
create table request_messages (
  id bigint generated always as identity primary key,
  request_id bigint not null, -- references requests
  side text not null check (side in ('guest', 'shop')),
  actor_id bigint references accounts,
  via text not null check (via in ('page', 'mail', 'telephone')),
  text text not null check (length(text) between 1 and 2000 and text ~ '\S'),
  at timestamptz not null,
  check ((via = 'page') = (side = 'guest' and actor_id is null))
);
create index request_messages_actor on request_messages (actor_id) where actor_id is not null;
create index request_messages_request on request_messages (request_id, id);

-- A link in a mail to such a sender, by the hash of its token.
create table request_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  request_id bigint not null, -- references requests
  created_at timestamptz not null
);
create index request_links_request on request_links (request_id);

-- What a visitor asked by form: stock in bulk, a spare, or an assessment handed in.
create table requests (
  id bigint generated always as identity (start with 1001) primary key,
  kind text not null check (kind in ('wholesale', 'parts', 'assessment')),
  name text not null check (length(name) between 1 and 255),
  email text check (length(email) between 3 and 255),
  contact_number text not null check (length(contact_number) between 1 and 26),
  text text not null check (length(text) between 1 and 2500),
  details jsonb not null default '{}'::jsonb,
  account_id bigint references accounts,
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  created_at timestamptz not null,
  version integer not null default 1,
  answered_at timestamptz,
  assigned_to bigint references accounts,
  language text check (language ~ '^[a-z]{2}$'),
  waits_since timestamptz
);
create index requests_account on requests (account_id) where account_id is not null;
create index requests_assigned_to on requests (assigned_to) where assigned_to is not null;
create index requests_email on requests (lower(email), id desc);
create index requests_newest on requests (created_at desc, id desc);
create index requests_open on requests (state, id desc);

-- What staff wrote about a request.
create table request_notes (
  id bigint generated always as identity primary key,
  request_id bigint not null references requests on delete cascade,
  actor_id bigint not null references accounts,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index request_notes_request on request_notes (request_id, id);

-- What somebody has said about the shop: its environment first (`changed_by` null), then administrators. A setting
-- without a row has the value that the program brings along.
create table shop_settings (
  name text primary key check (name ~ '^[a-z]+(_[a-z]+)*$'),
  value jsonb not null,
  revision integer not null check (revision > 0),
  changed_at timestamptz not null,
  changed_by bigint references accounts,
  reason text check (length(reason) between 1 and 500)
);
create trigger shop_settings_news after insert or delete or update or truncate on shop_settings for each statement
  execute function tell_news('shop');

-- A file of the vehicles on offer for a platform such as Google, off until staff switch it on, and what its last run
-- found. `token` is the secret part of its address: the file names whole chassis numbers.
create table product_feeds (
  kind text primary key check (kind in ('google-vehicles', 'meta-vehicles')),
  is_on boolean not null default false,
  token text unique check (token ~ '^[A-Za-z0-9_-]{32}$'),
  changed_at timestamptz,
  changed_by bigint references accounts,
  next_run_at timestamptz,
  run text check (run ~ '^[a-z0-9]+$'),
  parts integer check (parts > 0),
  finished_at timestamptz,
  row_count integer check (row_count >= 0),
  left_out integer check (left_out >= 0),
  reasons jsonb not null default '{}'::jsonb,
  bytes bigint check (bytes >= 0),
  failed_at timestamptz,
  check (is_on = (next_run_at is not null)),
  constraint product_feeds_check1 check (token is not null or not is_on),
  constraint product_feeds_check2 check (num_nulls(run, parts, finished_at, row_count, left_out, bytes) in (0, 6))
);
create index product_feeds_changed_by on product_feeds (changed_by);

-- A listing whose page came, went, or says another price or name, written by trigger while the shop has a key; a job
-- tells search engines of it and deletes the row.
create table index_now_changes (
  id bigint generated always as identity primary key,
  product_id bigint not null,
  class text not null,
  at timestamptz not null default now()
);

-- One row: what became of telling search engines of changed pages.
create table index_now_state (
  is_only boolean default true primary key check (is_only),
  sent_at timestamptz,
  sent integer check (sent > 0),
  failed_at timestamptz,
  failure text check (failure in ('refused', 'busy', 'unreachable')),
  status integer,
  failures integer not null default 0 check (failures >= 0),
  next_try_at timestamptz,
  check ((failed_at is null) = (failure is null))
);

-- # overview: Whether the sums still agree.

-- What each ledger held when the nightly check read it: the next night it is read back, and must be the same.
create table book_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  marks jsonb not null
);

-- # reports: What was sold, what freight leaves, and how long orders wait.

-- Trigger: has reports count an order anew.
create function mark_report_order() returns trigger language plpgsql as $$
declare
  marked bigint;
begin
  if tg_table_name = 'orders' then marked := new.id; else marked := new.order_id; end if;
  insert into report_changes (order_id) values (marked)
  on conflict (order_id) do update set marked_at = excluded.marked_at;
  return null;
end $$;
create trigger orders_reports after update of status, total, shipping, destination_country, agent_id on orders
  for each row execute function mark_report_order();
create trigger order_lines_reports after update on order_lines for each row execute function mark_report_order();
create trigger order_events_reports after insert on order_events for each row execute function mark_report_order();
create trigger payments_reports after insert on payments for each row when (new.kind = 'refunded')
  execute function mark_report_order();
create trigger payment_reports_reports after insert on payment_reports for each row
  execute function mark_report_order();
create trigger order_steps_reports after insert on order_steps for each row execute function mark_report_order();

-- What an order’s freight costs us by the carrier’s invoice, in minor units of the order’s currency; the newest row
-- counts, and null takes it back. Append-only by trigger.
create table freight_costs (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  amount bigint check (amount > 0),
  currency char(3) not null,
  reference text check (length(reference) between 1 and 140),
  actor_id bigint not null references accounts,
  at timestamptz not null,
  check ((amount is null) = (reference is null))
);
create index freight_costs_actor on freight_costs (actor_id);
create index freight_costs_order on freight_costs (order_id, id desc);
create trigger freight_costs_append before delete or update or truncate on freight_costs for each statement
  execute function refuse_change();
create trigger freight_costs_reports after insert on freight_costs for each row execute function mark_report_order();

-- What reports add up, in minor units of `currency`: each line of a paid order with its share of the order’s total,
-- and below zero what a cancellation or refund took off. A job computes it anew from the orders in `report_changes`.
create table sale_entries (
  order_id bigint not null references orders,
  line_id bigint not null,
  kind text not null check (kind in ('sale', 'cancellation', 'refund')),
  at timestamptz not null,
  currency char(3) not null,
  amount bigint not null,
  is_first boolean not null,
  is_first_of_make boolean not null,
  is_first_of_seller boolean not null,
  country char(2),
  make_id integer,
  vendor_id bigint,
  agent_id bigint,
  source text not null check (source in ('offer', 'quote', 'link', 'code', 'shop')),
  freight bigint,
  freight_cost bigint,
  freight_basis text check (freight_basis in ('carrier', 'tariff')),
  check ((freight_cost is null) = (freight_basis is null))
);
create index sale_entries_at on sale_entries (at) include (kind, currency, amount, is_first, is_first_of_make,
  is_first_of_seller, country, make_id, vendor_id, agent_id, source, freight, freight_cost, freight_basis);
create index sale_entries_order on sale_entries (order_id);

-- For how many days an order was in a step before it was done; written with `sale_entries`.
create table step_times (
  order_id bigint not null references orders,
  step text not null,
  done_on date not null,
  days integer not null check (days >= 0),
  country char(2),
  make_id integer,
  vendor_id bigint,
  agent_id bigint,
  source text not null,
  primary key (order_id, step)
);
create index step_times_done on step_times (done_on) include (step, days, country, make_id, vendor_id, agent_id,
  source);

-- An order that changed since reports counted it; written by triggers.
create table report_changes (
  order_id bigint primary key references orders,
  marked_at timestamptz not null default clock_timestamp()
);

-- That a saved report was mailed in a week.
create table report_mails (
  view_id bigint not null references saved_views on delete cascade,
  week date not null,
  primary key (view_id, week)
);

-- # webhooks: What programs outside are told of what happens.

-- An address to which what happens is sent: a seller’s, a supporter’s or the shop’s (`side`). Its secrets are
-- encrypted by a key outside of the database.
create table webhook_endpoints (
  id bigint generated always as identity primary key,
  side text not null check (side in ('seller', 'supporter', 'staff')),
  owner_id bigint not null references accounts,
  address text not null check (length(address) between 1 and 2048),
  description text not null check (length(description) <= 120),
  events text[] not null check (cardinality(events) between 1 and 10),
  off_by text check (off_by in ('owner', 'gone', 'failures')),
  secret bytea not null,
  previous_secret bytea,
  previous_until timestamptz,
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz,
  paused_until timestamptz,
  served_at timestamptz,
  created_at timestamptz not null,
  check ((previous_secret is null) = (previous_until is null)),
  constraint webhook_endpoints_check1 check ((failures = 0) = (failing_since is null))
);
create index webhook_endpoints_owner on webhook_endpoints (owner_id, side);

-- That something has happened, written in the same transaction (`platform/announcements`) and only where an endpoint
-- wants its type; gone once each message of it is a row of `webhook_deliveries`.
create table webhook_events (
  id uuid default gen_random_uuid() primary key,
  type text not null,
  subject_id bigint not null,
  happened_at timestamptz not null
);

-- A message to an endpoint, which has each once; it waits, was delivered or was given up. A process that sends it
-- claims it until `claimed_until`. A job deletes what was settled 30 days ago.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id bigint not null references webhook_endpoints on delete cascade,
  message_id text not null,
  type text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  failures integer not null default 0 check (failures >= 0),
  begun_at timestamptz,
  next_attempt_at timestamptz,
  claimed_until timestamptz,
  fault text check (fault in ('address', 'name', 'slow', 'no-answer', 'status', 'redirect', 'off')),
  status integer,
  duration_ms integer check (duration_ms >= 0),
  answer text check (octet_length(answer) <= 8192),
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (endpoint_id, message_id),
  check ((state = 'waiting') = (next_attempt_at is not null)),
  constraint webhook_deliveries_check1 check ((state = 'waiting') = (finished_at is null))
);
create index webhook_deliveries_claimed on webhook_deliveries (claimed_until) where claimed_until is not null;
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at, id) where state = 'waiting';
create index webhook_deliveries_finished on webhook_deliveries (finished_at) where state <> 'waiting';
create index webhook_deliveries_log on webhook_deliveries (endpoint_id, id desc);

-- # References

alter table audit add foreign key (actor_id) references accounts;
alter table outbox add foreign key (attach_pro_forma_of) references orders;
alter table outbox add foreign key (order_id) references orders;
alter table private_files add foreign key (uploaded_by) references accounts;
alter table feed_runs add foreign key (import_id) references imports on delete set null;
alter table quoted_lines add foreign key (basket_id) references baskets on delete cascade;
alter table voucher_uses add foreign key (order_id) references orders;
alter table baskets add foreign key (agent_id) references agents;
alter table orders add foreign key (agent_id) references agents;
alter table refund_requests add foreign key (payment_id) references payments;
alter table order_invoices add foreign key (account_id) references bank_accounts;
alter table threads add foreign key (request_id) references requests on delete set null;
alter table seller_papers add foreign key (paper_id) references papers on delete cascade;
alter table request_messages add foreign key (request_id) references requests on delete cascade;
alter table request_links add foreign key (request_id) references requests on delete cascade;
