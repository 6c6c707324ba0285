-- in steps
-- How a photo looks, in 64 bits that stay nearly the same when it is made smaller or saved again, so that the same photo is found
-- on another listing. Null until it is known; 0 for one that has nothing to compare.
alter table media add column if not exists fingerprint bigint;

-- next step
create or replace function picture_bands(fingerprint bigint) returns integer[] language sql immutable parallel safe as $$
  select array[(fingerprint & 65535)::integer, 65536 + ((fingerprint >> 16) & 65535)::integer,
    131072 + ((fingerprint >> 32) & 65535)::integer, 196608 + ((fingerprint >> 48) & 65535)::integer]
$$;

-- next step
create index concurrently if not exists media_bands on media using gin (picture_bands(fingerprint)) where fingerprint <> 0;

-- next step
create index concurrently if not exists media_without_fingerprint on media (id) where kind = 'photo' and fingerprint is null;
