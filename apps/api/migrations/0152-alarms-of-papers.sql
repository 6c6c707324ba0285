-- Alarms about papers stand with the others of an order, where they can be acknowledged and are over by themselves. What was told of
-- already is not told again: what does not hold any more, the next run settles. `paper_alarms` is not written any more; it goes with
-- the next release.
insert into order_alarms (order_id, kind, subject, details, raised_at)
select paper_alarms.order_id, 'draft-unanswered', about,
  jsonb_build_object('paper', papers.kind, 'due', to_char((added_at + interval '48 hours') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')), at
from paper_alarms join papers on papers.id::text = about where alarm = 'draft-unanswered'
on conflict do nothing;

insert into order_alarms (order_id, kind, subject, details, raised_at)
select paper_alarms.order_id, 'certificate-ends', about, jsonb_build_object('paper', papers.kind, 'until', valid_until), at
from paper_alarms join papers on papers.id::text = split_part(about, ' ', 1)
where alarm = 'certificate-ends' and valid_until is not null
on conflict do nothing;

insert into order_alarms (order_id, kind, subject, details, raised_at)
select order_id, 'permit-missing', about, jsonb_build_object('on', about), at from paper_alarms where alarm = 'permit-missing'
on conflict do nothing;
