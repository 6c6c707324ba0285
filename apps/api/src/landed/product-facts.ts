import type { ProductClass } from '../stock/tables.ts'
import type { Visible } from '../stock/catalogue/product/visibility.ts'
import type { CarFacts } from './facts.ts'
import type { ListedModel } from './price-list.store.ts'

/** The facts in a vehicle's listing, in the seller's spelling. */
export interface ListedFacts {
  class: ProductClass
  body_type: string | null
  fuel_type: string | null
  steering: string | null
  engine_size: string | null
  seats: number | null
  /** Months; the model year of a listing is neither of the two. */
  manufactured: string | null
  first_registered: string | null
  auction_grade: string | null
  /** The country of loading, ISO alpha-2. */
  origin: string | null
}

export interface ListedCar extends ListedFacts, Visible {
  market: 'export' | 'local'
  price: number
  currency: string
  chassis_number: string | null
  make: string | null
  model: string | null
}

/** Our bodies as the rules name them. `pickup` does not tell the kind of cab, and `van` not whether it has windows. */
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

/** Class differs from body: a pickup carries goods whatever its cab. Null where the body does not decide. */
const classes: Readonly<Record<string, string | null>> = {
  double_cab: 'goods',
  single_cab: 'goods',
  pickup: 'goods',
  panel_van: 'goods',
  van: null,
  truck: 'goods',
  tractor_unit: 'tractor_unit',
  excavator: 'heavy_machinery',
  bus: 'bus',
  minibus: 'bus',
}

const fuels: Readonly<Record<string, string>> = {
  petrol: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybrid',
  plug_in_hybrid: 'plug_in_hybrid',
  electric: 'electric',
  lpg: 'lpg',
  cng: 'cng',
}

/** The facts of a listed vehicle in the terms of the rules; a word that they do not have counts as unknown. */
export function factsOf(car: ListedFacts): CarFacts {
  const body = bodies[word(car.body_type)]
  const kind = classOf(car)
  const fuel = fuels[word(car.fuel_type)]
  const steering = word(car.steering).split('_')[0]
  const engine = engineOf(car.engine_size)
  const grade = Number(car.auction_grade)
  return {
    importer: 'private',
    ...(kind && { class: kind }),
    ...(body && { body }),
    ...(fuel && { fuel }),
    ...((steering === 'left' || steering === 'right') && { steering }),
    ...(engine && { engine_cc: engine }),
    ...(car.seats && { seats: car.seats }),
    ...(car.manufactured && { manufactured: car.manufactured }),
    ...(car.first_registered && { first_registered: car.first_registered }),
    ...(grade > 0 && { auction_grade: grade }),
    ...(car.origin && { origin: car.origin }),
  }
}

/** `1,496 cc` and `990cc`; an electric engine has none, and litres are rounded. */
function engineOf(text: string | null): number | null {
  const [, thousands = '', rest] =
    /^(\d{1,2}(?=[,. ]?\d{3}))?[,. ]?(\d{3}) ?cc$/i.exec(text?.trim() ?? '') ?? []
  return rest === undefined ? null : Number(thousands + rest)
}

function classOf({ class: shelf, body_type }: ListedFacts): string | null {
  if (shelf === 'parts') return 'part'
  const name = word(body_type)
  if (Object.hasOwn(classes, name)) return classes[name] ?? null
  return shelf === 'cars' ? 'passenger' : null
}

/** The model of a listed vehicle, to look it up in a price list. */
export function listedModel(car: ListedCar): ListedModel {
  const { engine_cc: engineCc, fuel } = factsOf(car)
  // Japanese chassis numbers begin with the model code.
  const modelCode = /^([A-Z0-9]{3,10})-\d{4,}$/i.exec(car.chassis_number?.trim() ?? '')?.[1] ?? null
  return { make: car.make, model: car.model, modelCode, engineCc, fuel }
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
