import type { ImportMappingSave } from '@bandari/sdk'
import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { problem, type Problem } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { sellerIdOf } from '../../../core/vendor-of.ts'
import { notYourMarket } from '../../listings/lister.ts'
import type { WrittenBy } from '../column-profile.ts'
import { type ColumnName, columnsOf, type ImportClass } from '../columns.ts'
import { importView, mostErrors } from '../import.view.ts'
import { findImport, listErrors } from '../imports.store.ts'
import { priceCurrencies } from './currencies.ts'
import { checkAgain, classOf } from './check-again.ts'
import { lockFile } from './lock-file.ts'
import type { MappedField, Mapping } from './mapping.ts'

export const setImportMapping: Handler<'setImportMapping'> = async (
  context,
  { path, account, body, language },
) => {
  const { db } = context
  const own = { id: path.id, vendorId: sellerIdOf(account) }
  const locked = await lockFile(db, own)
  if (locked.refusal !== null) return locked.refusal
  const { row, file } = locked
  const mapping = readMapping(body, { before: file.mapping, importClass: classOf(row) })
  if ('code' in mapping) return refuse(400, fieldErrors({ columns: [mapping] }))
  const state = await checkAgain(
    context,
    { row, account },
    { file, mapping, decisions: file.decisions },
  )
  if (state === null) return notYourMarket
  const now = (await findImport(db, own)) ?? row
  const errors = await listErrors(db, { importId: row.id, limit: mostErrors })
  return { status: 200, body: importView(now, { errors, language }) }
}

/** A mapping of the file’s own columns, each of our fields once; or why it is none. */
function readMapping(
  body: ImportMappingSave,
  { before, importClass }: { before: Mapping; importClass: ImportClass },
): Mapping | Problem {
  const names = columnsOf(importClass).map(([name]) => name)
  const besides = importClass === 'parts' ? ['pictures'] : ['trim', 'pictures']
  const fields: readonly string[] = [...names, ...besides]
  const said = [...body.columns, ...body.constants].map(({ field }) => field)
  const unknown = said.find((field) => field !== null && !fields.includes(field))
  if (unknown !== undefined) return problem('import_field_unknown', { field: unknown ?? '' })
  const twice = said.find(
    (field, place) => field !== null && field !== 'pictures' && said.indexOf(field) !== place,
  )
  if (twice !== undefined) return problem('import_field_twice', { field: twice ?? '' })
  if (body.columns.length !== before.columns.length)
    return problem('import_columns_counted', { count: before.columns.length })
  if (body.currency !== null && !priceCurrencies.includes(body.currency))
    return problem('import_currency_unknown', { currency: body.currency })
  // Each is a name of ours by now.
  const field = (place: number) => (body.columns[place]?.field ?? null) as MappedField | null
  return {
    columns: before.columns.map((column, place) => ({
      heading: column.heading,
      field: field(place),
      certainty: 'chosen',
      claims: null,
      ...writtenBy(body.columns[place], column),
    })),
    constants: Object.fromEntries(
      body.constants.map(({ field: name, value }) => [name as ColumnName, value]),
    ),
    currency: body.currency,
    rate: Number(body.rate) > 0 ? body.rate : null,
    mileageUnit: body.mileage_unit,
  }
}

/** What is not said of how a column is written stays as it was. */
function writtenBy(
  { decimal_mark: mark, date_order: order }: Partial<ImportMappingSave['columns'][number]> = {},
  before: WrittenBy,
): WrittenBy {
  const marks = { point: '.', comma: ',' } as const
  return {
    decimalMark: mark === undefined ? (before.decimalMark ?? null) : mark && marks[mark],
    dateOrder: order === undefined ? (before.dateOrder ?? null) : order,
  }
}
