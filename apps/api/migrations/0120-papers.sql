-- The papers of an order: each a chain of versions, of which the last counts. Nothing is changed or taken away.

-- What refers to a private file takes it along: the row here, the bytes by the next sweep.
create function take_private_file_along() returns trigger language plpgsql as $$
begin
  delete from private_files where id = old.file_id;
  return null;
end $$;

create function look_at_private_bytes() returns trigger language plpgsql as $$
begin
  insert into private_file_checks (hash, due_at) values (old.hash, now()) on conflict do nothing;
  return null;
end $$;
create trigger private_files_gone after delete on private_files for each row execute function look_at_private_bytes();

create table papers (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  -- An id of the import rules' documents.
  kind text not null check (kind ~ '^[a-z0-9_]{1,40}$'),
  -- Which of several of a kind it is, as the export certificates of two vehicles; empty where there is one.
  label text not null default '' check (length(label) <= 60),
  version integer not null check (version > 0),
  file_id bigint not null unique references private_files,
  -- To be confirmed by the buyer before it is made final.
  is_draft boolean not null,
  -- Printed on it: of the certificate, the permit, the bill of lading.
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

-- What the buyer said of a draft, once.
create table paper_answers (
  paper_id bigint primary key references papers on delete cascade,
  -- Null where it is right as it is.
  correction text check (length(correction) between 1 and 2000),
  answered_by bigint not null references accounts,
  at timestamptz not null
);
create index paper_answers_by on paper_answers (answered_by);
create trigger paper_answers_stay before update or truncate on paper_answers
  for each statement execute function refuse_change();

-- What staff and buyer were told of, so that they are told once.
create table paper_alarms (
  order_id bigint not null references orders,
  alarm text not null,
  -- What it is about: another draft, or another day of arrival, is another alarm.
  about text not null,
  at timestamptz not null,
  primary key (order_id, alarm, about)
);
