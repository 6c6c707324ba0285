import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listCells } from '../imports.store.ts'
import { plainWord } from '../../listings/plain-word.ts'
import type { ChangeGroup } from './check-mapped.ts'
import { type ColumnLook, looksOf } from './column-looks.ts'
import type { Decision } from './decisions.ts'
import type { Mapping } from './mapping.ts'
import type { DecisionGroup } from './value-groups.ts'

/** Files of one source have the same headings in the same order. */
export function sourceOf(headings: readonly string[]): string {
  const text = JSON.stringify(headings.map(plainWord))
  return createHash('sha256').update(text).digest('hex')
}

export interface MappedFile {
  source: string
  mapping: Mapping
  decisions: Decision[]
  groups: DecisionGroup[]
  changes: ChangeGroup[]
  /** Of the reading of the file. */
  notes: string[]
  is_from_1904: boolean
  /** By the places of its columns; null for a file that is older than they are kept. */
  looks: ColumnLook[] | null
  /** Whether the job that checks it takes every suggestion. */
  takes_all?: boolean
}

/** Changes that are kept and shown; those of the most rows. */
const most = 500

export async function writeFile(db: Database, importId: number, file: MappedFile): Promise<void> {
  const { source, notes, is_from_1904 } = file
  const looks = file.looks && JSON.stringify(file.looks)
  const values = {
    mapping: JSON.stringify(file.mapping),
    decisions: JSON.stringify(file.decisions),
    groups: JSON.stringify(file.groups),
    changes: JSON.stringify(file.changes.slice(0, most)),
    takes_all: file.takes_all ?? false,
  }
  await db
    .insertInto('import_files')
    .values({ import_id: importId, source, notes, is_from_1904, looks, ...values })
    .onConflict((conflict) => conflict.column('import_id').doUpdateSet(values))
    .execute()
}

/** With what its columns look like, which is looked at now for a file that is older than that is kept. */
export async function looksIn(
  db: Database,
  importId: number,
  { looks, mapping, is_from_1904: isFrom1904 }: MappedFile,
): Promise<ColumnLook[]> {
  if (looks !== null) return looks
  const headings = mapping.columns.map(({ heading }) => heading)
  return looksOf({ headings, rows: await listCells(db, importId), isFrom1904 })
}

/** Undefined for an import that is older than the question. */
export async function findFile(db: Database, importId: number): Promise<MappedFile | undefined> {
  const row = await db
    .selectFrom('import_files')
    .selectAll()
    .where('import_id', '=', importId)
    .executeTakeFirst()
  // `writeFile` wrote the JSON.
  return row as MappedFile | undefined
}

export interface Source {
  vendorId: number
  kind: string
  source: string
}

type Said = Pick<MappedFile, 'mapping' | 'decisions'>

/** What the seller has said about an earlier file of the source. */
export async function findSource(db: Database, { vendorId, kind, source }: Source) {
  const row = await db
    .selectFrom('import_sources')
    .select(['mapping', 'decisions'])
    .where('vendor_id', '=', vendorId)
    .where('kind', '=', kind)
    .where('source', '=', source)
    .executeTakeFirst()
  // `writeSource` wrote the JSON.
  return row as Said | undefined
}

/** For the next file. A rate is of its day and is asked for again. */
export async function writeSource(
  db: Database,
  { vendorId, kind, source }: Source,
  { mapping, decisions, now }: Said & { now: Date },
): Promise<void> {
  const said = {
    mapping: JSON.stringify({ ...mapping, rate: null }),
    decisions: JSON.stringify(decisions),
    used_at: now,
  }
  await db
    .insertInto('import_sources')
    .values({ vendor_id: vendorId, kind, source, ...said })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'kind', 'source']).doUpdateSet(said))
    .execute()
}

/** Used again: it is kept a year longer. */
export async function touchSource(
  db: Database,
  { vendorId, kind, source }: Source,
  now: Date,
): Promise<void> {
  await sql`
    update import_sources set used_at = ${now}
    where vendor_id = ${vendorId} and kind = ${kind} and source = ${source}`.execute(db)
}
