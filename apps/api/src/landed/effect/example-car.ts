import { addDays } from '../calendar.ts'
import type { CarFacts } from '../facts.ts'
import type { Condition, CountryRules, Field, FieldValue, When } from '../rules.ts'
import type { ArrivalWindow } from '../verdict.ts'
import { daysAt } from '../verdict.ts'

/** At most so many cars are tried. */
const mostTried = 3_000

/** The fields that a car's facts hold as they are; `_months_` and `_year_diff_` are counted from its dates. */
const plain = new Set<string>([
  'engine_cc',
  'fuel',
  'body',
  'class',
  'seats',
  'gvw_t',
  'payload_kg',
  'horsepower',
  'steering',
  'origin',
  'importer',
  'salvage',
  'auction_grade',
])

/**
 * Cars made from the conditions of rules: an ordinary one, and from it those that meet each condition. The first for which
 * `fits` holds; null where none does.
 */
export function exampleCar(
  { rules, whens }: { rules: CountryRules; whens: readonly When[][] },
  arrival: ArrivalWindow,
  fits: (car: CarFacts) => boolean,
): CarFacts | null {
  const ordinary = ordinaryCar(rules, arrival)
  let tried = 0
  for (const path of whens) {
    for (const car of carsMeeting(path, ordinary, arrival)) {
      tried += 1
      if (tried > mostTried) return null
      if (fits(car)) return car
    }
  }
  return null
}

function ordinaryCar({ country }: CountryRules, { to }: ArrivalWindow): CarFacts {
  const month = addDays(to, -5 * 365).slice(0, 7)
  return {
    class: 'passenger',
    fuel: 'petrol',
    body: 'suv',
    engine_cc: 1500,
    seats: 5,
    gvw_t: 2,
    payload_kg: 500,
    horsepower: 110,
    steering: country.drives_on === 'left' ? 'right' : 'left',
    origin: 'JP',
    importer: 'private',
    manufactured: month,
    first_registered: month,
  }
}

/** Every car that meets conditions by one of their values each. */
function carsMeeting(
  path: readonly When[],
  ordinary: CarFacts,
  arrival: ArrivalWindow,
): CarFacts[] {
  let cars: CarFacts[] = [ordinary]
  for (const when of path) {
    for (const [name, condition] of Object.entries(when)) {
      const field = name as Field
      cars = cars
        .flatMap((car) =>
          valuesFor(condition, car, field).map((value) =>
            withField(car, { field, value, arrival }),
          ),
        )
        .slice(0, 200)
    }
  }
  return cars
}

/** Values that meet a condition; the car's own first, where it does. */
function valuesFor(condition: Condition, car: CarFacts, field: Field): FieldValue[] {
  const { eq, in: among, not_in: except = [], lt, lte, gt, gte } = condition
  if (eq !== undefined) return [eq]
  if (among) return [...among]
  const own = plain.has(field) ? car[field as keyof CarFacts] : undefined
  if (lt === undefined && lte === undefined && gt === undefined && gte === undefined) {
    const others = ['petrol', 'diesel', 'passenger', 'goods', 'suv', 'sedan', 'JP', 'GB', 'right']
    const first = own !== undefined && !except.includes(own) ? [own] : []
    return [...first, ...others.filter((value) => !except.includes(value))].slice(0, 3)
  }
  const low = gt ?? gte ?? 0
  const high = lt ?? lte ?? low + Math.max(1, Math.round(low / 5))
  const least = gt === undefined ? low : gt + step(high - gt)
  const most = lt === undefined ? high : lt - step(lt - low)
  const middle = Math.floor((least + most) / 2)
  return [...new Set([middle >= least ? middle : least, least, most])]
}

/** A whole unit, or a part of one between close bounds: tonnes. */
function step(span: number): number {
  return span > 1 ? 1 : span / 2
}

interface FieldChange {
  field: Field
  value: FieldValue
  arrival: ArrivalWindow
}

function withField(car: CarFacts, { field, value, arrival }: FieldChange): CarFacts {
  if (plain.has(field)) return { ...car, [field]: value }
  const counted = /^(mfr|reg)_(year_diff|months)_(arrival|shipment|entry)$/.exec(field)
  if (!counted || typeof value !== 'number') return car
  const [, from, unit, to] = counted
  const days = daysAt(arrival, arrival.to)
  const day =
    to === 'entry' ? days.entry : to === 'arrival' ? days.arrival : (days.shipped ?? days.arrival)
  const month = unit === 'months' ? monthsBefore(day, value) : monthsBefore(day, value * 12)
  // What is made is registered no earlier.
  if (from === 'mfr') {
    const first = car.first_registered ?? month
    return { ...car, manufactured: month, first_registered: first < month ? month : first }
  }
  const made = car.manufactured ?? month
  return { ...car, first_registered: month, manufactured: made > month ? month : made }
}

function monthsBefore(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The conditions that lead to a rule, as it was and as it would be; each path may have bands at its end. */
export function pathsTo(content: object | null, table: { when: When } | null): When[][] {
  const { when, bands, value_basis, lines, origin } = (content ?? {}) as {
    when?: When
    bands?: { when: When }[]
    value_basis?: {
      depreciation?: { when: When }[]
      readings?: { depreciation: { when: When }[] }[]
    }
    lines?: { when?: When; bands?: { when: When }[] }[]
    origin?: string[]
  }
  const loaded = origin?.filter((code) => code !== '*') ?? []
  const outer = [
    ...(table ? [table.when] : []),
    ...(loaded.length > 0 ? [{ origin: { in: loaded } }] : []),
    ...(when ? [when] : []),
  ]
  const inner = [
    ...(bands ?? []),
    ...(value_basis?.depreciation ?? []),
    ...(value_basis?.readings ?? []).flatMap(({ depreciation }) => depreciation),
  ].map((band) => [band.when])
  const ofLines = (lines ?? []).flatMap((line) =>
    pathsTo(line, null).filter((path) => path.length > 0),
  )
  return [outer, ...[...inner, ...ofLines].map((path) => [...outer, ...path])]
}
