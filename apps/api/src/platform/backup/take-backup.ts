import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ExpectedError } from '../../core/expected-error.ts'
import { openClient } from '../db/client.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { findServer } from '../db/embedded/process.ts'
import { openPaths } from '../db/embedded/paths.ts'
import { FolderStorage } from '../storage/folder.ts'
import { moveStorage } from '../storage/move-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { copyCluster } from './copy-cluster.ts'
import { copyOne } from './copy-folder.ts'

/** The manifest of a backup. It is written last, so that an incomplete backup has none. */
export interface Manifest<Books> {
  format: 1
  finished: string
  /** The ledgers before the copy began: what is restored has at least these entries, with these sums. */
  books: Books
  pictures: number
}

export const manifestFile = 'backup.json'

interface Options<Books> {
  dataDir: string
  media: Storage
  to: string
  readBooks: (db: Database) => Promise<Books>
}

/** Copies the embedded database, pictures, documents and keys while the shop runs. */
export async function takeBackup<Books>(options: Options<Books>): Promise<Manifest<Books>> {
  const { dataDir, media, readBooks } = options
  const to = resolve(options.to)
  await demandEmpty(to)
  const paths = await openPaths(dataDir)
  const { cluster } = paths
  const isRunning = (await findServer(paths)) !== undefined
  const server = await startEmbedded({ dataDir })
  try {
    const db = openDatabase({ ...server.connection, max: 1 })
    const books = await readBooks(db).finally(() => db.destroy())
    const client = await openClient(server.connection)
    await copyCluster(client, cluster, join(to, 'postgres/cluster')).finally(() => client.end())
    // After the database, so that what its rows show is there.
    const { copied } = await moveStorage(media, new FolderStorage(join(to, 'media')))
    await copyKeys(dataDir, to)
    const finished = new Date().toISOString()
    const manifest: Manifest<Books> = { format: 1, finished, books, pictures: copied }
    await writeFile(join(to, manifestFile), JSON.stringify(manifest, null, 2), { flush: true })
    return manifest
  } finally {
    // A shop that goes on keeps its database.
    if (!isRunning) await server.stop()
  }
}

async function demandEmpty(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new ExpectedError(`${folder} is not empty: a backup has a folder of its own.`)
}

/** The database's password, and what encrypts and signs. */
async function copyKeys(dataDir: string, to: string) {
  await copyOne(join(dataDir, 'postgres/password'), join(to, 'postgres/password'))
  for (const entry of await readdir(dataDir, { withFileTypes: true }))
    if (entry.isFile()) await copyOne(join(dataDir, entry.name), join(to, entry.name))
}
