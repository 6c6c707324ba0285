-- Training's points become commission with the first own sale that is approved (decision 29): an entry of their own kind.

alter table commission_entries drop constraint commission_entries_kind_check;
alter table commission_entries add constraint commission_entries_kind_check
  check (kind in ('earn', 'reverse', 'adjust', 'pay', 'training'));
alter table commission_entries add constraint commission_entries_training_check
  check (kind <> 'training' or amount > 0);
-- Once a person, however often the job runs.
create unique index commission_trained_once on commission_entries (agent_id) where kind = 'training';
