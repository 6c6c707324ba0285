import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ExpectedError } from '../../core/expected-error.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { findServer } from '../db/embedded/process.ts'
import { openPaths } from '../db/embedded/paths.ts'
import { FolderStorage } from '../storage/folder.ts'
import { moveStorage } from '../storage/move-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { copyFolder, copyOne } from './copy-folder.ts'
import { type Manifest, manifestFile } from './take-backup.ts'

interface Options<Books> {
  from: string
  dataDir: string
  /** Where the restored shop keeps pictures; its own `MEDIA_URL`. */
  media: Storage
  /** A data folder that holds a shop is set aside instead of refused. */
  replace: boolean
  /** Throws where the restored books are not those of the backup. */
  compareBooks: (db: Database, books: Books) => Promise<void>
}

/** Puts a backup where a shop is to run, lets PostgreSQL replay its log, and reads the books back. */
export async function restoreBackup<Books>(options: Options<Books>): Promise<Manifest<Books>> {
  const { dataDir, media, replace, compareBooks } = options
  const from = resolve(options.from)
  const manifest = await readManifest<Books>(from)
  const paths = await openPaths(dataDir)
  if (existsSync(paths.cluster)) {
    if (!replace)
      throw new ExpectedError(`${dataDir} holds a database already: --replace sets it aside.`)
    if ((await findServer(paths)) !== undefined)
      throw new ExpectedError(`The shop in ${dataDir} runs: stop it first.`)
    await rename(paths.cluster, `${paths.cluster}.before-${Date.now()}`)
  }
  const all = () => false
  const half = `${paths.cluster}.half`
  await rm(half, { recursive: true, force: true })
  await copyFolder({ from: join(from, 'postgres/cluster'), to: half, leavesOut: all })
  await copyOne(join(from, 'postgres/password'), paths.passwordFile)
  for (const entry of await readdir(from, { withFileTypes: true }))
    if (entry.isFile() && entry.name !== manifestFile)
      await copyOne(join(from, entry.name), join(dataDir, entry.name))
  await moveStorage(new FolderStorage(join(from, 'media')), media)
  // Last, so that a restore that was cut off is not taken for a shop.
  await rename(half, paths.cluster)
  const server = await startEmbedded({ dataDir })
  const db = openDatabase({ ...server.connection, max: 1 })
  try {
    await compareBooks(db, manifest.books)
  } finally {
    await db.destroy()
    await server.stop()
  }
  return manifest
}

async function readManifest<Books>(from: string): Promise<Manifest<Books>> {
  try {
    return JSON.parse(await readFile(join(from, manifestFile), 'utf8')) as Manifest<Books>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new ExpectedError(`${from} holds no complete backup: ${manifestFile} is missing.`)
  }
}
