import { useGetBasketQuery, useListBasketLinesQuery } from '../../api/basket.ts'

/** The basket with its lines, as it is now: prices and stock may have changed since the last look. */
export function useMyBasket() {
  const fresh = { refetchOnMountOrArgChange: true }
  const basket = useGetBasketQuery(undefined, fresh)
  const lines = useListBasketLinesQuery(basket.data?.id ?? 0, { skip: !basket.data, ...fresh })
  // `currentData`: it never holds the lines of another basket.
  const page = lines.currentData
  const content = basket.data && page ? { basket: basket.data, lines: page.results } : null
  return {
    content,
    refusal: content ? undefined : (basket.error ?? lines.error),
    retry: () => void (basket.data ? lines.refetch() : basket.refetch()),
  }
}
