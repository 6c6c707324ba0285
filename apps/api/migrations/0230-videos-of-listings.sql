-- in steps
-- Beside pictures the shop serves videos that walk round a vehicle, and auction sheets that are PDFs.
alter table media drop constraint if exists media_kind_check;
alter table media add constraint media_kind_check check (kind in ('photo', 'drawing', 'video', 'document')) not valid;

-- next step
alter table media validate constraint media_kind_check;

-- next step
create table if not exists product_videos (
  product_id bigint primary key references products on delete cascade,
  media_id integer not null references media,
  seconds smallint not null check (seconds between 1 and 60),
  bytes integer not null check (bytes > 0),
  -- As it is shown, turned upright.
  width smallint not null check (width > 0),
  height smallint not null check (height > 0)
);
create index if not exists product_videos_media on product_videos (media_id);
drop trigger if exists product_videos_news on product_videos;
create trigger product_videos_news after insert or update or delete or truncate on product_videos for each statement
  execute function tell_news('stock');

-- next step
-- A sheet shows the chassis number unless its seller has covered it, so the public sees only what its seller shows them.
alter table products add column if not exists auction_sheet_shown boolean not null default false;
