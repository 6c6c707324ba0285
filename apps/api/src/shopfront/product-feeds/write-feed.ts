import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Database } from '../../platform/db/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { feedEntry, type FeedFormat, type FeedShop, type Reason } from './feed-format.ts'
import { csvRows } from './feed-text.ts'
import { listFeedVehicles } from './feed-vehicles.store.ts'

const zip = promisify(gzip)

/** Vehicles in a part: a few megabytes while it is written. */
const partSize = 5000

export interface FeedRun {
  parts: number
  rows: number
  /** Vehicles on offer that are in no row. */
  leftOut: number
  reasons: Partial<Record<Reason, number>>
  /** Packed. */
  bytes: number
}

interface Writing {
  db: Database
  storage: Storage
  format: FeedFormat
  shop: FeedShop
  /** Where a part lies, from 0 on. */
  keyOf: (part: number) => string
  partSize?: number
}

/**
 * Writes the file in parts, each packed by itself: one after the other they are one gzip file (RFC 1952, 2.2), and neither writing nor
 * sending holds more than a part of a million vehicles.
 */
export async function writeFeed({
  db,
  storage,
  format,
  shop,
  keyOf,
  ...size
}: Writing): Promise<FeedRun> {
  const run: FeedRun = { parts: 0, rows: 0, leftOut: 0, reasons: {}, bytes: 0 }
  let waiting: string[][] = [format.columns.map(({ name }) => name)]
  const flush = async () => {
    const packed = await zip(csvRows(waiting))
    waiting = []
    await storage.put(keyOf(run.parts), packed)
    run.parts += 1
    run.bytes += packed.length
  }
  for await (const vehicles of listFeedVehicles(db)) {
    for (const vehicle of vehicles) {
      const entry = feedEntry(format, vehicle, shop)
      if ('cells' in entry) {
        waiting.push(entry.cells)
        run.rows += 1
      } else {
        run.leftOut += 1
        for (const reason of entry.reasons) run.reasons[reason] = (run.reasons[reason] ?? 0) + 1
      }
    }
    if (waiting.length >= (size.partSize ?? partSize)) await flush()
  }
  if (waiting.length > 0 || run.parts === 0) await flush()
  return run
}
