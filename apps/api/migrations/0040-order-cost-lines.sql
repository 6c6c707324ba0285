-- What the total of an order is made of, line by line. A further kind of cost is a further row, no column.

create table order_cost_lines (
  order_id bigint not null references orders,
  -- Order of appearance.
  position smallint not null,
  kind text not null check (length(kind) between 1 and 40),
  -- Minor units; what is taken off is negative.
  amount bigint not null,
  currency char(3) not null,
  paid_to text not null,
  -- Whether the invoice asks for it.
  is_payable boolean not null,
  primary key (order_id, position)
);

-- From here on the total is what the payable lines add up to, of whatever kinds they are.
alter table orders drop constraint orders_check1;
alter table orders add constraint orders_total check (total >= 0);

create function check_cost_lines() returns trigger language plpgsql as $$
begin
  if exists (
    select from orders join order_cost_lines on order_id = orders.id
    where orders.id in (select order_id from added) and is_payable
    group by orders.id
    having sum(amount) <> total or bool_or(order_cost_lines.currency <> orders.currency)
  ) then
    raise exception 'The lines of an order do not add up to its total' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger order_cost_lines_add_up after insert on order_cost_lines
  referencing new table as added for each statement execute function check_cost_lines();

insert into order_cost_lines (order_id, position, kind, amount, currency, paid_to, is_payable)
select orders.id, row_number() over (partition by orders.id order by line.place), line.kind, line.amount, currency, line.paid_to, true
from orders cross join lateral (values
  (1, 'goods', goods_before_discount, 'seller'),
  (2, 'discount', -discount, 'seller'),
  (3, 'shipping', shipping, 'shipping-line')
) as line (place, kind, amount, paid_to)
where line.amount <> 0;

create trigger order_cost_lines_append_only before update or delete or truncate on order_cost_lines
  for each statement execute function refuse_change();
