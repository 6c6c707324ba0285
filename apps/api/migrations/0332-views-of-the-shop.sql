-- in steps

-- A sign-in by which a member of staff looks at the shop as a customer: it reads what is named for it, and writes nothing.
alter table sessions add column if not exists viewer_id bigint;
alter table sessions drop constraint if exists sessions_viewer_id_fkey;
alter table sessions add constraint sessions_viewer_id_fkey foreign key (viewer_id) references accounts not valid;
alter table handovers add column if not exists viewer_id bigint;
alter table handovers drop constraint if exists handovers_viewer_id_fkey;
alter table handovers add constraint handovers_viewer_id_fkey foreign key (viewer_id) references accounts not valid;

-- next step
alter table sessions validate constraint sessions_viewer_id_fkey;

-- next step
alter table handovers validate constraint handovers_viewer_id_fkey;

-- next step
create index concurrently if not exists sessions_viewer on sessions (viewer_id) where viewer_id is not null;
