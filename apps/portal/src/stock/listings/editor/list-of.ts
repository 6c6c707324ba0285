import type { PlainMessageId } from '@bandari/i18n'
import type { Listing } from '@bandari/sdk'
import { paths } from '../../../paths.ts'

interface ListPage {
  path: string
  name: PlainMessageId
}

/** The list that an editor leads back to: a seller's dashboard, or staff's listings for own stock. */
export function listOf({ owner }: Pick<Listing, 'owner'>): ListPage {
  return owner === 'house'
    ? { path: paths.supportListings, name: 'portal.menu.listings' }
    : { path: paths.vendorDashboard, name: 'portal.menu.dashboard' }
}
