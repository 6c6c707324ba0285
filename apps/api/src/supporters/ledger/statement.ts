import type { CommissionEntry } from '@bandari/sdk'
import { writeCsv } from '../../core/csv.ts'

const columns = [
  'date',
  'kind',
  'level',
  'order_number',
  'position',
  'rate',
  'base',
  'amount',
  'currency',
  'state',
  'note',
  'payout_reference',
  'paid_on',
] as const satisfies readonly (keyof CommissionEntry)[]

export function statementCsv(entries: readonly CommissionEntry[]): string {
  return writeCsv([columns, ...entries.map((entry) => columns.map((name) => entry[name]))])
}
