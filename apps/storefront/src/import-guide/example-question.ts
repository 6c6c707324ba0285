import type { ImportRules } from '@bandari/sdk'
import type { VehicleSearch } from '../api/catalogue.ts'
import type { LandedQuestion } from '../api/landed.ts'
import { destinationQuestion } from '../shared/landed/landed-question.ts'
import type { MyDestination } from '../shared/destination/my-destination.ts'

/** Years: few of these countries refuse a car of this age as too old. */
const newest = 5

/** Cars of the last years, which most of these countries take, the cheapest first; `now` is when the page was drawn. */
export function exampleSearch(
  { drives_on: side }: Pick<ImportRules, 'drives_on'>,
  now: number,
): VehicleSearch {
  const year = new Date(now).getUTCFullYear()
  return {
    page: '1',
    ordering: 'price',
    class: 'cars',
    price__range: '4000__0',
    year__range: `${year - newest}__${year}`,
    ...(side === 'right' && { steering: 'left' }),
  }
}

/** The country's first city, by its first way. */
export function exampleDestination({
  country,
  places,
}: Pick<ImportRules, 'country' | 'places'>): MyDestination | null {
  const [place] = places
  const way = place?.ways.find(({ shipping }) => shipping.includes('RORO')) ?? place?.ways[0]
  if (!place || !way) return null
  const shipping = way.shipping.includes('RORO') ? 'RORO' : 'CONTAINER'
  return {
    country,
    city: place.city,
    way: way.id,
    shipping,
    port: way.destination ?? '',
    insurance: false,
  }
}

export function exampleQuestion(place: MyDestination, product: number): LandedQuestion {
  return { ...destinationQuestion(place), product }
}
