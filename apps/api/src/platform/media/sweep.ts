import { existsSync } from 'node:fs'
import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../db/database.ts'
import {
  deleteUnusedPhoto,
  findKnownPictures,
  listUnusedPhotos,
  lockPicture,
} from './media.store.ts'
import type { MediaFolder } from './renditions.ts'

/**
 * Makes rows and files agree again, also after a crash (architecture §6). It leaves drawings alone, which can be drawn
 * anew.
 */

interface Dependencies {
  db: Database
  clock: Clock
  media: MediaFolder
}

/** After this time an upload has finished or never will. */
const hour = 3600 * 1000

const batch = 500

export async function sweepMedia({ db, clock, media }: Dependencies): Promise<void> {
  const before = new Date(clock.now().getTime() - hour)
  await forgetUnused(db, media, before)
  for (const folder of [media.originals, media.renditions]) {
    for await (const hashes of namesIn(folder)) await forgetUnknown({ db, media, before, hashes })
  }
  for (const folder of [media.originals, media.renditions, media.masters])
    await removeParts(folder, before)
}

/**
 * Photos that were replaced or removed, or whose listing is gone: removes the row, and the files before the picture can
 * be uploaded again.
 */
async function forgetUnused(db: Database, media: MediaFolder, before: Date) {
  for (;;) {
    const unused = await listUnusedPhotos(db, before, batch)
    for (const { id, hash } of unused) {
      await db.transaction().execute(async (tx) => {
        await lockPicture(tx, hash)
        if (await deleteUnusedPhoto(tx, id, before)) await media.forget(hash)
      })
    }
    if (unused.length < batch) return
  }
}

interface Unknown {
  db: Database
  media: MediaFolder
  before: Date
  hashes: Set<string>
}

/** Files of a picture that has no row: its upload was cut off before the row was written. */
async function forgetUnknown({ db, media, before, hashes }: Unknown) {
  const known = await findKnownPictures(db, [...hashes])
  for (const hash of hashes) {
    if (known.has(hash) || isDrawing(media, hash)) continue
    await db.transaction().execute(async (tx) => {
      await lockPicture(tx, hash)
      const { size } = await findKnownPictures(tx, [hash])
      if (size === 0 && (await isOld(media.originalPath(hash), before))) await media.forget(hash)
    })
  }
}

function isDrawing(media: MediaFolder, hash: string): boolean {
  return existsSync(join(media.masters, `${hash}.webp`))
}

/** The pictures whose files a folder holds, in batches. */
async function* namesIn(folder: string): AsyncGenerator<Set<string>> {
  let hashes = new Set<string>()
  for await (const { name } of await opendir(folder)) {
    const hash = /^[0-9a-f]{32}(?=$|-\d+\.\w+$)/.exec(name)?.[0]
    if (hash) hashes.add(hash)
    if (hashes.size < batch) continue
    yield hashes
    hashes = new Set()
  }
  yield hashes
}

/** Removes files that a killed process was writing. */
async function removeParts(folder: string, before: Date) {
  for await (const { name } of await opendir(folder)) {
    const path = join(folder, name)
    if (name.endsWith('.part') && (await isOld(path, before))) await rm(path, { force: true })
  }
}

/** A missing file counts as old. */
async function isOld(path: string, before: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < before
  } catch {
    return true
  }
}
