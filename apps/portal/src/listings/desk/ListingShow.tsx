import type { SupportListing } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { ShowBase, useShowContext } from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { StaffOnly } from '../../staff/StaffOnly.tsx'
import { paths } from '../../paths.ts'
import { querying } from '../../providers/granted.ts'
import { BackTo } from '../../staff/record/BackTo.tsx'
import { ListingSheet } from './ListingSheet.tsx'
import { VisibilityChip } from './VisibilityChip.tsx'

export function ListingShow() {
  return (
    <StaffOnly operation="getSupportListing">
      <ShowBase<SupportListing>
        resource="support/listings"
        // By default a record that cannot be read sends back to the list, without a word why.
        queryOptions={{ ...querying, onError: () => undefined }}
      >
        <ListingPage />
      </ShowBase>
    </StaffOnly>
  )
}

function ListingPage() {
  const { record, error, refetch } = useShowContext<SupportListing>()
  const listing = record?.public_url ? record : null
  return (
    <Page
      wide
      title={listing?.title ?? 'Listing'}
      above={<BackTo to={paths.supportListings} what="listings" />}
      aside={listing && <VisibilityChip listing={listing} />}
    >
      {listing ? (
        <ListingSheet key={listing.id} listing={listing} />
      ) : error ? (
        <LoadFailure
          error={error}
          title="This listing could not be loaded"
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading the listing…" />
      )}
    </Page>
  )
}
