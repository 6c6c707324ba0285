import type { ImportRules } from '@bandari/sdk'
import type { VehicleSearch } from '../api/catalogue.ts'
import type { LandedQuestion } from '../api/landed.ts'
import { placeQuestion } from '../shared/door/door-question.ts'
import type { MyDestination } from '../shared/my-destination.ts'

/** Cars that many people can pay, and that most of these countries take. */
export function exampleSearch({ drives_on: side }: Pick<ImportRules, 'drives_on'>): VehicleSearch {
  return {
    page: '1',
    ordering: 'price',
    class: 'cars',
    price__range: '4000__9000',
    ...(side === 'right' && { steering: 'left' }),
  }
}

/** The country's first city, by its first way. */
export function examplePlace({
  country,
  places,
}: Pick<ImportRules, 'country' | 'places'>): MyDestination | null {
  const [place] = places
  const way = place?.ways.find(({ shipping }) => shipping.includes('RORO')) ?? place?.ways[0]
  if (!place || !way) return null
  const shipping = way.shipping.includes('RORO') ? 'RORO' : 'CONTAINER'
  return { country, city: place.city, way: way.id, shipping, port: way.destination ?? '' }
}

export function exampleQuestion(place: MyDestination, product: number): LandedQuestion {
  return { ...placeQuestion(place), product }
}
