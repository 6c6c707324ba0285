import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ExpectedError } from '../../core/expected-error.ts'
import type { Settings } from '../../core/settings.ts'
import { connect } from '../db/connect.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { FolderStorage } from '../storage/folder.ts'
import { moveStorage } from '../storage/move-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { copyFolder } from './copy-folder.ts'
import { type Dump, dumpDatabase } from './dump-database.ts'

/** The manifest of a backup. It is written last, so that an incomplete backup has none. */
export interface Manifest<Books> {
  /** 1 was a copy of the embedded server's own files. */
  format: 2
  finished: string
  /** The ledgers before the copy began: what is restored has at least these entries, with these sums. */
  books: Books
  pictures: number
  database: Dump
}

export const manifestFile = 'backup.json'

/** The parts of a backup, beside its manifest. */
export const parts = { database: 'database', media: 'media', keys: 'keys' } as const

interface Options<Books> {
  /** Whose database it is: the one of `DATABASE_URL`, or the embedded one. */
  settings: Parameters<typeof connect>[0]
  media: Storage
  to: string
  readBooks: (db: Database) => Promise<Books>
}

/** Copies database, pictures, documents and keys while the shop runs. */
export async function takeBackup<Books>(options: Options<Books>): Promise<Manifest<Books>> {
  const { settings, media, readBooks } = options
  const to = resolve(options.to)
  await demandEmpty(to)
  // Joins the embedded server of a shop that runs, and then leaves it running.
  const connection = await connect(settings)
  try {
    const db = openDatabase({ ...connection.direct, max: 1 })
    const books = await readBooks(db).finally(() => db.destroy())
    const database = await dumpDatabase(connection.direct, join(to, parts.database))
    // After the database, so that what its rows show is there.
    const { copied } = await moveStorage(media, new FolderStorage(join(to, parts.media)))
    await copyKeys(settings, join(to, parts.keys))
    const finished = new Date().toISOString()
    const manifest: Manifest<Books> = { format: 2, finished, books, pictures: copied, database }
    await writeFile(join(to, manifestFile), JSON.stringify(manifest, null, 2), {
      flush: true,
      mode: 0o600,
    })
    return manifest
  } finally {
    await connection.stop()
  }
}

async function demandEmpty(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new ExpectedError(`${folder} is not empty: a backup has a folder of its own.`)
}

/** What encrypts and signs: the files of `DATA_DIR`, which has folders for everything else. */
async function copyKeys({ dataDir }: Pick<Settings, 'dataDir'>, to: string) {
  await mkdir(dataDir, { recursive: true })
  const entries = await readdir(dataDir, { withFileTypes: true })
  const folders = new Set(entries.filter((entry) => !entry.isFile()).map(({ name }) => name))
  await copyFolder({ from: dataDir, to, leavesOut: (path) => folders.has(path) })
}
