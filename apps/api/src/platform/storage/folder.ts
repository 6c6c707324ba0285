import { createReadStream, type Dirent } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Part, StoredFile, Storage } from './storage.ts'

/** The ending of a file that is being written. */
const part = '.part'

/** A folder of this machine. */
export class FolderStorage implements Storage {
  readonly root: string
  #parts = 0

  constructor(root: string) {
    this.root = root
  }

  async put(key: string, data: Uint8Array): Promise<void> {
    await this.make(key, async (path) => {
      const file = await open(path, 'w')
      try {
        await file.writeFile(data)
        await file.sync()
      } finally {
        await file.close()
      }
    })
  }

  /** Renamed when complete, so that a killed process leaves no half file under a final name. */
  async make(key: string, make: (path: string) => Promise<unknown>): Promise<void> {
    const path = this.#pathOf(key)
    const partial = `${path}.${process.pid}-${(this.#parts += 1)}${part}`
    // Documents lie here, too: nobody else on this machine reads them.
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    try {
      await make(partial)
      await rename(partial, path)
    } finally {
      await rm(partial, { force: true })
    }
  }

  async read(key: string, part?: Part) {
    const file = await orNull(open(this.#pathOf(key), 'r'))
    if (!file) return null
    if (part) {
      const stream = createReadStream('', { fd: file, ...part })
      return { size: part.end - part.start + 1, stream }
    }
    return { size: await sizeOf(file), stream: createReadStream('', { fd: file }) }
  }

  async find(key: string): Promise<StoredFile | null> {
    const found = await orNull(stat(this.#pathOf(key)))
    return found?.isFile() ? { key, size: found.size, changed: found.mtime } : null
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true })
  }

  async *list(prefix: string): AsyncGenerator<StoredFile> {
    for await (const key of this.#keysIn(prefix)) {
      const file = key.endsWith(part) ? null : await this.find(key)
      if (file) yield file
    }
  }

  lend<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    return use(this.#pathOf(key))
  }

  async tidy(before: Date): Promise<void> {
    for await (const key of this.#keysIn('')) {
      if (!key.endsWith(part)) continue
      const left = await this.find(key)
      if (left && left.changed < before) await this.remove(key)
    }
  }

  #pathOf(key: string): string {
    if (key.split('/').some((name) => name === '' || name === '.' || name === '..'))
      throw new Error(`"${key}" leads out of its folder`)
    return join(this.root, key)
  }

  async *#keysIn(folder: string): AsyncGenerator<string> {
    const entries = await orNull(opendir(join(this.root, folder)))
    if (!entries) return
    for await (const entry of entries) yield* this.#keysOf(entry, folder)
  }

  async *#keysOf(entry: Dirent, folder: string): AsyncGenerator<string> {
    const key = `${folder}${entry.name}`
    if (entry.isDirectory()) yield* this.#keysIn(`${key}/`)
    else yield key
  }
}

async function sizeOf(file: FileHandle): Promise<number> {
  try {
    return (await file.stat()).size
  } catch (error) {
    await file.close()
    throw error
  }
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
