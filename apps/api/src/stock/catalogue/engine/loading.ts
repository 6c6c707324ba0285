import type { PoolConfig } from 'pg'
import type { Log } from '../../../core/log.ts'
import type { Database } from '../../../platform/db/database.ts'
import { catchUp, type Held, holdVehicles } from './held.ts'
import type { VehicleImage } from './snapshot.ts'
import { countListed } from './load.store.ts'

interface Needs {
  db: Database
  connection: PoolConfig
  log: Log
  image: VehicleImage
  /** The most megabytes that the model may take. */
  most: number
  /** Ends a load that nobody waits for any more: at ten million it takes minutes. */
  signal: AbortSignal
}

/** Bytes a vehicle takes: 142 were measured of 820,728, columns, lists and what is kept once of many; the rest is for newer ones. */
const bytesEach = 180

/** Reads the listed vehicles into memory, each time it is called; null while they do not fit. */
export function loaderOf({
  connection,
  most,
  signal,
  ...needs
}: Needs): () => Promise<Held | null> {
  const { db, log } = needs
  let isFirst = true
  return async () => {
    const listed = await countListed(db)
    if (listed * bytesEach > most * 1024 * 1024) {
      log.warn({ listed, most }, 'The listed vehicles do not fit into SEARCH_MEMORY')
      return null
    }
    const began = performance.now()
    // What a later load is to make good may be in the image, too.
    const known = isFirst ? await ofImage(needs) : null
    isFirst = false
    const held = known ?? (await holdVehicles(connection, undefined, signal))
    const ms = Math.round(performance.now() - began)
    const from = known ? 'image' : 'tables'
    log.info({ vehicles: held.model.count, ms, from }, 'The listed vehicles are in memory')
    return held
  }
}

type ImageNeeds = Pick<Needs, 'log' | 'image'>

async function ofImage({ db, log, image }: ImageNeeds & Pick<Needs, 'db'>): Promise<Held | null> {
  try {
    const imaged = await image.read()
    return imaged && (await catchUp(db, imaged))
  } catch (error) {
    log.warn({ err: error }, 'The image of the listed vehicles cannot be read')
    return null
  }
}

/** For the next process; `held` is of less than a second ago. */
export async function leaveImage({ log, image }: ImageNeeds, held: Held): Promise<void> {
  try {
    await image.write(held)
  } catch (error) {
    log.warn({ err: error }, 'The image of the listed vehicles cannot be written')
  }
}
