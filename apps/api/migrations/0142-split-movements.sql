-- One movement of a bank may pay several orders: each decision assigns a part of it, and one decision takes back one other. What is left of a
-- movement stays in a queue until it is assigned or set aside.

-- Of the movement, in its own currency.
alter table bank_decisions add column amount bigint;
-- The turn of the decision that this one takes back.
alter table bank_decisions add column undoes integer;

-- allow fill: one row for each movement that somebody has decided on
alter table bank_decisions disable trigger bank_decisions_append_only;
update bank_decisions set amount = bank_entries.amount
  from bank_entries where bank_entries.id = entry_id and kind = 'assigned' and bank_decisions.amount is null;
update bank_decisions set undoes = turn - 1 where kind = 'undone' and undoes is null;
alter table bank_decisions enable trigger bank_decisions_append_only;

-- Every second turn took back the one before.
alter table bank_decisions drop constraint bank_decisions_check;
alter table bank_decisions add constraint bank_decisions_part check ((kind = 'assigned') = (amount is not null)) not valid;
alter table bank_decisions add constraint bank_decisions_amount check (amount > 0) not valid;
alter table bank_decisions add constraint bank_decisions_undoes check ((kind = 'undone') = (undoes is not null)) not valid;

-- What of a movement stands assigned, and whether the rest was set aside.
create function standing_of(movement bigint, out placed bigint, out is_dismissed boolean) language sql stable as $$
  select coalesce(sum(amount), 0)::bigint, coalesce(bool_or(kind = 'dismissed'), false)
  from bank_decisions as standing where entry_id = movement and kind <> 'undone' and not exists (
    select from bank_decisions as back where back.entry_id = movement and back.undoes = standing.turn)
$$;

-- No more of a movement is ever assigned than came, whoever decides at the same moment: each waits for the one before.
create function refuse_beyond_movement() returns trigger language plpgsql as $$
declare
  movement bank_entries;
  standing record;
begin
  select * into movement from bank_entries where id = new.entry_id for update;
  -- As the version before this one writes them.
  if new.kind = 'assigned' and new.amount is null then
    new.amount := movement.amount;
  end if;
  if new.kind = 'undone' and new.undoes is null then
    new.undoes := new.turn - 1;
  end if;
  if new.turn <> (select count(*) + 1 from bank_decisions where entry_id = new.entry_id) then
    raise exception 'movement % was decided on meanwhile', new.entry_id using errcode = 'restrict_violation';
  end if;
  select * into standing from standing_of(new.entry_id);
  if new.kind = 'undone' then
    if exists (select from bank_decisions where entry_id = new.entry_id and turn = new.undoes and kind <> 'undone')
      and not exists (select from bank_decisions where entry_id = new.entry_id and undoes = new.undoes) then
      return new;
    end if;
  elsif not standing.is_dismissed and standing.placed + coalesce(new.amount, 0) <= greatest(movement.amount, 0)
    and (new.kind = 'assigned' or standing.placed < movement.amount or movement.amount < 0) then
    return new;
  end if;
  raise exception 'of movement % nothing more can be decided so', new.entry_id using errcode = 'restrict_violation';
end $$;
create trigger bank_decisions_within before insert on bank_decisions
  for each row execute function refuse_beyond_movement();

-- Money in the order's own currency is worth itself.
create function refuse_other_worth() returns trigger language plpgsql as $$
begin
  if new.counts_as <> new.amount and exists (
    select from orders join bank_entries on bank_entries.currency = orders.currency
    where orders.id = new.order_id and bank_entries.id = new.entry_id) then
    raise exception 'of movement % another sum counts than came', new.entry_id using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger bank_decisions_worth after insert on bank_decisions
  for each row when (new.kind = 'assigned') execute function refuse_other_worth();
