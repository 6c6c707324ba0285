import { sql, type SqlBool } from 'kysely'
import type { Problem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import type { CellKind } from '../../platform/workbooks/workbook.ts'
import type { CheckedRow } from './check-file.ts'
import type { Market } from '../listings/lister.ts'
import { type ImportClass, marketOf } from './columns.ts'
import type { TableRow } from './open-table.ts'
import type { RowListing } from './settle.ts'

interface NewImport {
  vendorId: number
  importClass: ImportClass
  forHouse: boolean
  fileName: string
  origin: MappingOrigin
  rows: readonly TableRow[]
  now: Date
}

export type MappingOrigin = NonNullable<ImportRow['mapping_origin']>

/** A file that was read; nothing of it is listed yet, and it waits for the meaning of its columns. */
export async function insertImport(db: Database, given: NewImport): Promise<number> {
  const { vendorId, importClass, forHouse, fileName, origin, rows, now } = given
  const { id } = await db
    .insertInto('imports')
    .values({
      vendor_id: vendorId,
      class: importClass === 'parts' ? 'parts' : 'vehicles',
      market: marketOf(importClass),
      for_house: forHouse,
      file_name: fileName,
      state: 'mapping',
      mapping_origin: origin,
      rows: rows.length,
      invalid_rows: 0,
      new_rows: 0,
      changed_rows: 0,
      error_count: 0,
      created_at: now,
      finished_at: null,
      check_until: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const some of batchesOf(rows))
    await sql`
      insert into import_rows (import_id, row, cells, kinds)
      select ${id}, row, cells, kinds
      from jsonb_to_recordset(${JSON.stringify(some.map(kept))}::jsonb)
        as given (row integer, cells text[], kinds text)`.execute(db)
  return id
}

const letters = { text: 't', number: 'n', date: 'd', boolean: 'b', error: 'e' } as const
const kindOf = new Map(Object.entries(letters).map(([kind, letter]) => [letter, kind as CellKind]))

function kept({ row, cells, kinds }: TableRow) {
  return { row, cells, kinds: kinds?.map((kind) => letters[kind]).join('') ?? null }
}

/** Rows of one statement, whose text is made in a few milliseconds. */
const batch = 500

function* batchesOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += batch) yield rows.slice(from, from + batch)
}

interface Check {
  origin: MappingOrigin
  notes: string[]
  openGroups: number
  rows: readonly CheckedRow[]
  defaults?: readonly string[]
}

/** What the check of all rows has found, instead of an earlier one. */
export async function writeCheck(db: Database, id: number, check: Check): Promise<void> {
  const { origin, notes, openGroups, rows, defaults = [] } = check
  const having = (effect: CheckedRow['effect']) =>
    rows.filter((row) => row.effect === effect).length
  await db
    .updateTable('imports')
    .set({
      state: 'checked',
      check_until: null,
      mapping_origin: origin,
      open_groups: openGroups,
      notes,
      defaults: [...defaults],
      invalid_rows: having(null),
      new_rows: having('new'),
      changed_rows: having('changed'),
      error_count: rows.reduce((sum, { errors }) => sum + errors.length, 0),
    })
    .where('id', '=', id)
    .execute()
  for (const some of batchesOf(rows))
    await sql`
      update import_rows set listing = given.listing, errors = given.errors,
        product_id = given."productId", price_before = given."priceBefore"
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        as given (row integer, listing jsonb, errors jsonb, "productId" bigint, "priceBefore" bigint)
      where import_id = ${id} and import_rows.row = given.row`.execute(db)
}

/** A question about its columns is open again, so that what was found in it no longer counts. */
export async function writeUnchecked(db: Database, id: number): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: 'mapping', open_groups: 0, notes: [], ...nothingFound })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('import_rows')
    .set({ listing: null, errors: '[]', product_id: null, price_before: null })
    .where('import_id', '=', id)
    .execute()
}

export const nothingFound = {
  defaults: [],
  invalid_rows: 0,
  new_rows: 0,
  changed_rows: 0,
  error_count: 0,
}

/** The rows as the file has them. */
export async function listCells(db: Database, id: number): Promise<TableRow[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['row', 'cells', 'kinds'])
    .where('import_id', '=', id)
    .orderBy('row')
    .execute()
  return rows.map(({ row, cells, kinds }) => ({
    row,
    cells: cells ?? [],
    ...(kinds !== null && {
      kinds: Array.from(kinds, (letter) => kindOf.get(letter as 't') ?? 'text'),
    }),
  }))
}

/** Another vendor's import is not found, like one that does not exist. */
export interface OwnImport {
  id: number
  vendorId: number
}

export async function findImport(db: Database, own: OwnImport) {
  return ownImport(db, own).executeTakeFirst()
}

