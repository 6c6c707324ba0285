-- in steps
-- The end of a telephone number is typed with or without the country, so it is read backwards.
create index concurrently if not exists accounts_phone on accounts (reverse(phone) text_pattern_ops) where phone is not null;

-- next step
create index concurrently if not exists payments_amount on payments (amount, order_id);

-- next step
create index concurrently if not exists bank_entries_amount on bank_entries (amount);

-- next step
create or replace function bank_entry_text(reference text, party text, text text) returns text
language sql immutable parallel safe as $$ select lower(' ' || coalesce(reference, '') || ' ' || party || ' ' || text) $$;

-- next step
create index concurrently if not exists bank_entries_text on bank_entries
  using gin (bank_entry_text(reference, party, text) gin_trgm_ops) with (gin_pending_list_limit = 256);
