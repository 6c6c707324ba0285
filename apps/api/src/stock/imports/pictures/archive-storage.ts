import { buffer } from 'node:stream/consumers'
import type { Storage } from '../../../platform/storage/storage.ts'

/** Pictures of ZIP files until they are taken, under keys that `/media` does not serve. */
export const archiveFolder = 'import-pictures/'

export interface ArchivedPicture {
  importId: number
  row: number
  /** `sha256:` and the hash of the file as it came. */
  address: string
}

export function archiveKey({ importId, row, address }: ArchivedPicture): string {
  return `${archiveFolder}${importId}/${row}-${address.replace('sha256:', '')}`
}

/** Null where it is gone. */
export async function readArchived(storage: Storage, picture: ArchivedPicture) {
  const kept = await storage.read(archiveKey(picture))
  return kept && buffer(kept.stream)
}
