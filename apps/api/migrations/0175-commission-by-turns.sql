-- in steps
-- Money that was taken back and came again earns commission again: each line earns once at a time, turn by turn. The version
-- before names the index that goes here, so its orders with a supporter are not authorised until it has ended.

alter table commission_entries add column if not exists turn smallint not null default 1;

-- next step
create unique index concurrently if not exists commission_earned_by_turn on commission_entries (order_line_id, level, turn)
  where kind = 'earn';

-- next step
drop index concurrently if exists commission_earned_once;
