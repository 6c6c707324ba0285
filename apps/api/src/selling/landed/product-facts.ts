import type { ProductClass } from '../../platform/db/columns.ts'
import type { Visible } from '../../stock/catalogue/product/visibility.ts'
import type { CarFacts } from './facts.ts'

/** What a listing tells of its vehicle, in its seller's spelling. */
export interface ListedCar extends Visible {
  market: 'export' | 'local'
  class: ProductClass
  body_type: string | null
  fuel_type: string | null
  steering: string | null
  engine_size: string | null
  seats: number | null
  /** Months; the model year of a listing is neither. */
  manufactured: string | null
  first_registered: string | null
  auction_grade: string | null
  price: number
  currency: string
  origin: string | null
}

/** Our bodies in the words of the rules. A pickup alone does not tell its cabs, and a van not whether it has windows. */
const bodies: Readonly<Record<string, string>> = {
  sedan: 'sedan',
  hatchback: 'hatchback',
  wagon: 'wagon',
  station_wagon: 'wagon',
  coupe: 'coupe',
  convertible: 'convertible',
  suv: 'suv',
  crossover: 'suv',
  mpv: 'mpv',
  double_cab: 'pickup_double',
  single_cab: 'pickup_single',
  panel_van: 'panel_van',
  truck: 'truck',
  bus: 'bus',
  minibus: 'bus',
}

const goods: ReadonlySet<string> = new Set(['pickup_double', 'pickup_single', 'panel_van', 'truck'])

const fuels: Readonly<Record<string, string>> = {
  petrol: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybrid',
  plug_in_hybrid: 'plug_in_hybrid',
  electric: 'electric',
  lpg: 'lpg',
  cng: 'cng',
}

/** What the rules may ask of a listed vehicle; a word that they do not know is not known. */
export function factsOf(car: ListedCar): CarFacts {
  const body = bodies[word(car.body_type)]
  const kind = classOf(car, body)
  const fuel = fuels[word(car.fuel_type)]
  const steering = word(car.steering).split('_')[0]
  const engine = /^(\d{3,5}) ?cc$/i.exec(car.engine_size?.trim() ?? '')?.[1]
  const grade = Number(car.auction_grade)
  return {
    importer: 'private',
    ...(kind && { class: kind }),
    ...(body && { body }),
    ...(fuel && { fuel }),
    ...((steering === 'left' || steering === 'right') && { steering }),
    ...(engine && { engine_cc: Number(engine) }),
    ...(car.seats && { seats: car.seats }),
    ...(car.manufactured && { manufactured: car.manufactured }),
    ...(car.first_registered && { first_registered: car.first_registered }),
    ...(grade > 0 && { auction_grade: grade }),
    ...(car.origin && { origin: car.origin }),
  }
}

function classOf(car: ListedCar, body: string | undefined): string | null {
  if (car.class === 'parts') return 'part'
  if (body === 'bus') return 'bus'
  if (body !== undefined && goods.has(body)) return 'goods'
  return car.class === 'cars' ? 'passenger' : null
}

/** `Double Cab` is `double_cab`. */
function word(text: string | null): string {
  return (
    text
      ?.trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_') ?? ''
  )
}
