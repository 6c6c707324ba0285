import type { ListingSave } from '@bandari/sdk'
import type { ProductClass } from '../../platform/db/columns.ts'

type PayloadField = keyof ListingSave

/** What of a listing decides whether it may be live. */
export interface Publishable {
  class: ProductClass
  title: string
  description: string
  contact: string | null
  location: string | null
  /** Minor units. */
  price: number
  mileage: number | null
  engine_size: string | null
}

interface Requirement {
  field: PayloadField
  vehiclesOnly?: true
  isFilled: (listing: Publishable) => boolean
}

/** In the order in which the editors show them. */
const requirements: readonly Requirement[] = [
  { field: 'pTitle', isFilled: ({ title }) => isText(title) },
  { field: 'pPrice', isFilled: ({ price }) => price > 0 },
  { field: 'pLocation', isFilled: ({ location }) => isText(location) },
  { field: 'pContact', isFilled: ({ contact }) => isText(contact) },
  { field: 'sMileage', vehiclesOnly: true, isFilled: ({ mileage }) => mileage !== null },
  { field: 'sEngine', vehiclesOnly: true, isFilled: ({ engine_size }) => isText(engine_size) },
  { field: 'description', isFilled: ({ description }) => isText(description) },
]

/** The empty fields that keep a listing from going live, by the save payload's names (account spec §5). */
export function missingFields(listing: Publishable): PayloadField[] {
  const isVehicle = listing.class !== 'parts'
  return requirements
    .filter(({ vehiclesOnly, isFilled }) => (isVehicle || !vehiclesOnly) && !isFilled(listing))
    .map(({ field }) => field)
}

function isText(value: string | null): boolean {
  return value !== null && value.trim() !== ''
}
