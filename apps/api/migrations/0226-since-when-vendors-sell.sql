-- in steps
-- What the public reads of a seller: since when they are approved, and since when they may list vehicles for export. The audit, which
-- has both, goes when its time is over.

alter table accounts add column if not exists selling_since timestamptz;
alter table accounts add column if not exists export_since timestamptz;

-- next step
update accounts set selling_since = coalesce((select min(at) from audit
    where subject = 'account' and subject_id = accounts.id::text and action = 'approve-vendor'), date_joined)
  where seller_status in ('approved', 'suspended') and selling_since is null;

-- next step
update accounts set export_since = coalesce((select max(at) from audit
    where subject = 'account' and subject_id = accounts.id::text and action = 'allow-export'), selling_since)
  where may_list_export and seller_status in ('approved', 'suspended') and export_since is null;

-- next step
-- Whoever is approved, by whatever way, sells from then on.
create or replace function note_selling_since() returns trigger language plpgsql as $$
begin
  if new.seller_status = 'approved' and new.selling_since is null then
    new.selling_since := now();
  end if;
  if not new.may_list_export then
    new.export_since := null;
  elsif new.export_since is null then
    new.export_since := now();
  end if;
  return new;
end $$;
drop trigger if exists accounts_selling_since on accounts;
create trigger accounts_selling_since before insert or update of seller_status, may_list_export on accounts
  for each row execute function note_selling_since();
