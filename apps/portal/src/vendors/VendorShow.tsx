import type { SupportVendor } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { ShowBase, useShowContext } from 'react-admin'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { paths } from '../paths.ts'
import { querying } from '../providers/granted.ts'
import { BackTo } from '../staff/record/BackTo.tsx'
import { VendorChip } from './VendorChip.tsx'
import { VendorSheet } from './VendorSheet.tsx'

export function VendorShow() {
  return (
    <StaffOnly operation="getSupportVendor">
      <ShowBase<SupportVendor>
        resource="support/vendors"
        // By default a record that cannot be read sends back to the list, without a word why.
        queryOptions={{ ...querying, onError: () => undefined }}
      >
        <VendorPage />
      </ShowBase>
    </StaffOnly>
  )
}

function VendorPage() {
  const { record, error, refetch } = useShowContext<SupportVendor>()
  const vendor = record?.allowed_statuses ? record : null
  return (
    <Page
      wide
      title={vendor ? `${vendor.first_name} ${vendor.last_name}` : 'Vendor'}
      above={<BackTo to={paths.supportVendors} what="vendors" />}
      aside={vendor && <VendorChip status={vendor.seller_status} />}
    >
      {vendor ? (
        <VendorSheet key={vendor.id} vendor={vendor} />
      ) : error ? (
        <LoadFailure
          error={error}
          title="This vendor could not be loaded"
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading the vendor…" />
      )}
    </Page>
  )
}
