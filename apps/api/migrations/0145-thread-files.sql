-- Pictures and PDFs that buyers and sellers send each other. A file is there before its message, and belongs to its writer alone until then.

create table thread_files (
  id bigint generated always as identity primary key,
  file_id bigint not null unique references private_files,
  added_by bigint not null references accounts,
  message_id bigint references thread_messages on delete cascade,
  at timestamptz not null
);
create index thread_files_message on thread_files (message_id, id);
create index thread_files_by on thread_files (added_by);
create index thread_files_unsent on thread_files (at) where message_id is null;
create trigger thread_files_gone after delete on thread_files
  for each row execute function take_private_file_along();

-- A picture says it without words; a request by form has more of them than a message may.
alter table thread_messages drop constraint thread_messages_text_check;
alter table thread_messages add constraint thread_messages_text_check check (length(text) <= 2500) not valid;
