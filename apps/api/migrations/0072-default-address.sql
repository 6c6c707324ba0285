-- The address that forms begin with; until somebody chooses one there is none.
alter table addresses add column is_default boolean not null default false;
create unique index addresses_default_once on addresses (account_id) where is_default;
