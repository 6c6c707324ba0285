import { randomBytes } from 'node:crypto'
import type { Context } from '../../core/context.ts'
import type { FeedFormat, FeedKind, FeedShop } from './feed-format.ts'
import { partKey } from './feed-keys.ts'
import { googleVehicles } from './google-vehicles.ts'
import { metaVehicles } from './meta-vehicles.ts'
import { claimDueFeed, recordFailure, recordRun } from './product-feeds.store.ts'
import { removeOldParts } from './remove-old-parts.ts'
import { writeFeed } from './write-feed.ts'

const formats: Readonly<Record<FeedKind, FeedFormat>> = {
  'google-vehicles': googleVehicles,
  'meta-vehicles': metaVehicles,
}

/** Minutes from the end of a run to the next, from a failure to the next try, and until a process that has not ended its run is given up. */
const minutes = { between: 60, afterFailure: 10, mostOfRun: 30 }

type Needs = Pick<Context, 'db' | 'clock' | 'settings' | 'media' | 'log'>

/** Writes each file that is due; returns how many were. */
export async function runProductFeeds(context: Needs): Promise<number> {
  const { db, clock } = context
  for (let done = 0; ; done += 1) {
    const now = clock.now()
    const feed = await claimDueFeed(db, { now, until: later(now, minutes.mostOfRun) })
    if (!feed) return done
    await runFeed(context, feed.kind)
  }
}

async function runFeed({ db, clock, settings, media, log }: Needs, kind: FeedKind) {
  const run = randomBytes(8).toString('hex')
  const { storage } = media
  try {
    const shop = feedShop(settings)
    const keyOf = (part: number) => partKey(kind, run, part)
    const found = await writeFeed({ db, storage, format: formats[kind], shop, keyOf })
    const now = clock.now()
    await recordRun(db, { kind, run, found, now, next: later(now, minutes.between) })
  } catch (error) {
    log.error(
      { err: error, feed: kind },
      'A product feed could not be written; the one before stays',
    )
    const now = clock.now()
    await recordFailure(db, { kind, now, next: later(now, minutes.afterFailure) })
  }
  await removeOldParts({ db, storage, kind, now: clock.now() })
}

/** The office of the head office's city, or the first of all. */
export function feedShop({
  storefrontOrigin: origin,
  brandName,
  offices,
  contactAddress,
}: Pick<
  Needs['settings'],
  'storefrontOrigin' | 'brandName' | 'offices' | 'contactAddress'
>): FeedShop {
  const headOffice = contactAddress.join(', ')
  const office = offices.find(({ city }) => headOffice.includes(city)) ?? offices[0]
  if (!office) throw new Error('The shop has no office')
  return { origin, brandName, office }
}

const later = (now: Date, after: number) => new Date(now.getTime() + after * 60_000)
