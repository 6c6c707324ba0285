-- in steps
-- A reference that money of another order stands under is asked about, however it was spaced.

create index concurrently if not exists payments_reference on payments (lower(regexp_replace(reference, '\s', '', 'g')));
