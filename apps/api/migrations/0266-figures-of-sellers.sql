-- in steps

-- What a part of a listing does for how often it is opened, measured every night.
create table if not exists view_effects (
  market text not null,
  class text not null,
  part text not null check (part in ('pictures', 'description', 'video', 'inspection', 'mileage')),
  rate_with double precision not null,
  rate_without double precision not null,
  listings_with integer not null,
  listings_without integer not null,
  primary key (market, class, part)
);

-- Whom the figures of a week were told, or who had none.
create table if not exists figure_mails (
  account_id bigint not null references accounts,
  -- Its Monday.
  week date not null,
  primary key (account_id, week)
);

alter table muted_mails drop constraint if exists muted_mails_kind_check;
alter table muted_mails add constraint muted_mails_kind_check
  check (kind in ('commission', 'listing_ordered', 'order_steps', 'weekly_figures')) not valid;

-- next step
alter table muted_mails validate constraint muted_mails_kind_check;
