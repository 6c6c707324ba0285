import type { Basket, BasketLandedPrice } from '@bandari/sdk'
import { useListBasketLandedPricesQuery } from '../api/basket.ts'
import { useMyDestination } from '../shared/destination/my-destination.ts'

interface BasketLandedPricesShown {
  prices: readonly BasketLandedPrice[]
  /** Prices will come: the lines of vehicles keep their place. */
  areAwaited: boolean
}

/**
 * What the basket's vehicles cost where its owner wants them, and whether they may enter. The basket is shown even if this
 * is unknown: without an answer it has none of these prices.
 */
export function useBasketLandedPrices({
  id,
  destinationCountryCode,
}: Basket): BasketLandedPricesShown {
  const mine = useMyDestination()
  const country = destinationCountryCode ?? mine?.country
  const city = mine && mine.country === country ? mine.city : undefined
  const { data, isLoading } = useListBasketLandedPricesQuery(
    { id, ...(country !== undefined && { country }), ...(city !== undefined && { city }) },
    { refetchOnMountOrArgChange: true },
  )
  return { prices: data?.results ?? [], areAwaited: isLoading && country !== undefined }
}
