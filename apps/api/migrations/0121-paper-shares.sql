-- Links by which a buyer shows an order's papers to their clearing agent. The token is in the link alone.

create table paper_shares (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  token_hash bytea not null unique,
  -- Whom it is for, in the buyer's words.
  label text not null default '' check (length(label) <= 60),
  created_by bigint not null references accounts,
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at),
  ended_at timestamptz,
  last_used_at timestamptz
);
create index paper_shares_order on paper_shares (order_id);
create index paper_shares_by on paper_shares (created_by);
