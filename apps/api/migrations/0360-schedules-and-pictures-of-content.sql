-- in steps

-- Until when an article is on the storefront, and its picture. What the picture shows is said in each language, unless it is there
-- for decoration.
alter table articles add column if not exists ends_at timestamptz;
alter table articles add column if not exists picture_media_id integer;
alter table articles add column if not exists picture_decorative boolean not null default false;
alter table articles add column if not exists picture_alt text;
alter table article_texts add column if not exists picture_alt text;
alter table articles drop constraint if exists articles_picture_fkey;
alter table articles add constraint articles_picture_fkey foreign key (picture_media_id) references media not valid;
alter table articles drop constraint if exists articles_ends_later;
alter table articles add constraint articles_ends_later check (ends_at > published_at) not valid;
alter table articles drop constraint if exists articles_picture_alt_check;
alter table articles add constraint articles_picture_alt_check check (length(picture_alt) between 1 and 300) not valid;
alter table article_texts drop constraint if exists article_texts_picture_alt_check;
alter table article_texts add constraint article_texts_picture_alt_check check (length(picture_alt) between 1 and 300) not valid;

-- next step
-- From when and until when a vehicle is among the deals, or pinned. Null is without a bound.
alter table deals add column if not exists starts_at timestamptz;
alter table deals add column if not exists ends_at timestamptz;
alter table deals drop constraint if exists deals_ends_later;
alter table deals add constraint deals_ends_later check (ends_at > starts_at) not valid;
alter table promotion_pins add column if not exists starts_at timestamptz;
alter table promotion_pins add column if not exists ends_at timestamptz;
alter table promotion_pins drop constraint if exists promotion_pins_ends_later;
alter table promotion_pins add constraint promotion_pins_ends_later check (ends_at > starts_at) not valid;

-- next step
alter table articles validate constraint articles_picture_fkey;
alter table articles validate constraint articles_ends_later;
alter table articles validate constraint articles_picture_alt_check;
alter table article_texts validate constraint article_texts_picture_alt_check;
alter table deals validate constraint deals_ends_later;
alter table promotion_pins validate constraint promotion_pins_ends_later;

-- next step
-- The sweep of pictures asks who shows one.
create index concurrently if not exists articles_picture on articles (picture_media_id) where picture_media_id is not null;
