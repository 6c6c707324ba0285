import type { SupportListing } from '@bandari/sdk'
import { paths } from '../../paths.ts'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { ListingSheet } from './ListingSheet.tsx'
import { VisibilityChip } from './VisibilityChip.tsx'

export function ListingShow() {
  return (
    <StaffShow<SupportListing>
      what="listing"
      list={paths.supportListings}
      listed="listings"
      filled="public_url"
      titleOf={({ title }) => title}
      marksOf={marksOf}
    >
      {(listing) => <ListingSheet listing={listing} />}
    </StaffShow>
  )
}

function marksOf(listing: SupportListing) {
  return <VisibilityChip listing={listing} />
}
