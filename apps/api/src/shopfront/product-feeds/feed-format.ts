import type { ProductFeed } from '@bandari/sdk'
import type { Office } from '../site/offices.ts'

export type FeedKind = ProductFeed['kind']

/** Why a vehicle is in no file. */
export type Reason = NonNullable<ProductFeed['last_run']>['reasons'][number]['reason']

/** A vehicle on offer, as a feed reads it. */
export interface FeedVehicle {
  id: number
  class: 'cars' | 'commercial'
  title: string
  subtitle: string
  description: string
  make: string | null
  model: string | null
  model_year: number | null
  /** Kilometres. */
  mileage: number | null
  fuel_type: string | null
  transmission: string | null
  body_type: string | null
  drive: string | null
  colour: string | null
  features: string[]
  chassis_number: string | null
  /** Minor units of `currency`. */
  price: number
  currency: string
  /** When it went on offer. */
  since: Date
  /** Hashes of its pictures, the cover first. */
  pictures: string[]
}

/** The shop that sells them. */
export interface FeedShop {
  origin: string
  brandName: string
  /** Where people can meet us. */
  office: Office
}

/** An attribute of the platform's specification. */
export interface FeedColumn {
  name: string
  /** Empty for what is not known. */
  value: (vehicle: FeedVehicle, shop: FeedShop) => string
  /** A vehicle without a value is left out for this reason. */
  without?: Reason
}

export interface FeedFormat {
  columns: readonly FeedColumn[]
  /** Why the platform takes no such vehicle; null where it does. */
  refuses: (vehicle: FeedVehicle) => Reason | null
}

type Entry = { cells: string[] } | { reasons: Reason[] }

/** The row of a vehicle, or all reasons why it has none. */
export function feedEntry(format: FeedFormat, vehicle: FeedVehicle, shop: FeedShop): Entry {
  const refused = format.refuses(vehicle)
  if (refused !== null) return { reasons: [refused] }
  const cells = format.columns.map(({ value }) => value(vehicle, shop))
  const reasons = format.columns.flatMap(({ without }, at) =>
    without !== undefined && cells[at] === '' ? [without] : [],
  )
  return reasons.length === 0 ? { cells } : { reasons: [...new Set(reasons)] }
}
