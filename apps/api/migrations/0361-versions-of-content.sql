-- What an article, the deals and the pinned vehicles were after each save, so that an older state can be brought back. Only added to.
create table content_versions (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('article', 'deals', 'promotions')),
  -- The article; 0 for the deals and the pinned vehicles, which have one history each.
  subject_id integer not null,
  -- Counts from 1 for each subject.
  number integer not null check (number >= 1),
  -- Null for the state that was found when versions began to be kept.
  actor_id bigint references accounts,
  at timestamptz not null,
  -- The number of the version that was brought back.
  restored_from integer,
  content jsonb not null,
  -- What is different from the version before, for the history.
  changes jsonb not null,
  picture_media_id integer references media,
  unique (subject, subject_id, number)
);
create index content_versions_actor on content_versions (actor_id);
create index content_versions_picture on content_versions (picture_media_id) where picture_media_id is not null;
