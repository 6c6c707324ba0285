-- When a mail of a kind about the same thing left last, and how many since its hour began: strangers can cause some mails,
-- and nobody is flooded with them.
create table mail_gates (
  kind text not null,
  about text not null check (length(about) <= 320),
  sent_at timestamptz not null,
  hour_began_at timestamptz not null,
  sent_in_hour integer not null,
  primary key (kind, about)
);
create index mail_gates_age on mail_gates (sent_at);
