-- in steps

-- Somebody without an account is answered by mail, and writes back on a page of the shop that the mail leads to. The
-- language is that of the page they wrote on; null in older requests.
alter table requests add column if not exists language text;
alter table requests drop constraint if exists requests_language_check;
alter table requests add constraint requests_language_check check (language ~ '^[a-z]{2}$') not valid;
-- Since when it waits, once its sender has written again; null while it is the first time.
alter table requests add column if not exists waits_since timestamptz;

create table if not exists request_messages (
  id bigint generated always as identity primary key,
  request_id bigint not null references requests on delete cascade,
  side text not null check (side in ('guest', 'shop')),
  -- Who of staff wrote it, or wrote down what came in another way; null if the sender wrote on the page.
  actor_id bigint references accounts,
  via text not null check (via in ('page', 'mail', 'telephone')),
  text text not null check (length(text) between 1 and 2000 and text ~ '\S'),
  at timestamptz not null,
  check ((via = 'page') = (side = 'guest' and actor_id is null))
);
create index if not exists request_messages_request on request_messages (request_id, id);
create index if not exists request_messages_actor on request_messages (actor_id) where actor_id is not null;

-- Each mail has a link of its own, by the hash of its token; all lead to the same request.
create table if not exists request_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  request_id bigint not null references requests on delete cascade,
  created_at timestamptz not null
);
create index if not exists request_links_request on request_links (request_id);

-- next step
alter table requests validate constraint requests_language_check;
