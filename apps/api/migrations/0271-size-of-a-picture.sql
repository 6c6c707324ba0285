-- The size of a picture as it is stored, so that its seller is told of one that is too small to sell anything. Null for
-- what is no photo, and for what came before.
alter table media add column if not exists width integer;
alter table media add column if not exists height integer;
