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
import { isImageKnown, noteImage } from './snapshot.store.ts'
import type { Loaded } from './load.store.ts'
import { type SavedPiece, VehicleIndex } from './vehicle-index.ts'

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

/** The listed vehicles as a file, for a process that starts within eight minutes: a million are read in a fifth of a second. */
export interface VehicleImage {
  /** `held` is of less than a second ago and does not change meanwhile. False when another process writes. */
  write: (held: Imaged) => Promise<boolean>
  /** The vehicles, whose changes since can be followed; null where there is none of the kind. */
  read: () => Promise<Imaged | null>
}

/**
 * To be opened at the start: whoever installs another version may replace the files while this process still runs, and what
 * it holds is of the code that it began with.
 */
export function openImage({ db, dataDir, log }: Needs, code = codeOf()): VehicleImage {
  const path = join(dataDir, 'vehicles', 'listed.image')
  const known = code.catch((error: unknown) => {
    log.warn({ err: error }, 'The code that images of the listed vehicles are of cannot be read')
    return null
  })

  async function* records(
    own: string,
    { model, seen }: Imaged,
  ): AsyncGenerator<Heading | SavedPiece> {
    yield { code: own, id: await noteImage(db), seen }
    yield* model.saved()
  }

  return {
    write: async (held) => {
      const own = await known
      return own !== null && writeRecords(path, records(own, held))
    },
    read: async () => {
      const found = readRecords(path)
      try {
        const first = await found.next()
        if (first.done) return null
        const { code: others, id, seen } = first.value as Heading
        if (others !== (await known) || !(await isImageKnown(db, id))) return null
        const model = await VehicleIndex.of(found as AsyncGenerator<SavedPiece>)
        return model && { model, seen }
      } catch (error) {
        if (!(error instanceof DamagedRecordError)) throw error
        log.warn({ err: error }, 'The image of the listed vehicles is damaged')
        return null
      } finally {
        await found.return(undefined)
      }
    },
  }
}

/** What is read of a vehicle and how it is kept, and how that is written down. */
const folders = ['..', '../../../platform/records'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

/** Another one after any change of it. */
async function codeOf(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const name of await wantedMigrations()) hash.update(name)
  for (const folder of folders) {
    const files = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
    for (const path of paths.toSorted()) hash.update(await readFile(path))
  }
  return hash.digest('hex')
}
