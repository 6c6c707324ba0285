import { withoutGuard } from '../../../core/csv.ts'
import { openYielder } from '../../../core/yield-to-event-loop.ts'
import { asSaid, type ColumnProfile, openProfile, type WrittenBy } from '../column-profile.ts'
import { dayPair } from '../day-pair.ts'
import { currenciesOfAll, signsOf } from '../money-signs.ts'
import { shapeOf } from '../number-shape.ts'
import type { TableRow } from '../open-table.ts'
import { dayText, readDate } from '../read-date.ts'
import { asksForMark, readNumber } from '../read-number.ts'
import { shortened } from '../shortened.ts'
import { samplesOf } from './guess-mapping.ts'

/**
 * What a column of a file holds, whatever it means: kept with the file, so that its rows are not read again for each look at
 * its columns.
 */
export interface ColumnLook {
  samples: string[]
  /** Rows that have a value. */
  filled: number
  /** Numbers with a mark in them; null where there are none. */
  numbers: { asks: boolean; samples: NumberSample[] } | null
  /** Days with their month as a number, before a year. */
  days: { asks: boolean; samples: DaySample[] } | null
  /** The sign that stands in most of its cells; null where there is none. Files that were looked at earlier do not have it. */
  money?: MoneySign | null
}

/** `$`, and the currencies that are written so: ISO 4217. */
export interface MoneySign {
  sign: string
  currencies: readonly string[]
}

/** Decimal text by each reading; null where it is no number by it. */
interface NumberSample {
  from: string
  shown: string | null
  point: string | null
  comma: string | null
}

/** As `2026-10-05`; null where there is no such day. */
interface DaySample {
  from: string
  shown: string | null
  dayFirst: string | null
  monthFirst: string | null
}

interface Table {
  headings: readonly string[]
  rows: readonly TableRow[]
  isFrom1904: boolean
}

const mostSamples = 3

/** The rows by which a column of numbers or days is told from one of texts. */
const looked = 400

/** Looks at all of a file; other requests are served in between. */
export async function looksOf(table: Table): Promise<ColumnLook[]> {
  const { headings, rows } = table
  const columns = headings.map((_, place) => new Column(table, place))
  const yieldToEventLoop = openYielder()
  for (const row of rows) {
    await yieldToEventLoop()
    for (const column of columns) column.add(row)
  }
  return columns.map((column) => column.look())
}

class Column {
  readonly #table: Table
  readonly #place: number
  readonly #profile: ReturnType<typeof openProfile> | null
  #filled = 0
  readonly #signs = new Map<string, number>()
  readonly #numbers = { doubtful: new Set<string>(), others: new Set<string>() }
  readonly #days = { doubtful: new Set<string>(), others: new Set<string>() }
  constructor(table: Table, place: number) {
    this.#table = table
    this.#place = place
    const first = table.rows.slice(0, looked).map(({ cells }) => textIn(cells, place))
    const isOfNumbers = first.some((text) => shapeOf(text) !== null || dayPair(text) !== null)
    this.#profile = isOfNumbers ? openProfile(table.isFrom1904) : null
  }

  add({ cells, kinds }: TableRow) {
    const text = textIn(cells, this.#place)
    if (text === '') return
    this.#filled += 1
    const [sign] = signsOf(text)
    if (sign !== undefined) this.#signs.set(sign, (this.#signs.get(sign) ?? 0) + 1)
    const kind = kinds?.[this.#place]
    if (this.#profile === null || !/\d/.test(text)) return
    this.#profile.add({ text, kind })
    if (kind !== undefined && kind !== 'text') return
    const pair = dayPair(text)
    if (pair) keep(this.#days, text, Math.max(...pair) <= 12 && pair[0] !== pair[1])
    else if (/[.,]/.test(text)) {
      const shape = shapeOf(text)
      if (shape) keep(this.#numbers, text, shape.ambiguous !== null)
    }
  }

  look(): ColumnLook {
    const samples = samplesOf(this.#table, this.#place).map((sample) => shortened(sample, 80))
    const money = this.#money()
    const profile = this.#profile?.profile()
    if (!profile) return { samples, filled: this.#filled, numbers: null, days: null, money }
    const [numbers, days] = [kept(this.#numbers), kept(this.#days)]
    const daysAsk = profile.ambiguousDay !== null && profile.dateOrder === null
    return {
      samples,
      filled: this.#filled,
      numbers:
        numbers.length === 0
          ? null
          : { asks: asksForMark(profile), samples: numbers.map((from) => asNumber(from, profile)) },
      days:
        days.length === 0
          ? null
          : { asks: daysAsk, samples: days.map((from) => asDay(from, profile)) },
      money,
    }
  }

  #money(): MoneySign | null {
    const most = [...this.#signs].find(([, cells]) => cells * 2 > this.#filled)
    return most ? { sign: most[0], currencies: currenciesOfAll([most[0]]) } : null
  }
}

const textIn = (cells: readonly string[], place: number) => withoutGuard(cells[place] ?? '').trim()

/** Those that may be read in two ways are what a person must see. */
function keep(
  samples: { doubtful: Set<string>; others: Set<string> },
  text: string,
  isDoubtful: boolean,
) {
  const set = isDoubtful ? samples.doubtful : samples.others
  if (set.size < mostSamples) set.add(text)
}

function kept({ doubtful, others }: { doubtful: Set<string>; others: Set<string> }): string[] {
  return [...doubtful, ...others].slice(0, mostSamples)
}

function asNumber(text: string, profile: ColumnProfile): NumberSample {
  const read = (said: WrittenBy) => {
    const reading = readNumber({ text }, asSaid(profile, said))
    return reading && 'decimal' in reading ? reading.decimal : null
  }
  const point = read({ decimalMark: '.' })
  return { from: shortened(text, 80), shown: read({}), point, comma: read({ decimalMark: ',' }) }
}

function asDay(text: string, profile: ColumnProfile): DaySample {
  const read = (said: WrittenBy) => {
    const reading = readDate({ text }, { profile: asSaid(profile, said), thisYear: 0 })
    return reading && 'year' in reading ? dayText(reading) : null
  }
  const dayFirst = read({ dateOrder: 'day-first' })
  const monthFirst = read({ dateOrder: 'month-first' })
  return { from: shortened(text, 80), shown: read({}), dayFirst, monthFirst }
}
