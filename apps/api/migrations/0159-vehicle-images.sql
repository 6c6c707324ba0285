-- When a process that held the listed vehicles wrote them down, for the next one to read: an image is one of this database, and
-- of so little ago that the log of changes knows all that happened since.

create table vehicle_images (
  id uuid primary key default gen_random_uuid(),
  written_at timestamptz not null default now()
);
