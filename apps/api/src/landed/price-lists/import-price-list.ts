import { createHash } from 'node:crypto'
import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail, type PlainOrProblem, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { shopDay } from '../../core/shop-day.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { readCsv } from '../../stock/imports/read-csv.ts'
import { countKnown, readPositions } from './price-list-columns.ts'
import { priceListView } from './price-list.view.ts'
import { findConflict, insertPriceList, listNewestLists, priceLists } from './price-lists.store.ts'
import { type ListRow, readPriceList } from './read-price-list.ts'

const mostRows = 20_000

/** How many wrong rows are shown; enough to see what is wrong with a file. */
const mostProblems = 100

const longestName = 200

/** The first step: stores a file as an edition that no rule names yet. */
export const importPriceList: Handler<'importPriceList'> = async (
  { db, clock },
  { body, account },
) => {
  const { file, country, in_force_from: inForceFrom } = body
  const [named, ...others] = await listNewestLists(db, country)
  if (!named || others.length > 0) return refuse(400, fieldErrors({ country: ['price_list_none'] }))
  if (inForceFrom < named.from) {
    return refuse(
      400,
      fieldErrors({ in_force_from: [problem('price_list_before', { day: named.from })] }),
    )
  }
  const reading = await readFile(file.data)
  if ('problems' in reading) {
    return refuse(400, fieldErrors({ file: reading.problems.slice(0, mostProblems) }))
  }
  const now = clock.now()
  const { id: succeeds, currency } = named
  const fileName = file.filename.slice(0, longestName) || 'file.csv'
  const source = body.source.trim()
  const { rows } = reading
  const fileHash = createHash('sha256').update(file.data).digest('hex')
  const hindrance = await findConflict(db, { succeeds, fileHash })
  if (hindrance) {
    const { edition, isSameFile } = hindrance
    return refuse(
      409,
      detail(isSameFile ? problem('price_list_same', { edition }) : 'price_list_open'),
    )
  }
  const written = {
    country,
    currency,
    inForceFrom,
    succeeds,
    fileName,
    fileHash,
    source,
    rows,
    now,
  }
  const id = await insertPriceList(db, { ...written, actorId: account.id })
  await insertAudit(db, {
    actorId: account.id,
    action: 'import-price-list',
    subject: 'price-list',
    subjectId: id,
    before: { edition: named.edition },
    after: { file: fileName, rows: rows.length, in_force_from: inForceFrom },
    reason: source,
    now,
  })
  const list = await priceLists(shopDay(now)).find(db, id)
  if (!list) throw new Error(`no price list ${id}`)
  return { status: 200, body: priceListView(list, account) }
}

async function readFile(
  bytes: Uint8Array,
): Promise<{ rows: ListRow[] } | { problems: PlainOrProblem[] }> {
  const reading = await readCsv(bytes, { mostRows, known: countKnown })
  if ('problem' in reading) return { problems: [reading.problem] }
  const { headings, rows } = reading.file
  const found = readPositions(headings)
  return 'problems' in found ? found : readPriceList(rows, found.places)
}
