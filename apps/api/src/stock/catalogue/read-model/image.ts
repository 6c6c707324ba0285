import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '../../../core/log.ts'
import type { Database } from '../../../platform/db/database.ts'
import { wantedMigrations } from '../../../platform/db/migrate.ts'
import { DamagedRecordError } from '../../../platform/records/record.ts'
import { readRecords, writeRecords } from '../../../platform/records/record-file.ts'
import type { Held } from './held.ts'
import { isImageKnown, noteImage } from './image.store.ts'
import type { Loaded } from './load.store.ts'
import { type SavedPiece, VehicleReadModel } from './read-model.ts'

/** The first record of an image. */
interface Heading {
  /** Who wrote it: only the same code knows what it holds. */
  code: string
  /** By which the database knows it. */
  id: string
  seen: Loaded
}

interface Needs {
  db: Database
  /** The folder of the shop's data. */
  dataDir: string
  log: Log
}

export type Imaged = Pick<Held, 'model' | 'seen'>

function imageIn(dataDir: string): string {
  return join(dataDir, 'vehicles', 'listed.image')
}

/**
 * Writes the listed vehicles to a file, for a process that starts within eight minutes: a million are read of it in
 * a fifth of a second instead of twelve. `held` is of less than a second ago and does not change meanwhile. False when another process writes.
 */
export async function writeImage(
  { db, dataDir }: Needs,
  { model, seen }: Imaged,
): Promise<boolean> {
  return writeRecords(
    imageIn(dataDir),
    (async function* (): AsyncGenerator<Heading | SavedPiece> {
      yield { code: await codeOf(), id: await noteImage(db), seen }
      yield* model.saved()
    })(),
  )
}

/** The vehicles as the image has them, whose changes since can be followed; null where there is none of the kind. */
export async function readImage({ db, dataDir, log }: Needs): Promise<Imaged | null> {
  const records = readRecords(imageIn(dataDir))
  try {
    const first = await records.next()
    if (first.done) return null
    const { code, id, seen } = first.value as Heading
    if (code !== (await codeOf()) || !(await isImageKnown(db, id))) return null
    const model = await VehicleReadModel.of(records as AsyncGenerator<SavedPiece>)
    return model && { model, seen }
  } catch (error) {
    if (!(error instanceof DamagedRecordError)) throw error
    log.warn({ err: error }, 'The image of the listed vehicles is damaged')
    return null
  } finally {
    await records.return(undefined)
  }
}

const catalogue = fileURLToPath(new URL('..', import.meta.url))

/** Another one after any change of what is read of a vehicle, or of how it is kept. */
async function codeOf(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const name of await wantedMigrations()) hash.update(name)
  const files = await readdir(catalogue, { recursive: true, withFileTypes: true })
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
  for (const path of paths.toSorted()) hash.update(await readFile(path))
  return hash.digest('hex')
}
