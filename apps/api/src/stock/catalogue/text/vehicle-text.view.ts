import type { VehicleText } from '@bandari/sdk'
import type { Understood } from './free-text.ts'
import { spokenFilters } from '../filters/filters.ts'

type Query = VehicleText['query']

/** The understood text as parameters of the vehicle search. */
export function searchParameters(understood: Understood): Query {
  const { make, model, year, price, mileage, values, rest } = understood
  const query: Query = {}
  if (understood.class) query.class = understood.class
  if (make) query.make = make.slug
  if (model) query.model = model.slug
  if (price) query.price__range = rangeText(price)
  if (year) query.year__range = rangeText(year)
  if (mileage) query.mileage__range = rangeText(mileage)
  for (const name of spokenFilters) {
    const slugs = values[name]
    if (slugs) query[name] = slugs.toSorted().join(',')
  }
  if (rest.length > 0) query.search = rest.join(' ')
  return query
}

function rangeText({ from, to }: { from: number | null; to: number | null }): string {
  return `${from ?? ''}__${to ?? ''}`
}
