/**
 * The notation of the `vehicle-makes-*.data.ts` tables, one model per line:
 *
 *   name | body | first-last year | engines | gearboxes | drives | USD | weight | grades
 *
 * Body: `suv`, or `suv:3/4` for other doors/seats than usual, `@southern` for where it is stocked.
 * Engine: cubic centimetres (kWh when electric) and P D H E L, then `:badge`. Gearbox: A M C. Drive: 2 4 A 6 8. `>2014` after an engine,
 * gearbox or grade means from that model year on, `<2019` up to it. USD is the price when new-ish,
 * weight how often the model turns up among its make's stock; one of 0 is only there for sellers to name.
 */
export type Body =
  | 'hatchback'
  | 'sedan'
  | 'wagon'
  | 'suv'
  | 'pickup'
  | 'double-cab'
  | 'mpv'
  | 'van'
  | 'minibus'
  | 'bus'
  | 'truck'
  | 'tractor-unit'
  | 'excavator'
  | 'motorcycle'

export type VehicleClass = 'cars' | 'commercial'
export type Fuel = 'Petrol' | 'Diesel' | 'Hybrid' | 'Electric' | 'LPG'
export type Gearbox = 'Automatic' | 'Manual' | 'CVT'
export type Drive = '2WD' | '4WD' | 'AWD' | '6x4' | '8x4'
export type Region =
  | 'japan'
  | 'korea'
  | 'china'
  | 'india'
  | 'europe'
  | 'america'
  | 'asia-pacific'
  | 'machine'
export type YardSet = 'british' | 'southern' | 'chinese'

export type MakeFacts = {
  name: string
  region: Region
  /** How often the make turns up among cars and among commercial vehicles. */
  weights: readonly [cars: number, commercial: number]
  /** Added to the share of its value a vehicle keeps each year. */
  holds?: number
  /** The make's names for its engines, by fuel letter: `D:TDI P:TSI>2008`. */
  badges?: string
  /** The place where it is stocked, if that differs from its region's. */
  yards?: YardSet
  /** Models built with the wheel on the left only; `*` for all. */
  leftHand?: string
  /** Machines leave the factory in one colour. */
  colour?: 'yellow' | 'red' | 'green'
  models: string
}

/** First and last model year something was offered, both included. */
export type Span = { from: number; to: number }
export type YearSpan<T> = Span & { value: T }

export type Grade = Span & { name: string; litres: number | null; fuel: Fuel | null }
export type Engine = Span & {
  /** Cubic centimetres; kilowatt-hours of the battery when electric. */
  size: number
  fuel: Fuel
  badge: string | null
  grades: readonly Grade[]
}

export type ModelRow = Span & {
  name: string
  body: Body
  doors: number
  seats: number
  yards: YardSet | null
  engines: readonly Engine[]
  gearboxes: readonly YearSpan<Gearbox>[]
  drives: readonly Drive[]
  priceUsd: number
  weight: number
}

const fuels: Record<string, Fuel> = {
  P: 'Petrol',
  D: 'Diesel',
  H: 'Hybrid',
  E: 'Electric',
  L: 'LPG',
}
const gearboxes: Record<string, Gearbox> = { A: 'Automatic', M: 'Manual', C: 'CVT' }
const drives: Record<string, Drive> = { 2: '2WD', 4: '4WD', A: 'AWD', 6: '6x4', 8: '8x4' }

/** Default doors and seats. */
const cabins: Record<Body, readonly [doors: number, seats: number]> = {
  hatchback: [5, 5],
  sedan: [4, 5],
  wagon: [5, 5],
  suv: [5, 5],
  pickup: [2, 2],
  'double-cab': [4, 5],
  mpv: [5, 7],
  van: [5, 3],
  minibus: [4, 14],
  bus: [2, 29],
  truck: [2, 3],
  'tractor-unit': [2, 2],
  excavator: [1, 1],
  motorcycle: [0, 2],
}

function isBody(text: string): text is Body {
  return Object.hasOwn(cabins, text)
}

function isYardSet(text: string): text is YardSet {
  return text === 'british' || text === 'southern' || text === 'chinese'
}

