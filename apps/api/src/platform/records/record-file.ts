import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  DamagedRecordError,
  decodeFrame,
  decodeRecord,
  encodeRecord,
  frameBytes,
} from './record.ts'

/** The last record of a whole file. */
const end = 'end'

/** Who began to write so long ago, in milliseconds, writes no more. */
const givenUpAfter = 10 * 60_000

/**
 * Writes records to a file that takes the place of the one before when it is whole. False when somebody else writes it
 * at the moment: nothing is asked of `values` then.
 */
export async function writeRecords(
  path: string,
  values: Iterable<unknown> | AsyncIterable<unknown>,
): Promise<boolean> {
  const partial = `${path}.part`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await openNew(partial)
  if (!file) return false
  try {
    try {
      for await (const value of values) await writeRecord(file, value)
      await writeRecord(file, end)
    } finally {
      await file.close()
    }
    await rename(partial, path)
    return true
  } finally {
    await rm(partial, { force: true })
  }
}

/**
 * The values of a file's records, as they are read. Throws `DamagedRecordError` where what follows is not what was
 * written, also where it ends too early: so nothing of it is to be relied on before the last was read. Nothing for no file.
 */
export async function* readRecords(path: string): AsyncGenerator {
  const file = await orNull('ENOENT', open(path, 'r'))
  if (!file) return
  try {
    for (;;) {
      const frame = decodeFrame(new Uint8Array(await readBytes(file, frameBytes)))
      const value = decodeRecord(await readBytes(file, frame.length), frame)
      if (value === end) return
      yield value
    }
  } finally {
    await file.close()
  }
}

async function openNew(path: string): Promise<FileHandle | null> {
  const file = await orNull('EEXIST', open(path, 'wx', 0o600))
  if (file) return file
  const begun = await orNull('ENOENT', stat(path))
  if (begun && Date.now() - begun.mtimeMs < givenUpAfter) return null
  await rm(path, { force: true })
  return orNull('EEXIST', open(path, 'wx', 0o600))
}

async function writeRecord(file: FileHandle, value: unknown): Promise<void> {
  const parts = encodeRecord(value)
  const { bytesWritten } = await file.writev(parts)
  const wanted = parts.reduce((sum, part) => sum + part.length, 0)
  if (bytesWritten !== wanted) throw new Error(`Wrote ${bytesWritten} bytes of ${wanted}`)
}

async function readBytes(file: FileHandle, length: number): Promise<ArrayBuffer> {
  const { size } = await file.stat()
  if (length > size) throw new DamagedRecordError('A record is longer than its file')
  const bytes = new ArrayBuffer(length)
  for (let read = 0; read < length; ) {
    const { bytesRead } = await file.read(new Uint8Array(bytes, read))
    if (bytesRead === 0) throw new DamagedRecordError('A file of records ends too early')
    read += bytesRead
  }
  return bytes
}

async function orNull<T>(code: 'ENOENT' | 'EEXIST', asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return null
    throw error
  }
}
