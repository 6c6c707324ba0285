-- A person tells us how to reach them beside their e-mail address; E.164, and null until they do.
alter table accounts add column phone text check (phone ~ '^\+[1-9][0-9]{5,14}$');
