import { pick, type Random } from '../../random.ts'
import { hostileText } from '../hostile-values.ts'

/** The headings of a table that staff or a vendor imports, and a row that fits them. */
export interface Table {
  headings: readonly string[]
  row: (random: Random) => readonly string[]
}

export const listingTable: Table = {
  headings: ['reference', 'make', 'model', 'title', 'price KES', 'year', 'mileage', 'publish'],
  row: (random) => [
    `R${Math.floor(random() * 1e6)}`,
    'Toyota',
    'Vitz',
    '2014 Toyota Vitz F',
    '780000',
    '2014',
    '60000',
    'draft',
  ],
}

export const rateTable: Table = {
  headings: ['currency', 'rate', 'date', 'source'],
  row: (random) => [pick(['KES', 'TZS', 'MUR', 'USD'], random), '129.5', '2026-11-02', 'A bank'],
}

export const priceTable: Table = {
  headings: ['make', 'model', 'model_number', 'engine_capacity', 'fuel', 'body_type', 'crsp'],
  row: () => ['TOYOTA', 'VITZ', 'NSP130', '1300', 'PETROL', 'HATCHBACK', '1,910,344.99'],
}

/** Tables that are hostile as a whole. */
const bombs: readonly ((table: Table, random: Random) => string)[] = [
  ({ headings }) => `${headings.join(',')}\n${'"'.repeat(99_999)}`,
  ({ headings }) => `${headings.join(',')}\n"${'x'.repeat(300_000)}`,
  ({ headings }) => `${headings.join(',')}\n${','.repeat(400_000)}`,
  ({ headings }) => `${headings.join(',')}\n${',\n'.repeat(30_000)}`,
  ({ headings, row }, random) =>
    `${headings.join(';')}\n${`${row(random).join(';')}\n`.repeat(pick([100, 3000], random))}`,
  ({ headings }) => `${headings.join(',')},`.repeat(60),
  ({ headings }) => headings.join(','),
  () => '',
  () => '\n'.repeat(100_000),
  () => 'sep=\u0000\n',
]

/** A row with a cell or two replaced. */
function rowOf({ row }: Table, random: Random): string {
  const cells = row(random).map((cell) => (random() < 0.12 ? hostileText(random) : cell))
  const quoted = cells.map((cell) =>
    /[",\n\r]/.test(cell) || random() < 0.05 ? `"${cell.replaceAll('"', '""')}"` : cell,
  )
  if (random() < 0.03) quoted.push(hostileText(random))
  return quoted.join(',')
}

export function tableBytes(table: Table, random: Random): Buffer {
  if (random() < 0.08) return Buffer.from(pick(bombs, random)(table, random))
  const rows = Array.from({ length: pick([0, 1, 5, 60], random) }, () => rowOf(table, random))
  const headings = table.headings.map((heading) =>
    random() < 0.02 ? hostileText(random) : heading,
  )
  return Buffer.from([headings.join(','), ...rows].join(pick(['\n', '\r\n', '\r'], random)))
}
