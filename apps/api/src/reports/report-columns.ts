import type { FreightReport, StepReport, TurnoverReport } from '@bandari/sdk'
import type {
  CellKind,
  WorkbookCell,
  WorkbookColumn,
} from '../platform/workbooks/write-workbook.ts'
import type { Group } from './sums.store.ts'

/** A report as a table. Its head is English in every language, so that files of colleagues can be put together. */
export interface ReportTable {
  columns: WorkbookColumn[]
  rows: WorkbookCell[][]
}

type Column<Row> = readonly [heading: string, kind: CellKind, read: (row: Row) => WorkbookCell]

const nobody: Readonly<Record<Group, string>> = {
  month: '',
  country: 'not known',
  make: 'no make',
  seller: 'own stock',
  supporter: 'no supporter',
  source: '',
}

const heads: Readonly<Record<Group, string>> = {
  month: 'Month',
  country: 'Country',
  make: 'Make',
  seller: 'Seller',
  supporter: 'Supporter',
  source: 'Source',
}

interface Named {
  key: string | null
  label: string | null
}

/** A country has its code beside its name, a person their number: names alone are not unique. */
function nameColumns(by: Group): Column<Named>[] {
  const name: Column<Named> = [
    heads[by],
    'text',
    ({ key, label }) => (key === null ? nobody[by] : (label ?? key)),
  ]
  if (by === 'month' || by === 'source') return [name]
  return [name, [by === 'country' ? 'Code' : 'Number', 'text', ({ key }) => key]]
}

const periods = [
  ['now', ''],
  ['before', ', period before'],
  ['year_ago', ', a year ago'],
] as const

type TurnoverRow = TurnoverReport['rows'][number]
type FreightRow = FreightReport['rows'][number]
type StepRow = StepReport['rows'][number] & { days: StepReport['totals'][number] }

const turnoverColumns = periods.flatMap(([period, when]): Column<TurnoverRow>[] => [
  [`Orders${when}`, 'count', (row) => row[period].orders],
  [`Turnover${when}`, 'money', (row) => row[period].turnover],
  [`Cancelled orders${when}`, 'count', (row) => row[period].canceled],
  [`Cancelled and refunded${when}`, 'money', (row) => row[period].returned],
  [`Net turnover${when}`, 'money', (row) => row[period].net],
])

const freightColumns = periods.flatMap(([period, when]): Column<FreightRow>[] => [
  [`Orders${when}`, 'count', (row) => row[period].orders],
  [`Freight charged${when}`, 'money', (row) => row[period].charged],
  [`Cost by invoice, orders${when}`, 'count', (row) => row[period].by_carrier],
  [`Cost by tariff, orders${when}`, 'count', (row) => row[period].by_tariff],
  [`Cost not known, orders${when}`, 'count', (row) => row[period].unknown],
  [`Charged where cost is known${when}`, 'money', (row) => row[period].charged_known],
  [`Known cost${when}`, 'money', (row) => row[period].cost],
  [`Margin${when}`, 'money', (row) => row[period].margin],
])

const stepColumns = periods.flatMap(([period, when]): Column<StepRow>[] => [
  [`Orders${when}`, 'count', ({ days }) => days[period].orders],
  [`Median days${when}`, 'count', ({ days }) => days[period].median_days],
  [`Days of the slowest tenth${when}`, 'count', ({ days }) => days[period].slow_days],
])

const currency: Column<{ currency: string }> = ['Currency', 'text', (row) => row.currency]

export function turnoverTable({ rows }: TurnoverReport, by: Group): ReportTable {
  return tableOf<TurnoverRow>(rows, [...nameColumns(by), currency, ...turnoverColumns])
}

export function freightTable({ rows }: FreightReport, by: Group): ReportTable {
  return tableOf<FreightRow>(rows, [...nameColumns(by), currency, ...freightColumns])
}

export function stepTable({ rows }: StepReport, by: Group): ReportTable {
  const flat = rows.flatMap((row) => row.steps.map((days) => ({ ...row, days })))
  return tableOf<StepRow>(flat, [
    ...nameColumns(by),
    ['Step', 'text', ({ days }) => days.step],
    ...stepColumns,
  ])
}

function tableOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): ReportTable {
  return {
    columns: columns.map(([heading, kind]) => ({ heading, kind })),
    rows: rows.map((row) => columns.map(([, , read]) => read(row))),
  }
}
