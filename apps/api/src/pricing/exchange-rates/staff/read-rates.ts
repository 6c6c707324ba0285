import { withoutGuard } from '../../../core/csv.ts'
import { type Problem, problem } from '../../../core/problem.ts'
import type { CsvRow } from '../../../stock/imports/read-csv.ts'
import { shortened } from '../../../stock/imports/shortened.ts'
import { isLocalCurrency } from '../currencies.data.ts'
import { isDay, isToCome } from '../days.ts'
import type { RateTerms } from '../exchange-rates.store.ts'
import type { ColumnName, ColumnPositions } from './rate-columns.ts'

/** The pattern of the contract. */
const longestSource = 200

/** The rates of a file, or what is wrong with each row that is wrong. */
export function readRates(
  rows: readonly CsvRow[],
  { places, now }: { places: ColumnPositions; now: Date },
): { rates: RateTerms[] } | { problems: Problem[] } {
  const rates: RateTerms[] = []
  const problems: Problem[] = []
  const rowOf = new Map<string, number>()
  for (const { row, cells } of rows) {
    const cell = (name: ColumnName) => withoutGuard(cells[places[name]] ?? '').trim()
    const reading = readRow({ row, cell, now })
    if ('problem' in reading) {
      problems.push(reading.problem)
      continue
    }
    const { currency, day } = reading.terms
    const first = rowOf.get(`${currency} ${day}`)
    if (first !== undefined) problems.push(problem('rate_row_twice', { row, first, currency }))
    rowOf.set(`${currency} ${day}`, first ?? row)
    rates.push(reading.terms)
  }
  return problems.length > 0 ? { problems } : { rates }
}

interface Row {
  row: number
  cell: (name: ColumnName) => string
  now: Date
}

function readRow({ row, cell, now }: Row): { terms: RateTerms } | { problem: Problem } {
  const shown = (name: ColumnName) => shortened(cell(name), 40)
  const currency = cell('currency').toUpperCase()
  if (!isLocalCurrency(currency))
    return { problem: problem('rate_row_currency', { row, value: shown('currency') }) }
  const rate = readRate(cell('rate'))
  if (rate === null) return { problem: problem('rate_row_rate', { row, value: shown('rate') }) }
  const day = cell('date')
  if (!isDay(day)) return { problem: problem('rate_row_day', { row, value: shown('date') }) }
  if (isToCome(day, now)) return { problem: problem('rate_row_day_to_come', { row, day }) }
  const source = cell('source').replaceAll(/[\s\p{Cc}]+/gu, ' ')
  if (source === '' || source.length > longestSource)
    return { problem: problem('rate_row_source', { row, most: longestSource }) }
  return { terms: { currency, rate, day, source } }
}

/**
 * `129.5`, `129,50`, `1 735.20`, `1,735.20`: as decimal text. Null for anything else, also for `1,735`, which is one thousand
 * in some countries and below two in others.
 */
export function readRate(cell: string): string | null {
  const text = cell.replaceAll(/[\s_'’]/g, '')
  const decimal = /^\d{1,3}(?:,\d{3})+\.\d+$/.test(text)
    ? text.replaceAll(',', '')
    : /^\d+,(?!\d{3}$)\d+$/.test(text)
      ? text.replace(',', '.')
      : text
  return /^\d{1,8}(?:\.\d{1,6})?$/.test(decimal) && /[1-9]/.test(decimal) ? decimal : null
}
