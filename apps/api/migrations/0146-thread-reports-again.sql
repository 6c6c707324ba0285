-- A thread may be reported again once staff have settled the report before: what was harmless may have become something else.

-- allow rewrite: reports are few and a thread's page waits for none of them
alter table thread_reports add column id bigint generated always as identity;
alter table thread_reports drop constraint thread_reports_pkey;
-- allow index: the table is small
alter table thread_reports add primary key (id);
create unique index thread_reports_open on thread_reports (thread_id) where outcome is null;
create index thread_reports_thread on thread_reports (thread_id, id);
