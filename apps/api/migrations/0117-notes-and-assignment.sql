-- What staff tell one another about an order, and who of them looks after it. Nothing of it is shown to the buyer.

create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  text text not null check (length(text) between 1 and 2000),
  actor_id bigint not null references accounts,
  at timestamptz not null
);
create index order_notes_order on order_notes (order_id, id desc);
create index order_notes_actor on order_notes (actor_id);
create trigger order_notes_append_only before update or delete or truncate on order_notes
  for each statement execute function refuse_change();

-- Whom a note is for; each is written to.
create table order_mentions (
  note_id bigint not null references order_notes,
  account_id bigint not null references accounts,
  primary key (note_id, account_id)
);
create index order_mentions_account on order_mentions (account_id, note_id desc);
create trigger order_mentions_append_only before update or delete or truncate on order_mentions
  for each statement execute function refuse_change();

-- The newest counts; null for nobody.
create table order_assignments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  account_id bigint references accounts,
  actor_id bigint not null references accounts,
  at timestamptz not null
);
create index order_assignments_order on order_assignments (order_id, id desc);
create index order_assignments_account on order_assignments (account_id) where account_id is not null;
create index order_assignments_actor on order_assignments (actor_id);
create trigger order_assignments_append_only before update or delete or truncate on order_assignments
  for each statement execute function refuse_change();
