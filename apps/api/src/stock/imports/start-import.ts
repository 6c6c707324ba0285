import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { notYourMarket, type Stock, stockOf } from '../listings/lister.ts'
import type { Database } from '../../platform/db/database.ts'
import { columnsOf, fileNames, type ImportClass, importClassOf } from './columns.ts'
import { countKnown } from './headings.ts'
import { importView, mostErrors } from './import.view.ts'
import { mostRows } from './import-limits.ts'
import { findImport, insertImport, listErrors, writeCheck } from './imports.store.ts'
import { openGroups, sourceKind } from './mapping/check-again.ts'
import { checkImport, type ImportFile, type Owner, openQuestions } from './mapping/check-import.ts'
import { guessMapping } from './mapping/guess-mapping.ts'
import { isExact, type Mapping } from './mapping/mapping.ts'
import { findSource, sourceOf, touchSource, writeFile } from './mapping/mapping.store.ts'
import { openTable, type Table } from './open-table.ts'
import { readSubjects } from './subjects.store.ts'
import type { Subjects } from './find-subject.ts'

/**
 * Reads a file and keeps it. It is checked at once when its columns are ours, or when the seller has said of an earlier file
 * what they mean; any other waits for that. The transaction begins when the reading is over.
 */
export const startImport: Handler<'startImport'> = async (context, { account, body, language }) => {
  const { db, clock } = context
  const { file: upload, owner: of, market = 'local' } = body
  const importClass = importClassOf(body)
  if (importClass === null) return refuse(400, fieldErrors({ market: ['export_of_vehicles'] }))
  const stock = stockOf(account, { owner: of, market })
  if (!stock) return notYourMarket
  const known = (headings: readonly string[]) => countKnown(headings, importClass)
  const reading = await openTable(upload.data, { mostRows, known, log: context.log })
  if ('problem' in reading) return refuse(400, fieldErrors({ file: [reading.problem] }))
  const read = await readStock(context, {
    table: reading.file,
    importClass,
    stock,
    vendorId: sellerIdOf(account),
  })
  if (read === null) return notOurs(importClass)
  const fileName = upload.filename === '' ? `${fileNames[importClass]}.csv` : upload.filename
  const importId = await db
    .transaction()
    .execute((transaction) => writeStock(transaction, read, { fileName, now: clock.now() }))
  const row = await findImport(db, { id: importId, vendorId: sellerIdOf(account) })
  if (!row) throw new Error('an import that was just written is there')
  const errors = await listErrors(db, { importId, limit: mostErrors })
  return { status: 201, body: importView(row, { errors, language }) }
}

interface StockTable {
  table: Table
  importClass: ImportClass
  stock: Stock
  vendorId: number
}

/** What a table of somebody's stock would do, as far as that can be told; null for a table of something else. */
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
  const file = { importClass, rows, isFrom1904, ...meant }
  const checked = await checkIfSure(context, file, {
    owner: { accountId: vendorId, stock },
    subjects,
  })
  return { table, importClass, forHouse, source, meant, checked }
}

export type ReadStock = NonNullable<Awaited<ReturnType<typeof readStock>>>

/** Keeps it as an import of which nothing is listed yet. */
export async function writeStock(
  transaction: Database,
  { table, importClass, forHouse, source, meant, checked }: ReadStock,
  { fileName, now }: { fileName: string; now: Date },
): Promise<number> {
  const id = await insertImport(transaction, {
    vendorId: source.vendorId,
    importClass,
    forHouse,
    fileName,
    origin: meant.origin,
    rows: table.rows,
    now,
  })
  const { notes } = table
  const found = checked ?? { groups: [], changes: [], decisions: [...meant.decisions] }
  await writeFile(transaction, id, {
    ...found,
    source: source.source,
    mapping: meant.mapping,
    notes,
    is_from_1904: table.isFrom1904,
  })
  if (checked)
    await writeCheck(transaction, id, {
      origin: meant.origin,
      notes: [...notes, ...checked.notes.map((note) => JSON.stringify(note))],
      openGroups: openGroups(checked),
      rows: checked.rows,
    })
  if (meant.origin === 'remembered') await touchSource(transaction, source, now)
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

/** Nothing is read by a guess that nobody has seen. */
async function checkIfSure(
  context: Context,
  { origin, ...file }: ImportFile & Meaning,
  around: { owner: Owner; subjects: Subjects },
) {
  if (origin === 'guessed') return null
  const questions = await openQuestions(context, file)
  return questions.length > 0 ? null : checkImport(context, file, around)
}

/** A table of something else. */
function notOurs(importClass: ImportClass) {
  const required = columnsOf(importClass).filter(([, column]) => column.required)
  const problems = required.map(([, { heading }]) => problem('column_missing', { heading }))
  return refuse(400, fieldErrors({ file: problems }))
}
