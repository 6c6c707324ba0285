-- Countries, destination ports and the shipping tariff (buyer spec §3, §4).

create table countries (
  code char(2) primary key,
  code3 char(3) not null,
  numeric_code char(3) not null,
  name text not null check (length(name) <= 128),
  is_destination boolean not null default false,
  display_order smallint not null default 0
);

create table ports (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  name text not null
);

create table destination_ports (
  country_code char(2) not null references countries,
  port_id integer not null references ports,
  position smallint not null,
  primary key (country_code, port_id)
);
create index destination_ports_port on destination_ports (port_id);

-- One per port and body group; `code` is the shipping method code of the wire.
create table shipping_options (
  id integer generated always as identity primary key,
  port_id integer not null references ports,
  body_group text not null check (body_group in ('sedan', 'suv', 'other')),
  code text not null unique,
  unique (port_id, body_group)
);

-- A tariff holds from `valid_from` until `valid_to`; a row with a port overrules the general one.
create table shipping_tariffs (
  id bigint generated always as identity primary key,
  shipping_type text not null check (shipping_type in ('RORO', 'Container')),
  port_id integer references ports,
  amount bigint not null check (amount > 0),
  currency char(3) not null default 'USD',
  valid_from timestamptz not null,
  valid_to timestamptz,
  check (valid_to is null or valid_to > valid_from)
);
create index shipping_tariffs_port on shipping_tariffs (port_id);
