-- What a preview shows on the storefront to whoever has its address, for half an hour. The token itself is not kept.
create table content_previews (
  token_hash bytea primary key check (length(token_hash) = 32),
  subject text not null check (subject in ('article', 'deals', 'promotions')),
  -- The article's id on its page.
  subject_id integer not null,
  -- The moment that the page is shown as of; null is the moment of looking.
  at timestamptz,
  -- Null shows what is stored.
  content jsonb,
  expires_at timestamptz not null
);
create index content_previews_expire on content_previews (expires_at);
