import type { Basket, BasketLandedPrice } from '@bandari/sdk'
import { useListBasketLandedPricesQuery } from '../api/basket.ts'
import { useMyDestination } from '../shared/my-destination.ts'

/**
 * What the basket's vehicles cost where its owner wants them, and whether they may enter. A basket is not kept from being
 * shown by what of it nobody knows: without an answer there is none of this in it.
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
