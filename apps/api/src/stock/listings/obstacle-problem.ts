import { type PlainOrProblem, problem } from '../../core/problem.ts'
import type { Obstacle, RefusedChanges } from './change-rules.ts'
import { listingFields } from './listing-fields.ts'
import type { Problems } from './read-listing-fields.ts'

/** Why something stays as it is; what is ordered names its order. */
export function obstacleProblem(obstacle: Obstacle, orderNumber: string | null): PlainOrProblem {
  if (obstacle === 'ordered' && orderNumber !== null)
    return problem('listing_ordered', { number: orderNumber })
  if (obstacle === 'ordered' || obstacle === 'reserved') return 'listing_reserved'
  return obstacle === 'sold' ? 'listing_sold' : 'listing_taken_down'
}

/** The same at each field, by the save payload's names. */
export function problemsOfRefused(
  { obstacle, columns }: RefusedChanges,
  orderNumber: string | null,
): Problems {
  const found = obstacleProblem(obstacle, orderNumber)
  const names = columns.map((column) => {
    if (column === 'status') return 'publish'
    return column === 'subject' ? 'subject' : listingFields[column].payload
  })
  return Object.fromEntries(names.map((name) => [name, [found]]))
}
