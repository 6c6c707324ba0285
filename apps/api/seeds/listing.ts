import type { DrawnPart } from './illustrations/draw.ts'
import type { Colour } from './vehicle-features.data.ts'
import type { Body, Drive, Fuel, Gearbox } from '../reference/vehicle-notation.ts'

export type ListingKind = 'export' | 'commercial' | 'local' | 'spare'

/** A listing of the demo world. A field that a kind of goods does not have is null. */
export type DemoListing = {
  index: number
  kind: ListingKind
  productClass: 'cars' | 'commercial' | 'parts'
  market: 'export' | 'local'
  /** Empty, with the next three, for a spare that fits any vehicle. */
  make: string
  makeSlug: string
  model: string
  modelSlug: string
  title: string
  subtitle: string
  /** Paragraphs, one to a line. */
  description: string
  year: number | null
  engineCc: number | null
  /** `2,755 cc`, or `40 kWh` of an electric vehicle. */
  engineSize: string | null
  fuel: Fuel | null
  transmission: Gearbox | null
  body: Body | null
  /** Kilometres; null for machines, which count hours (in the description). */
  mileage: number | null
  colour: Colour | null
  steering: 'Right' | 'Left' | null
  drive: Drive | null
  doors: number | null
  seats: number | null
  location: string
  /** The seller's telephone, for local listings only. */
  contact: string | null
  /** Cents: of a dollar for export, of a Kenyan shilling for local vehicles and spares. */
  priceMinor: number
  currency: 'USD' | 'KES'
  quantity: number
  condition: string
  partNumber: string | null
  /** Of a spare: `Vehicle Parts & Accessories > Braking > Disc Brakes > Brake Pads`. */
  categoryPath: string | null
  /** Of a spare: the drawing that shows this part; null where none does. */
  drawing: DrawnPart | null
  /** Of a spare: which years of its model, and the label of the engine where one decides. */
  fit: { from: number; to: number; engine: string | null } | null
  createdDaysAgo: number
  /** Stock number, unique. */
  reference: string
  features: readonly string[]
}