/** As `findImport`; locked until the transaction ends, so that nobody else starts or discards it. */
export async function lockImport(db: Database, own: OwnImport) {
  return ownImport(db, own).forUpdate().executeTakeFirst()
}

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>

function ownImport(db: Database, { id, vendorId }: OwnImport) {
  return db.selectFrom('imports').selectAll().where('id', '=', id).where('vendor_id', '=', vendorId)
}

/** Of files that the seller chose; those of feeds stand with their feeds. */
export async function listImportsOf(db: Database, vendorId: number): Promise<ImportRow[]> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where(sql<SqlBool>`not exists (select from feed_runs where import_id = imports.id)`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}

export interface ErrorRow {
  row: number
  column: string
  value: string
  problem: Problem | null
  /** In English, of a file that was checked before errors were kept by their codes. */
  message: string | null
}

/** By row, and in a row as they were found. */
export async function listErrors(
  db: Database,
  { importId, limit = null }: { importId: number; limit?: number | null },
): Promise<ErrorRow[]> {
  const { rows } = await sql<ErrorRow>`
    select row, told ->> 'column' as column, told ->> 'value' as value, told -> 'problem' as problem,
      told ->> 'message' as message
    from import_rows cross join lateral jsonb_array_elements(errors) with ordinality as each (told, place)
    where import_id = ${importId} and errors <> '[]'
    order by row, place limit ${limit}`.execute(db)
  return rows
}

/** From now on the schedule works on it. Rows with errors are left out at once. */
export async function startRunning(
  db: Database,
  id: number,
  publishWithoutPictures = false,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('import_rows')
    .set({ outcome: 'left-out' })
    .where('import_id', '=', id)
    .where('listing', 'is', null)
    .executeTakeFirst()
  await db
    .updateTable('imports')
    .set({
      state: 'running',
      done: Number(numUpdatedRows),
      publish_without_pictures: publishWithoutPictures,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteImport(db: Database, id: number): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute()
}

/** Whose account may still list what its file holds. */
export const mayList = sql`case when for_house then is_active and staff_role in ('support', 'admin')
  else seller_status = 'approved' and (market = 'local' or may_list_export) end`

export interface RunningImport {
  id: number
  vendor_id: number
  class: 'vehicles' | 'parts'
  market: Market
  for_house: boolean
  publish_without_pictures: boolean
}

/**
 * An import under way, of somebody who may list there, that no other process works on. Import and account are locked
 * until the transaction ends, so nothing is listed for anybody after a suspension.
 */
export async function takeRunning(db: Database): Promise<RunningImport | undefined> {
  const { rows } = await sql<RunningImport>`
    select imports.id, vendor_id, class, market, for_house, publish_without_pictures
    from imports join accounts on accounts.id = vendor_id
    where state = 'running' and ${mayList}
    order by done, imports.id limit 1
    for update of imports skip locked for share of accounts skip locked`.execute(db)
  return rows[0]
}

export interface WaitingRow {
  row: number
  listing: RowListing
}

export async function listWaiting(
  db: Database,
  { importId, limit }: { importId: number; limit: number },
): Promise<WaitingRow[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['row', 'listing'])
    .where('import_id', '=', importId)
    .where('outcome', 'is', null)
    .orderBy('row')
    .limit(limit)
    .execute()
  // `insertImport` wrote the rows, and a row without a listing has an outcome by now.
  return rows.map(({ row, listing }) => ({ row, listing: listing as unknown as RowListing }))
}

export interface Outcome {
  row: number
  outcome: 'created' | 'changed' | 'unchanged' | 'left-out'
  productId: number | null
  /** The reason why it is left out after all. */
  problem?: Problem
}

/** Stores the outcomes of rows, and adds them to the import's counts. */
export async function writeOutcomes(
  db: Database,
  { importId, outcomes }: { importId: number; outcomes: readonly Outcome[] },
): Promise<void> {
  const given = outcomes.map(({ problem, ...outcome }) => ({
    ...outcome,
    errors: problem === undefined ? [] : [{ column: '', value: '', problem }],
  }))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given (row integer, outcome text, "productId" bigint, errors jsonb)
    ), written as (
      update import_rows set outcome = given.outcome, product_id = given."productId", errors = given.errors
      from given where import_id = ${importId} and import_rows.row = given.row
      returning given.outcome, given.errors
    ), counted as (
      select count(*) as done, count(*) filter (where outcome = 'created') as created,
        count(*) filter (where outcome = 'changed') as changed, count(*) filter (where errors <> '[]') as refused
      from written
    )
    update imports set done = imports.done + counted.done, created = imports.created + counted.created,
      changed = imports.changed + counted.changed, error_count = error_count + refused,
      invalid_rows = invalid_rows + refused
    from counted where id = ${importId}`.execute(db)
}

export async function finishImport(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: 'done', finished_at: now })
    .where('id', '=', id)
    .execute()
}
