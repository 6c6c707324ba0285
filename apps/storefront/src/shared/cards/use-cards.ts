import { skipToken } from '@reduxjs/toolkit/query'
import { useListProductCardsQuery, type CardsQuestion } from '../../api/product-cards.ts'
import type { ChosenVehicle } from '../../api/fitment.ts'
import { destinationParams } from '../destination/destination-params.ts'
import { type MyDestination, useMyDestination } from '../destination/my-destination.ts'

/** How the cards of some products are asked for, on the server and in the browser alike. */
export function cardsCall(
  ids: readonly number[],
  mine: MyDestination | null,
  vehicle: ChosenVehicle | null = null,
): CardsQuestion {
  return { ids, ...(mine && destinationParams(mine)), ...vehicle }
}

/** The products as they are now, with their landed prices at the visitor's destination, and whether parts fit a vehicle. */
export function useCards(ids: readonly number[], vehicle: ChosenVehicle | null = null) {
  const mine = useMyDestination()
  const { data, currentData, error, refetch } = useListProductCardsQuery(
    ids.length === 0 ? skipToken : cardsCall(ids, mine, vehicle),
    { refetchOnMountOrArgChange: 30 },
  )
  // While one is taken from a list, the others stay.
  const known = ids.length === 0 ? [] : (currentData ?? data)
  const cards = known && new Map(known.map((card) => [card.id, card]))
  return { mine, cards, error: currentData ? undefined : error, refetch }
}
