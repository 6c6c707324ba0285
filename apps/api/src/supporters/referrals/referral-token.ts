import { createHash } from 'node:crypto'

/** Only the hash is kept, as of every other token. */
export function hashReferral(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
