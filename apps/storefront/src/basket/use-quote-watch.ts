import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { basketApi, openBasket } from '../api/basket.ts'

const everyMilliseconds = 20_000

/** While a quote is awaited the basket is read again from time to time, as long as somebody looks at it. */
export function useQuoteWatch(isPending: boolean) {
  const dispatch = useDispatch()
  // Time is outside React's state.
  useEffect(() => {
    if (!isPending) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') {
        dispatch(basketApi.util.invalidateTags([openBasket]))
      }
    }, everyMilliseconds)
    return () => clearInterval(timer)
  }, [isPending, dispatch])
}
