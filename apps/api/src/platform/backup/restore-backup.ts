import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ClientConfig } from 'pg'
import { ExpectedError } from '../../core/expected-error.ts'
import type { Settings } from '../../core/settings.ts'
import { connect } from '../db/connect.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { findServer } from '../db/embedded/process.ts'
import { openPaths } from '../db/embedded/paths.ts'
import { FolderStorage } from '../storage/folder.ts'
import { moveStorage } from '../storage/move-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { copyOne } from './copy-folder.ts'
import { demandKnown, loadDatabase } from './dump-database.ts'
import { type Manifest, manifestFile, parts } from './take-backup.ts'

interface Options<Books> {
  from: string
  /** Where the shop is to be: the database of `DATABASE_URL`, or the embedded one of `DATA_DIR`. */
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>
  /** Where the restored shop keeps pictures; its own `MEDIA_URL`. */
  media: Storage
  /** What `DATA_DIR` holds of a shop is set aside instead of refused. */
  replace: boolean
  /** Throws where the restored books are not those of the backup. */
  compareBooks: (db: Database, books: Books) => Promise<void>
}

export interface Restored<Books> {
  manifest: Manifest<Books>
  /** Tables that this version does not make; their rows are in the backup alone. */
  leftOut: string[]
}

/** Puts a backup where a shop is to run, in either kind of database, and reads the books back. */
export async function restoreBackup<Books>(options: Options<Books>): Promise<Restored<Books>> {
  const { settings, media, replace } = options
  const { dataDir } = settings
  const from = resolve(options.from)
  const manifest = await readManifest<Books>(from)
  await demandKnown(manifest.database)
  if (settings.databaseUrl === undefined) await demandFree(dataDir, replace)
  const keys = await readKeys(join(from, parts.keys))
  await demandSameKeys(dataDir, { keys, replace })
  const load = async (connection: ClientConfig) => {
    const dump = { from: join(from, parts.database), dump: manifest.database }
    const leftOut = await loadDatabase(connection, dump)
    const db = openDatabase({ ...connection, max: 1 })
    await options.compareBooks(db, manifest.books).finally(() => db.destroy())
    return leftOut
  }
  await moveStorage(new FolderStorage(join(from, parts.media)), media)
  const leftOut =
    settings.databaseUrl === undefined
      ? await loadEmbedded(dataDir, load)
      : await load((await connect(settings)).direct)
  for (const [name] of keys) {
    const path = join(dataDir, name)
    if (existsSync(path)) await rename(path, aside(path))
    await copyOne(join(from, parts.keys, name), path)
  }
  return { manifest, leftOut }
}

const aside = (path: string) => `${path}.before-${Date.now()}`

/** Loads into a server beside, which takes its place last: a restore that was cut off is not taken for a shop. */
async function loadEmbedded<T>(dataDir: string, load: (to: ClientConfig) => Promise<T>) {
  const beside = join(dataDir, 'restoring')
  await rm(beside, { recursive: true, force: true })
  const server = await startEmbedded({ dataDir: beside })
  const loaded = await load(server.connection).finally(() => server.stop())
  const { socketDir } = await openPaths(beside)
  await rm(socketDir, { recursive: true, force: true })
  const home = join(dataDir, 'postgres')
  if (existsSync(join(home, 'cluster'))) await rename(home, aside(home))
  else await rm(home, { recursive: true, force: true })
  await rename(join(beside, 'postgres'), home)
  await rm(beside, { recursive: true, force: true })
  return loaded
}

async function demandFree(dataDir: string, replace: boolean) {
  if (!existsSync(join(dataDir, 'postgres/cluster'))) return
  if (!replace)
    throw new ExpectedError(`${dataDir} holds a database already: --replace sets it aside.`)
  if ((await findServer(await openPaths(dataDir))) !== undefined)
    throw new ExpectedError(`The shop in ${dataDir} runs: stop it first.`)
}

async function readKeys(folder: string): Promise<Map<string, Buffer>> {
  const names = existsSync(folder) ? await readdir(folder) : []
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name))] as const),
    ),
  )
}

/** Another shop's key would be lost, and with it what it has sealed. */
async function demandSameKeys(
  dataDir: string,
  { keys, replace }: { keys: Map<string, Buffer>; replace: boolean },
) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  for (const [name, key] of keys) {
    const path = join(dataDir, name)
    if (!existsSync(path)) continue
    // The same one needs no copy.
    if (key.equals(await readFile(path))) keys.delete(name)
    else if (!replace)
      throw new ExpectedError(`${path} is not the one of the backup: --replace sets it aside.`)
  }
}

async function readManifest<Books>(from: string): Promise<Manifest<Books>> {
  try {
    const manifest = JSON.parse(await readFile(join(from, manifestFile), 'utf8')) as Manifest<Books>
    if (manifest.format === 2) return manifest
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new ExpectedError(`${from} holds no complete backup: ${manifestFile} is missing.`)
  }
  throw new ExpectedError(
    `${from} was taken by a version before, as the files of its server: restore it with that one, then back up again.`,
  )
}
