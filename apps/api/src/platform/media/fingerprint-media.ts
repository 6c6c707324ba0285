import type { Context } from '../../core/context.ts'
import { listWithoutFingerprint, setFingerprint } from './media.store.ts'
import { fingerprintOf } from './fingerprint.ts'
import { originalKey } from './renditions.ts'

/** A round takes a second or two, and leaves the rest to the next. */
const batch = 40

/** Fills what came before pictures had fingerprints. Returns how many it has looked at. */
export async function fingerprintMedia({
  db,
  media,
  log,
}: Pick<Context, 'db' | 'media' | 'log'>): Promise<number> {
  const waiting = await listWithoutFingerprint(db, batch)
  for (const { id, hash } of waiting) {
    let fingerprint = '0'
    try {
      fingerprint = await media.storage.lend(originalKey(hash), fingerprintOf)
    } catch (error) {
      // A file that is gone or cannot be read has nothing to compare, and must not be tried for ever.
      log.warn({ error, hash }, 'a picture has no fingerprint')
    }
    await setFingerprint(db, { id, fingerprint })
  }
  return waiting.length
}
