import type { SupportListing } from '@bandari/sdk'
import { StaffShow } from '../../../staff/record/StaffShow.tsx'
import { ListingSheet } from './ListingSheet.tsx'
import { VisibilityChip } from './VisibilityChip.tsx'

export function ListingShow() {
  return (
    <StaffShow<SupportListing>
      what="listing"
      listed="listings"
      filled="public_url"
      titleOf={({ title }) => title}
      badgesOf={badgesOf}
    >
      {(listing) => <ListingSheet listing={listing} />}
    </StaffShow>
  )
}

function badgesOf(listing: SupportListing) {
  return <VisibilityChip listing={listing} />
}
