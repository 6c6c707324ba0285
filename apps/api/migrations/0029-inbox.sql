-- What support does about a request, and what makes the audit searchable.

alter table requests
  add column version integer not null default 1,
  -- When it ceased to be new: the twelve hours that were promised end here.
  add column answered_at timestamptz;
update requests set answered_at = created_at where state <> 'new';
create index requests_newest on requests (created_at desc, id desc);

create table request_notes (
  id bigint generated always as identity primary key,
  request_id bigint not null references requests on delete cascade,
  actor_id bigint not null references accounts,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index request_notes_request on request_notes (request_id, id);

create index audit_text on audit using gin
  ((action || ' ' || subject || ' ' || subject_id || ' ' || coalesce(reason, '') || ' ' ||
    coalesce(before::text, '') || ' ' || coalesce(after::text, '')) gin_trgm_ops);

-- Turnover by day.
create index order_events_paid on order_events (at) where status = 'Authorized';
