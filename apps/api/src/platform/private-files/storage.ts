import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the bytes of private files lie. No address leads there: they are read by operations alone. */
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

/** A folder that only the process's own user may read. */
export function privateFolder(root: string): PrivateStorage {
  const pathOf = (hash: string) => join(root, hash)
  // One at a time writes a hash, under its lock, so a name of its own is enough.
  const partOf = (hash: string) => join(root, `${hash}.part`)
  return {
    put: async (hash, data) => {
      if (existsSync(pathOf(hash))) return
      await mkdir(root, { recursive: true, mode: 0o700 })
      const file = await open(partOf(hash), 'w', 0o600)
      try {
        await file.writeFile(data)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(partOf(hash), pathOf(hash))
    },
    read: (hash) => readFile(pathOf(hash)),
    remove: async (hash) => {
      await rm(pathOf(hash), { force: true })
      await rm(partOf(hash), { force: true })
    },
  }
}
