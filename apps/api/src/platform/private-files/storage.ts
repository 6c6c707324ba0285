import { buffer } from 'node:stream/consumers'
import type { Storage } from '../storage/storage.ts'

/** The storage of private files' bytes. It has no public address: only operations read it. */
export interface PrivateStorage {
  /** They are safe before the call returns; what is there already stays. */
  put: (hash: string, data: Buffer) => Promise<void>
  read: (hash: string) => Promise<Buffer>
  /** Nothing happens where there is nothing. */
  remove: (hash: string) => Promise<void>
}

declare module '../../core/context.ts' {
  interface Context {
    privateStorage: PrivateStorage
  }
}

/** Beside the pictures, under a key that `/media` does not serve. */
export function privateIn(storage: Storage): PrivateStorage {
  const keyOf = (hash: string) => `private/${hash}`
  return {
    put: async (hash, data) => {
      if (!(await storage.find(keyOf(hash)))) await storage.put(keyOf(hash), data)
    },
    read: async (hash) => {
      const kept = await storage.read(keyOf(hash))
      if (!kept) throw new Error(`The private file ${hash} is missing`)
      return buffer(kept.stream)
    },
    remove: (hash) => storage.remove(keyOf(hash)),
  }
}
