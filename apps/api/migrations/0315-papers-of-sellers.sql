-- Papers that sellers sent for what was ordered of them. Staff look at each: what they release becomes a paper of the order,
-- which its buyer reads, and takes the file along; what they return stays here with the reason.
create table seller_papers (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  position smallint not null,
  kind text not null check (kind in ('export_certificate', 'deregistration_certificate', 'auction_sheet')),
  -- Null once it is released: the paper has it.
  file_id bigint unique references private_files,
  sent_by bigint not null references accounts,
  sent_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'released', 'returned')),
  reason text check (length(reason) between 1 and 500),
  decided_by bigint references accounts,
  decided_at timestamptz,
  paper_id bigint unique references papers on delete cascade,
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'returned') = (reason is not null)),
  check ((state = 'released') = (paper_id is not null)),
  check ((state = 'released') = (file_id is null))
);
create index seller_papers_order on seller_papers (order_id, position);
create index seller_papers_waiting on seller_papers (sent_at) where state = 'waiting';
create index seller_papers_sent_by on seller_papers (sent_by);
create index seller_papers_decided_by on seller_papers (decided_by);
create trigger seller_papers_gone after delete on seller_papers for each row execute function take_private_file_along();

-- That a seller has brought what was ordered, said once. Nothing follows from it but that they need not be asked again: how far
-- the order has come is said by staff.
create table hand_overs (
  order_id bigint not null references orders,
  position smallint not null,
  handed_on date not null,
  receiver text not null check (receiver in ('port', 'carrier')),
  place text not null check (length(place) between 1 and 120),
  noted_by bigint not null references accounts,
  noted_at timestamptz not null,
  primary key (order_id, position)
);
create index hand_overs_noted_by on hand_overs (noted_by);
create trigger hand_overs_stay before update or truncate on hand_overs for each statement execute function refuse_change();
