import type { SupportVendor } from '@bandari/sdk'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { VendorChip } from './VendorChip.tsx'
import { VendorSheet } from './VendorSheet.tsx'

export function VendorShow() {
  return (
    <StaffShow<SupportVendor>
      what="vendor"
      listed="vendors"
      filled="allowed_statuses"
      titleOf={({ first_name, last_name }) => `${first_name} ${last_name}`}
      badgesOf={badgesOf}
    >
      {(vendor) => <VendorSheet vendor={vendor} />}
    </StaffShow>
  )
}

function badgesOf({ seller_status }: SupportVendor) {
  return <VendorChip status={seller_status} />
}
