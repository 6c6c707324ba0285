import { createHash } from 'node:crypto'

/** Only the hash is stored, as for every other token. */
export function hashReferral(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
