import { withoutGuard } from '../../core/csv.ts'
import { type Problem, problem } from '../../core/problem.ts'
import type { CsvRow } from '../../stock/imports/read-csv.ts'
import { shortened } from '../../stock/imports/shortened.ts'
import type { ColumnName, ColumnPositions } from './price-list-columns.ts'

export interface ListRow {
  kind: 'vehicle' | 'motorcycle'
  row_number: number
  make: string
  model: string
  model_code: string
  engine_cc: number | null
  fuel: string | null
  body: string | null
  /** Decimal text; null where the list has none. */
  price: string | null
  flags: string[]
}

const longestName = 200

/** A map, since an office may write `constructor`, which every object has. */
function wordsOf(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(words))
}

/** Words that offices write, without spaces and punctuation. */
const fuels = wordsOf({
  petrol: 'petrol',
  gasoline: 'petrol',
  diesel: 'diesel',
  deisel: 'diesel',
  hybrid: 'hybrid',
  petrolelectric: 'hybrid',
  pluginhybrid: 'plug_in_hybrid',
  electric: 'electric',
  elecctric: 'electric',
  electricev: 'electric',
  cng: 'cng',
  lng: 'cng',
})

const bodies = wordsOf({
  suv: 'suv',
  suvcoupe: 'suv',
  sedan: 'sedan',
  saloon: 'sedan',
  wagon: 'wagon',
  swagon: 'wagon',
  stationwagon: 'wagon',
  van: 'van',
  minivan: 'van',
  hatchback: 'hatchback',
  coupe: 'coupe',
  convertible: 'convertible',
  truck: 'truck',
  trk: 'truck',
  tipper: 'truck',
  bus: 'bus',
  peoplemover: 'mpv',
  mpv: 'mpv',
  singlecab: 'pickup_single',
  singlecabin: 'pickup_single',
  scab: 'pickup_single',
  scabin: 'pickup_single',
  pickup: 'pickup_single',
  pickupsingle: 'pickup_single',
  dualcab: 'pickup_double',
  doublecab: 'pickup_double',
  doublecabin: 'pickup_double',
  dcab: 'pickup_double',
  crewcab: 'pickup_double',
  pickupdouble: 'pickup_double',
})

/** The rows of a file, or what is wrong with each row that is wrong. */
export function readPriceList(
  rows: readonly CsvRow[],
  places: ColumnPositions,
): { rows: ListRow[] } | { problems: Problem[] } {
  const read: ListRow[] = []
  const problems: Problem[] = []
  for (const { row, cells } of rows) {
    const cell = (name: ColumnName) => withoutGuard(cells[places[name] ?? -1] ?? '').trim()
    const reading = readRow(row, cell)
    if ('problem' in reading) problems.push(reading.problem)
    else read.push(reading.row)
  }
  return problems.length > 0 ? { problems } : { rows: read }
}

type Cell = (name: ColumnName) => string

function readRow(row: number, cell: Cell): { row: ListRow } | { problem: Problem } {
  const shown = (name: ColumnName) => shortened(cell(name), 40)
  const kind = cell('kind').toLowerCase() || 'vehicle'
  if (kind !== 'vehicle' && kind !== 'motorcycle')
    return { problem: problem('price_row_kind', { row, value: shown('kind') }) }
  const [make, model] = [cell('make'), cell('model')]
  for (const text of [make, model]) {
    if (text === '' || text.length > longestName)
      return { problem: problem('price_row_name', { row, most: longestName }) }
  }
  const price = cell('price') === '' ? null : readPrice(cell('price'))
  if (price === undefined)
    return { problem: problem('price_row_price', { row, value: shown('price') }) }
  const known = { kind, row_number: row, make, model, price } as const
  return { row: { ...known, ...factsOf(cell, kind), model_code: cell('model_code').slice(0, 200) } }
}

function factsOf(cell: Cell, kind: ListRow['kind']) {
  const fuel = fuels.get(plain(cell('fuel'))) ?? null
  const body = bodies.get(plain(cell('body'))) ?? null
  const engine = Number(cell('engine_cc').replaceAll(',', ''))
  const engine_cc = Number.isInteger(engine) && engine > 0 && engine < 100_000 ? engine : null
  const isBurner = fuel === 'petrol' || fuel === 'diesel'
  const model = cell('model')
  const flags = {
    price_missing: cell('price') === '',
    fuel_unknown: fuel === null,
    cc_missing: engine_cc === null,
    body_unknown: kind === 'vehicle' && body === null,
    name_says_hybrid: isBurner && /hybrid/i.test(model),
    name_says_electric: isBurner && /\bleaf\b|\bE-?V\b|electric/i.test(model),
  }
  const raised = Object.entries(flags).flatMap(([flag, isSo]) => (isSo ? [flag] : []))
  return { engine_cc, fuel, body, flags: raised }
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z]/g, '')
}

/** `5910344.99`, `5,910,344`, `5 910 344.5`: as decimal text. Undefined for anything else. */
export function readPrice(cell: string): string | undefined {
  const text = cell.replaceAll(/[\s_'’]/g, '')
  const decimal = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  return /^\d{1,12}(?:\.\d{1,15})?$/.test(decimal) && /[1-9]/.test(decimal) ? decimal : undefined
}
