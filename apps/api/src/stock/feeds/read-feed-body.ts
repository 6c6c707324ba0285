import type { FeedInput } from '@bandari/sdk'
import type { Account } from '../../core/account.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { refuse } from '../../core/refusal.ts'
import type { Settings } from '../../core/settings.ts'
import { parsePublicAddress } from '../../platform/public-fetch/public-address.ts'
import { importClassOf } from '../imports/columns.ts'
import { notYourMarket, stockOf } from '../listings/lister.ts'
import type { FeedFields } from './feeds.store.ts'

/** What a seller says of a feed, or why it is refused. Where its name leads is checked whenever it is fetched. */
export function readFeedBody(
  body: FeedInput,
  { account, settings }: { account: Account; settings: Pick<Settings, 'fetchLoopback'> },
) {
  if (importClassOf(body) === null)
    return { refusal: refuse(400, fieldErrors({ market: ['export_of_vehicles'] })) }
  if (!stockOf(account, { market: body.market })) return { refusal: notYourMarket }
  const name = body.name.trim()
  if (name === '') return { refusal: refuse(400, fieldErrors({ name: ['blank'] })) }
  const address = body.address.trim()
  if (!parsePublicAddress(address, { loopback: settings.fetchLoopback }))
    return { refusal: refuse(400, fieldErrors({ address: ['feed_address_refused'] })) }
  const fields: FeedFields = {
    name,
    address,
    class: body.prod_class,
    market: body.market,
    every_hours: body.every_hours,
    at_hour: body.at_hour,
    missing: body.missing,
    publish_without_pictures: body.publish_without_pictures,
  }
  return { refusal: null, fields }
}
