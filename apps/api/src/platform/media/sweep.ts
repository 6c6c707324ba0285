import type { Clock } from '../../core/clock.ts'
import type { Database } from '../db/database.ts'
import {
  deleteUnusedMedia,
  findKnownPictures,
  listUnusedMedia,
  lockPicture,
} from './media.store.ts'
import { fileFolders, fileKey, fileKinds } from './media-files.ts'
import { folders, masterKey, originalKey, type Pictures } from './renditions.ts'

/**
 * Makes rows and files agree again, also after a crash (architecture §6). It leaves drawings alone, which can be drawn
 * anew.
 */

interface Dependencies {
  db: Database
  clock: Clock
  media: Pictures
}

/** After this time an upload has finished or never will. */
const hour = 3600 * 1000

const batch = 500

export async function sweepMedia({ db, clock, media }: Dependencies): Promise<void> {
  const before = new Date(clock.now().getTime() - hour)
  await forgetUnused(db, media, before)
  for (const folder of [folders.originals, folders.renditions, ...Object.values(fileFolders)]) {
    for await (const hashes of hashesIn(media, folder))
      await forgetUnknown({ db, media, before, hashes })
  }
  await media.storage.tidy(before)
}

/**
 * Uploads that were replaced or removed, or whose listing is gone: removes the row, and the files before the same can be
 * uploaded again.
 */
async function forgetUnused(db: Database, media: Pictures, before: Date) {
  for (;;) {
    const unused = await listUnusedMedia(db, before, batch)
    for (const { id, hash } of unused) {
      await db.transaction().execute(async (tx) => {
        await lockPicture(tx, hash)
        if (await deleteUnusedMedia(tx, id, before)) await media.forget(hash)
      })
    }
    if (unused.length < batch) return
  }
}

interface Unknown {
  db: Database
  media: Pictures
  before: Date
  hashes: Set<string>
}

/** Files of an upload that has no row: it was cut off before the row was written. */
async function forgetUnknown({ db, media, before, hashes }: Unknown) {
  const known = await findKnownPictures(db, [...hashes])
  for (const hash of hashes) {
    if (known.has(hash) || (await isDrawing(media, hash))) continue
    await db.transaction().execute(async (tx) => {
      await lockPicture(tx, hash)
      const { size } = await findKnownPictures(tx, [hash])
      if (size === 0 && (await isOld(media, hash, before))) await media.forget(hash)
    })
  }
}

async function isDrawing({ storage }: Pictures, hash: string): Promise<boolean> {
  return (await storage.find(masterKey(hash))) !== null
}

/** The pictures whose files a folder holds, in batches. */
async function* hashesIn({ storage }: Pictures, folder: string): AsyncGenerator<Set<string>> {
  let hashes = new Set<string>()
  for await (const { key } of storage.list(folder)) {
    const hash = /^[0-9a-f]{32}(?=$|-\d+\.\w+$)/.exec(key.slice(folder.length))?.[0]
    if (hash) hashes.add(hash)
    if (hashes.size < batch) continue
    yield hashes
    hashes = new Set()
  }
  yield hashes
}

/** A missing file counts as old. */
async function isOld({ storage }: Pictures, hash: string, before: Date): Promise<boolean> {
  const keys = [originalKey(hash), ...fileKinds.map((kind) => fileKey({ kind, hash }))]
  for (const key of keys) {
    const file = await storage.find(key)
    if (file && file.changed >= before) return false
  }
  return true
}
