-- in steps

-- Who of staff answers a thread, a quote or a request; null is nobody yet.
alter table threads add column if not exists assigned_to bigint;
alter table threads drop constraint if exists threads_assigned_to_fkey;
alter table threads add constraint threads_assigned_to_fkey foreign key (assigned_to) references accounts not valid;
alter table baskets add column if not exists quote_assigned_to bigint;
alter table baskets drop constraint if exists baskets_quote_assigned_to_fkey;
alter table baskets add constraint baskets_quote_assigned_to_fkey
  foreign key (quote_assigned_to) references accounts not valid;
alter table requests add column if not exists assigned_to bigint;
alter table requests drop constraint if exists requests_assigned_to_fkey;
alter table requests add constraint requests_assigned_to_fkey foreign key (assigned_to) references accounts not valid;

-- next step
alter table threads validate constraint threads_assigned_to_fkey;

-- next step
alter table baskets validate constraint baskets_quote_assigned_to_fkey;

-- next step
alter table requests validate constraint requests_assigned_to_fkey;

-- next step
create index concurrently if not exists threads_assigned_to on threads (assigned_to) where assigned_to is not null;

-- next step
create index concurrently if not exists baskets_quote_assigned_to on baskets (quote_assigned_to)
  where quote_assigned_to is not null;

-- next step
create index concurrently if not exists requests_assigned_to on requests (assigned_to) where assigned_to is not null;
