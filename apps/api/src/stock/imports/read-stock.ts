import type { Context } from '../../core/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Stock } from '../listings/lister.ts'
import type { ImportClass } from './columns.ts'
import type { Subjects } from './find-subject.ts'
import { mostAtOnce } from './import-limits.ts'
import { startChecking } from './import-checks.store.ts'
import { insertImport } from './imports.store.ts'
import { sourceKind, writeFound } from './mapping/check-again.ts'
import { checkImport, type ImportFile, openQuestions } from './mapping/check-import.ts'
import { looksOf } from './mapping/column-looks.ts'
import { guessMapping } from './mapping/guess-mapping.ts'
import { isExact, type Mapping } from './mapping/mapping.ts'
import { findSource, sourceOf, touchSource, writeFile } from './mapping/mapping.store.ts'
import type { Table } from './open-table.ts'
import { readSubjects } from './subjects.store.ts'

interface StockTable {
  table: Table
  importClass: ImportClass
  stock: Stock
  vendorId: number
}

/**
 * What a table of somebody's stock would do, as far as that can be told: it is checked when its columns are ours, or when the
 * seller has said of an earlier one what they mean, and a large one not yet. Null for a table of something else.
 */
export async function readStock(
  context: Context,
  { table, importClass, stock, vendorId }: StockTable,
) {
  const forHouse = stock.vendorId === null
  const source = {
    vendorId,
    kind: sourceKind(importClass, forHouse),
    source: sourceOf(table.headings),
  }
  const subjects = await readSubjects(context.db)
  const meant = await meaningOf(context, { table, importClass, subjects, source })
  if (meant.mapping.columns.every(({ field }) => field === null)) return null
  const { rows, isFrom1904 } = table
  const looks = await looksOf(table)
  const file = { importClass, rows, isFrom1904, ...meant, looks }
  const isSure = meant.origin !== 'guessed' && (await openQuestions(context, file)).length === 0
  const isLarge = rows.length > mostAtOnce
  const owner = { accountId: vendorId, stock }
  const checked = isSure && !isLarge ? await checkImport(context, file, { owner, subjects }) : null
  return { table, importClass, forHouse, source, meant, looks, isSure, checked }
}

export type ReadStock = NonNullable<Awaited<ReturnType<typeof readStock>>>

/** Keeps it as an import of which nothing is listed yet. */
export async function writeStock(
  transaction: Database,
  { table, importClass, forHouse, source, meant, looks, isSure, checked }: ReadStock,
  { fileName, now }: { fileName: string; now: Date },
): Promise<number> {
  const { rows, notes, isFrom1904 } = table
  const { origin, mapping, decisions } = meant
  const { vendorId } = source
  const file = { vendorId, importClass, forHouse, fileName, origin, rows, now }
  const id = await insertImport(transaction, file)
  const kept = { source: source.source, mapping, notes, is_from_1904: isFrom1904, looks }
  const unread = { ...kept, groups: [], changes: [], decisions: [...decisions] }
  if (checked) await writeFound(transaction, id, { file: unread, checked, origin })
  else {
    await writeFile(transaction, id, unread)
    if (isSure) await startChecking(transaction, id, origin)
  }
  if (origin === 'remembered') await touchSource(transaction, source, now)
  return id
}

interface Wanted {
  table: Table
  importClass: ImportClass
  subjects: Subjects
  source: { vendorId: number; kind: string; source: string }
}

type Meaning = Pick<ImportFile, 'mapping' | 'decisions'> & {
  origin: 'exact' | 'guessed' | 'remembered'
}

async function meaningOf(
  { db, clock }: Context,
  { table, importClass, subjects, source }: Wanted,
): Promise<Meaning> {
  const remembered = await findSource(db, source)
  if (remembered) return { ...remembered, origin: 'remembered' }
  const thisYear = clock.now().getUTCFullYear()
  const mapping: Mapping = guessMapping(table, { importClass, subjects, thisYear })
  return { mapping, decisions: [], origin: isExact(mapping) ? 'exact' : 'guessed' }
}
