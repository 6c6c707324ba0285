import { landedApi } from '../api/landed.ts'
import { destinationQuestion } from '../shared/landed/landed-question.ts'
import { readDestination } from '../shared/destination/my-destination.ts'
import type { PrefetchLocation } from '../shared/addresses/route.ts'

/** For a visitor whose destination the page is drawn for. */
export async function prefetchLanded({ ask, site }: PrefetchLocation, product: number) {
  const mine = readDestination(site.destination)
  if (!mine) return
  const question = { ...destinationQuestion(mine), product }
  await ask(landedApi.endpoints.getLandedPrice, question)
}
