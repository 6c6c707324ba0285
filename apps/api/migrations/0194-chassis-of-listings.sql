-- in steps
-- A chassis number that stands on two listings, with or without its hyphens, is told to their sellers and to staff.

create index concurrently if not exists products_chassis on products (replace(chassis_number, '-', '')) where chassis_number is not null;
