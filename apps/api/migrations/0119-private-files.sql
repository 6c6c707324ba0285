-- Pictures and PDFs that are nobody's but the people's of the thing they belong to: papers, slips, claims.
-- Whatever uses one refers to its row; the bytes lie in the storage under their hash, once for all rows that have them.

create table private_files (
  id bigint generated always as identity primary key,
  -- SHA-256 of the bytes that are kept.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  bytes integer not null check (bytes > 0),
  -- As the person called it, with the ending of its type.
  name text not null check (name <> ''),
  uploaded_by bigint references accounts (id),
  uploaded_at timestamptz not null
);
create index private_files_of_hash on private_files (hash);
create index private_files_of_uploader on private_files (uploaded_by);

-- Bytes that may lie in the storage without a row: written before every upload and every removal, looked at once due.
create table private_file_checks (
  hash text primary key,
  due_at timestamptz not null
);
create index private_file_checks_due on private_file_checks (due_at);
