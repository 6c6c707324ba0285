-- The demo world's own goods, so that it can be taken out whole. Those of older worlds are known by their drawings, which every
-- one of them has; a spare that no drawing shows has no picture any more.
alter table demo_world add column if not exists product_ids int8multirange not null default '{}';
