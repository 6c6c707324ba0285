import type { KnownListing, RowListing } from '../settle.ts'

type MaybeKnown = Pick<KnownListing, 'status' | 'image_count'> | undefined

/** Whether a row that asks for publishing is a draft until its first picture has come. */
export function waitsForPicture(listing: Pick<RowListing, 'status'>, known: MaybeKnown): boolean {
  return listing.status === 'live' && known?.status !== 'live' && (known?.image_count ?? 0) === 0
}
