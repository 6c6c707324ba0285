import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Storage } from './storage.ts'

/** A bucket answers in milliseconds, of which most are waiting. */
const atOnce = 8

export interface Moved {
  copied: number
  /** Were there already, byte for byte. */
  there: number
  bytes: number
}

/**
 * Copies every file of one storage that the other does not have. It reads each copy back and compares it by SHA-256;
 * the next run finishes one that was cut off. Nothing is removed: the old storage stays until somebody is content.
 */
export async function moveStorage(from: Storage, to: Storage): Promise<Moved> {
  const moved: Moved = { copied: 0, there: 0, bytes: 0 }
  const files = from.list('')[Symbol.asyncIterator]()
  const moveNext = async (): Promise<void> => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      const data = await read(from, next.value.key)
      // Without data, a shop that goes on has removed the file meanwhile.
      if (data) await moveFile({ key: next.value.key, data, to, moved })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, moveNext))
  return moved
}

interface Move {
  key: string
  data: Buffer
  to: Storage
  moved: Moved
}

async function moveFile({ key, data, to, moved }: Move): Promise<void> {
  moved.bytes += data.length
  if (await holds(to, key, data)) {
    moved.there += 1
    return
  }
  await to.put(key, data)
  if (!(await holds(to, key, data))) throw new Error(`${key} did not arrive as it was sent`)
  moved.copied += 1
}

async function holds(storage: Storage, key: string, data: Buffer): Promise<boolean> {
  const found = await storage.find(key)
  if (found?.size !== data.length) return false
  const copy = await read(storage, key)
  return copy !== null && hashOf(copy) === hashOf(data)
}

async function read(storage: Storage, key: string): Promise<Buffer | null> {
  const file = await storage.read(key)
  return file && buffer(file.stream)
}

function hashOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
