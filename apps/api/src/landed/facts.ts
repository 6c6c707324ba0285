import { monthsElapsed, yearsBySubtraction } from './calendar.ts'
import type { Field, FieldValue } from './rules.ts'

/** The known facts of a vehicle or part. Names and values are those of the rules. */
export interface CarFacts {
  class?: string
  fuel?: string
  body?: string
  steering?: string
  engine_cc?: number
  gvw_t?: number
  payload_kg?: number
  seats?: number
  horsepower?: number
  auction_grade?: number
  salvage?: boolean
  part_type?: string
  part_condition?: string
  certificate?: string
  /** The country of loading. */
  origin?: string
  /** Who imports. */
  importer?: string
  value_usd?: number
  /** `2019` or `2019-03`. */
  manufactured?: string
  first_registered?: string
}

/** The days that rules count to; a rule that counts to an unknown day is undecided. */
export interface Days {
  /** The day of the bill of lading. */
  shipped?: string
  /** Arrival at the port of discharge. */
  arrival: string
  /** The customs declaration. */
  entry: string
}

export type Fields = Readonly<Partial<Record<Field, FieldValue | undefined>>>

/** Every field that a condition may read, as far as it is known. Written out for speed: each price computes it. */
export function fieldsOf(car: CarFacts, days: Days): Fields {
  const made = countedFrom(car.manufactured, days)
  const registered = countedFrom(car.first_registered, days)
  return {
    class: car.class,
    fuel: car.fuel,
    body: car.body,
    steering: car.steering,
    engine_cc: car.engine_cc,
    gvw_t: car.gvw_t,
    payload_kg: car.payload_kg,
    seats: car.seats,
    horsepower: car.horsepower,
    auction_grade: car.auction_grade,
    salvage: car.salvage,
    part_type: car.part_type,
    part_condition: car.part_condition,
    certificate: car.certificate,
    origin: car.origin,
    importer: car.importer,
    value_usd: car.value_usd,
    mfr_year_diff_arrival: made?.yearsToArrival,
    mfr_year_diff_entry: made?.yearsToEntry,
    mfr_months_shipment: made?.monthsToShipment,
    mfr_months_arrival: made?.monthsToArrival,
    mfr_months_entry: made?.monthsToEntry,
    reg_year_diff_arrival: registered?.yearsToArrival,
    reg_year_diff_entry: registered?.yearsToEntry,
    reg_months_shipment: registered?.monthsToShipment,
    reg_months_arrival: registered?.monthsToArrival,
    reg_months_entry: registered?.monthsToEntry,
  }
}

function countedFrom(from: string | undefined, { shipped, arrival, entry }: Days) {
  if (from === undefined) return undefined
  return {
    yearsToArrival: yearsBySubtraction(from, arrival),
    yearsToEntry: yearsBySubtraction(from, entry),
    monthsToShipment:
      shipped === undefined ? undefined : (monthsElapsed(from, shipped) ?? undefined),
    monthsToArrival: monthsElapsed(from, arrival) ?? undefined,
    monthsToEntry: monthsElapsed(from, entry) ?? undefined,
  }
}

/** The same car at both ends of its year, where only the year is known: no month in between is beyond them. */
export function yearsEnds(car: CarFacts): [CarFacts, CarFacts] {
  const at = (month: string) => ({
    ...car,
    ...(car.manufactured?.length === 4 && { manufactured: `${car.manufactured}-${month}` }),
    ...(car.first_registered?.length === 4 && {
      first_registered: `${car.first_registered}-${month}`,
    }),
  })
  return [at('01'), at('12')]
}

/** What to ask the seller for, to know a field. */
export type Fact = keyof CarFacts | 'gvw_kg' | 'customs_value' | 'shipped'

export function factOf(field: Field, car: CarFacts): Fact {
  if (field === 'gvw_t') return 'gvw_kg'
  const from = field.startsWith('mfr_')
    ? 'manufactured'
    : field.startsWith('reg_')
      ? 'first_registered'
      : null
  if (from === null) return field as Fact
  // A count to the shipment may lack either of its days.
  return field.endsWith('_shipment') && car[from]?.length === 7 ? 'shipped' : from
}
