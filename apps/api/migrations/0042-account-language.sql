-- The language of the mails and papers that a person gets: the one of the page where they registered.
alter table accounts add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
