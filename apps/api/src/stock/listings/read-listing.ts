import type { Listing, SameChassis } from '@bandari/sdk'
import type { Account } from '../../core/account.ts'
import type { Context } from '../../core/context.ts'
import { listCompatible } from '../fitment/fitment.store.ts'
import { findLecture } from './lecture.store.ts'
import type { ListingRow } from './listing.store.ts'
import { listingView } from './listing.view.ts'
import { findModelWait } from './model-wait.store.ts'
import { findSheet, listPhotos } from './photo.store.ts'
import { listChassisHolders } from './same-chassis.store.ts'
import { sameChassis } from './same-chassis.ts'
import { getSellerState } from './seller-state.store.ts'
import { findVideo } from './video.store.ts'

interface Reader {
  account: Account
  origin: string
  /** The lecture that is asked for; null when the listing has no such lecture. */
  lid?: number
}

async function findSameChassis(
  db: Context['db'],
  { id, vendor_id: vendorId, chassis_number: chassis }: ListingRow,
): Promise<SameChassis> {
  const holders = await listChassisHolders(db, chassis === null ? [] : [chassis])
  return sameChassis(holders, { id, vendorId })
}

/** A listing as its vendor edits it, or null when it does not have the lecture. */
export async function readListing(
  { db, settings, clock }: Context,
  row: ListingRow,
  { account, origin, lid }: Reader,
): Promise<Listing | null> {
  const lecture = lid === undefined ? null : await findLecture(db, { id: lid, productId: row.id })
  if (lecture === undefined) return null
  const isSpare = row.class === 'parts'
  return listingView(row, {
    origin,
    storefrontOrigin: settings.storefrontOrigin,
    now: clock.now(),
    photos: await listPhotos(db, row.id),
    compatible: isSpare ? await listCompatible(db, row.id) : [],
    lecture: lecture && { lecture_id: lecture.id, title: lecture.title, content: lecture.content },
    editors: [account.email],
    sameChassis: await findSameChassis(db, row),
    sheet: await findSheet(db, row.auction_sheet_id),
    video: await findVideo(db, row.id),
    state: await getSellerState(db, row.id),
    modelWait: isSpare ? null : await findModelWait(db, row.id),
  })
}
