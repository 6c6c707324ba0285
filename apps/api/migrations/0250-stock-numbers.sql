-- in steps
-- Every listing of a vendor has the vendor's stock number: ours until the vendor has another. A vendor who gave another listing
-- just that number has none on this one.
update products set vendor_reference = reference
  where vendor_id is not null and vendor_reference is null and class <> 'other'
    and not exists (select from products as other
      where other.vendor_id = products.vendor_id and other.vendor_reference = products.reference);