function lookUp<T>(table: Record<string, T>, key: string): T {
  const value = table[key]
  if (value === undefined) throw new Error(`Unknown letter "${key}"`)
  return value
}

/** `2755D>2015` → `2755D`, from 2015 to the model's last year. */
export function readSpan(text: string, whole: Span): YearSpan<string> {
  const [, value = '', from, to] = /^(.*?)(?:>(\d{4}))?(?:<(\d{4}))?$/.exec(text.trim()) ?? []
  return { value, from: from ? Number(from) : whole.from, to: to ? Number(to) : whole.to }
}

/** Many grades name their engine: `2.0i-S`, `15X`, `250G`, `A18`, `Hybrid Z`, `XD Touring`. */
function readGrade(text: string, whole: Span): Grade {
  const { value: name, from, to } = readSpan(text, whole)
  const litres = /\b(\d\.\d)(?!\d)/.exec(name)?.[1]
  const [, ones, tenths] = /^(?=A\d\d\b|\d+[A-Za-z])A?(\d)(\d)0?(?!\d)/.exec(name) ?? []
  const fuel = /hybrid|e-power|e:hev|phev|dm-i/i.test(name)
    ? 'Hybrid'
    : /^XD|TDI|CDI|GD-6|Diesel/.test(name)
      ? 'Diesel'
      : /\d(?:XT|GT)|STI/.test(name)
        ? 'Petrol'
        : null
  const stated = litres ?? (ones && tenths ? `${ones}.${tenths}` : null)
  return { name, from, to, litres: stated === null ? null : Number(stated), fuel }
}

function suits(grade: Grade, engine: Omit<Engine, 'grades'>): boolean {
  if (grade.fuel !== null && grade.fuel !== engine.fuel) return false
  return grade.litres === null || Math.abs(engine.size / 1000 - grade.litres) < 0.075
}

function readEngine(
  text: string,
  { whole, grades }: { whole: Span; grades: readonly Grade[] },
): Engine {
  const { value, from, to } = readSpan(text, whole)
  const [, size, letter = '', badge] = /^(\d+)([A-Z])(?::(.+))?$/.exec(value) ?? []
  const engine = {
    size: Number(size),
    fuel: lookUp(fuels, letter),
    badge: badge === undefined ? null : badge.replaceAll('_', ' '),
    from,
    to,
  }
  return { ...engine, grades: grades.filter((grade) => suits(grade, engine)) }
}

function readGearboxes(text: string, whole: Span): YearSpan<Gearbox>[] {
  return text.split(' ').flatMap((token) => {
    const { value, from, to } = readSpan(token, whole)
    return value.split('').map((letter) => ({ value: lookUp(gearboxes, letter), from, to }))
  })
}

function readBody(text: string): Pick<ModelRow, 'body' | 'doors' | 'seats' | 'yards'> {
  const [shape = '', yards] = text.split('@')
  const [body = '', cabin] = shape.split(':')
  if (!isBody(body)) throw new Error(`Unknown body "${body}"`)
  if (yards !== undefined && !isYardSet(yards)) throw new Error(`Unknown yards "${yards}"`)
  const [doors = 0, seats = 0] = cabin === undefined ? cabins[body] : cabin.split('/').map(Number)
  return { body, doors, seats, yards: yards ?? null }
}

function readRow(row: string): ModelRow {
  const cells = row.split('|').map((cell) => cell.trim())
  const [name = '', body = '', years = '', engineCell = '', gears = '', wheels = '', ...rest] =
    cells
  const [price, weight, gradeCell = ''] = rest
  const [from = 0, to = 0] = years.split('-').map(Number)
  const whole = { from, to }
  const grades = gradeCell.split(', ').map((grade) => readGrade(grade, whole))
  const engines = engineCell.split(' ').map((engine) => readEngine(engine, { whole, grades }))
  return {
    name,
    ...readBody(body),
    from,
    to,
    engines,
    gearboxes: readGearboxes(gears, whole),
    drives: wheels.split('').map((letter) => lookUp(drives, letter)),
    priceUsd: Number(price),
    weight: Number(weight),
  }
}

export function readModels(table: string): ModelRow[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      try {
        return readRow(row)
      } catch (cause) {
        throw new Error(`Cannot read the model "${row}"`, { cause })
      }
    })
}
