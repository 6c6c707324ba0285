-- Pictures and PDFs of transfer slips, beside what their buyer says of the payment.

create table payment_slips (
  id bigint generated always as identity primary key,
  report_id bigint not null references payment_reports,
  file_id bigint not null unique references private_files,
  added_by bigint not null references accounts,
  at timestamptz not null
);
create index payment_slips_report on payment_slips (report_id, id);
create index payment_slips_by on payment_slips (added_by);
create trigger payment_slips_gone after delete on payment_slips
  for each row execute function take_private_file_along();
