import type { Basket, BasketLandedPrice } from '@bandari/sdk'
import { useListBasketLandedPricesQuery } from '../api/basket.ts'
import { useMyDestination } from '../shared/my-destination.ts'

/**
 * What the basket's vehicles cost where its owner wants them, and whether they may enter. The basket is shown even if this
 * is unknown: without an answer it has none of these prices.
 */
export function useBasketDoors({
  id,
  destinationCountryCode,
}: Basket): readonly BasketLandedPrice[] {
  const mine = useMyDestination()
  const country = destinationCountryCode ?? mine?.country
  const city = mine && mine.country === country ? mine.city : undefined
  const { data } = useListBasketLandedPricesQuery(
    { id, ...(country !== undefined && { country }), ...(city !== undefined && { city }) },
    { refetchOnMountOrArgChange: true },
  )
  return data?.results ?? []
}
