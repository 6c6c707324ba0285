import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { shopDay } from '../../core/shop-day.ts'
import { notYourMarket, stockOf } from '../listings/lister.ts'
import { columnsOf, fileNames, type ImportClass, importClassOf } from './columns.ts'
import { countKnown } from './headings.ts'
import { importView, mostErrors } from './import.view.ts'
import { countSentRows, hasLargeUnderWay } from './import-days.store.ts'
import { largeFile, mostAtOnce, mostRows, mostRowsOfDay } from './import-limits.ts'
import { findImport, insertImport, listErrors, startChecking } from './imports.store.ts'
import { sourceKind, writeFound } from './mapping/check-again.ts'
import { checkImport, type ImportFile, openQuestions } from './mapping/check-import.ts'
import { guessMapping } from './mapping/guess-mapping.ts'
import { looksOf } from './mapping/column-looks.ts'
import { isExact, type Mapping } from './mapping/mapping.ts'
import { findSource, sourceOf, touchSource, writeFile } from './mapping/mapping.store.ts'
import { openTable, type Table } from './open-table.ts'
import { readSubjects } from './subjects.store.ts'
import type { Subjects } from './find-subject.ts'

/**
 * Reads a file and keeps it. It is checked at once, a large one by a job, when its columns are ours, or when the seller has
 * said of an earlier file what they mean; nothing is read by a guess that nobody has seen. The transaction begins when the reading is over.
 */
export const startImport: Handler<'startImport'> = async (context, { account, body, language }) => {
  const { db, clock } = context
  const { file: upload, owner: of, market = 'local' } = body
  const importClass = importClassOf(body)
  if (importClass === null) return refuse(400, fieldErrors({ market: ['export_of_vehicles'] }))
  const stock = stockOf(account, { owner: of, market })
  if (!stock) return notYourMarket
  const known = (headings: readonly string[]) => countKnown(headings, importClass)
  const vendorId = sellerIdOf(account)
  if (upload.data.length > largeFile && (await hasLargeUnderWay(db, vendorId))) return underWay
  const reading = await openTable(upload.data, { mostRows, known, log: context.log })
  if ('problem' in reading) return refuse(400, fieldErrors({ file: [reading.problem] }))
  const table = reading.file
  const refused = await admitRows(context, vendorId, table.rows.length)
  if (refused) return refused
  const forHouse = stock.vendorId === null
  const source = {
    vendorId,
    kind: sourceKind(importClass, forHouse),
    source: sourceOf(table.headings),
  }
  const subjects = await readSubjects(db)
  const meant = await meaningOf(context, { table, importClass, subjects, source })
  if (meant.mapping.columns.every(({ field }) => field === null)) return notOurs(importClass)
  const { rows, isFrom1904 } = table
  const looks = await looksOf(table)
  const file = { importClass, rows, isFrom1904, ...meant, looks }
  const isSure = meant.origin !== 'guessed' && (await openQuestions(context, file)).length === 0
  const isLarge = rows.length > mostAtOnce
  const owner = { accountId: vendorId, stock }
  const checked = isSure && !isLarge ? await checkImport(context, file, { owner, subjects }) : null
  const importId = await db.transaction().execute(async (transaction) => {
    const id = await insertImport(transaction, {
      vendorId,
      importClass,
      forHouse,
      fileName: upload.filename === '' ? `${fileNames[importClass]}.csv` : upload.filename,
      origin: meant.origin,
      rows,
      now: clock.now(),
    })
    const { source: hash } = source
    const { mapping, decisions } = meant
    const kept = { source: hash, mapping, notes: table.notes, is_from_1904: isFrom1904, looks }
    const unread = { ...kept, groups: [], changes: [], decisions: [...decisions] }
    if (checked) await writeFound(transaction, id, { file: unread, checked, origin: meant.origin })
    else await writeFile(transaction, id, unread)
    if (isSure && isLarge) await startChecking(transaction, id, meant.origin)
    if (meant.origin === 'remembered') await touchSource(transaction, source, clock.now())
    return id
  })
  const row = await findImport(db, { id: importId, vendorId })
  if (!row) throw new Error('an import that was just written is there')
  const errors = await listErrors(db, { importId, limit: mostErrors })
  return { status: 201, body: importView(row, { errors, language }) }
}

const underWay = refuse(409, detail('import_large_under_way'))

/** A file of tens of thousands of rows is minutes of work for the shop. */
async function admitRows({ db, clock }: Context, vendorId: number, rows: number) {
  if (rows > mostAtOnce && (await hasLargeUnderWay(db, vendorId))) return underWay
  const sent = await countSentRows(db, { vendorId, day: shopDay(clock.now()), rows })
  if (sent <= mostRowsOfDay) return null
  return refuse(409, detail(problem('import_rows_of_day', { most: mostRowsOfDay })))
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

/** A table of something else. */
function notOurs(importClass: ImportClass) {
  const required = columnsOf(importClass).filter(([, column]) => column.required)
  const problems = required.map(([, { heading }]) => problem('column_missing', { heading }))
  return refuse(400, fieldErrors({ file: problems }))
}
