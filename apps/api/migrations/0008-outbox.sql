-- Side effects leave through here: written in the transaction that causes them, sent by a worker afterwards.

create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  -- The order whose pro-forma invoice is attached, rendered when the mail is sent.
  attach_pro_forma_of bigint references orders,
  message_id text not null unique,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index outbox_waiting on outbox (next_attempt_at) where sent_at is null;
create index outbox_recipient on outbox (lower(recipient), id desc);
create index outbox_order on outbox (attach_pro_forma_of) where attach_pro_forma_of is not null;
