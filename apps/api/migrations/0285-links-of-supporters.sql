-- in steps

-- Several links of one supporter, so that they see which of them brings buyers.
create table if not exists referral_links (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agents,
  -- Stands in the address as `via`.
  slug text not null check (slug ~ '^[a-z0-9]{1,24}(-[0-9]{1,4})?$'),
  name text not null check (name <> '' and length(name) <= 60),
  -- The page it leads to; null for home. No reference: a listing may be gone, the link still leads to what is told of it.
  product_id integer,
  created_at timestamptz not null,
  -- What it brought stays; a visit by it counts as one by the plain link.
  ended_at timestamptz,
  unique (agent_id, slug)
);
create unique index if not exists referral_links_names on referral_links (agent_id, lower(name)) where ended_at is null;

-- next step
alter table referrals add column if not exists link_id bigint;
-- The listing whose page the visit began on.
alter table referrals add column if not exists product_id integer;
alter table referrals drop constraint if exists referrals_link_id_fkey;
alter table referrals add constraint referrals_link_id_fkey foreign key (link_id) references referral_links not valid;

-- next step
alter table referrals validate constraint referrals_link_id_fkey;
