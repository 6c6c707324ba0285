import { useGetBasketQuery, useListBasketLinesQuery } from '../api/basket.ts'
import css from './Header.module.css'

/** The number of lines in the signed-in person's basket; its code is loaded only with a session. */
export function BasketCount() {
  const { data: basket } = useGetBasketQuery()
  const { data: lines } = useListBasketLinesQuery(basket?.id ?? 0, { skip: basket === undefined })
  const count = lines?.count ?? 0
  if (count === 0) return null
  return (
    <>
      <span className="visually-hidden">, {count === 1 ? '1 item' : `${count} items`}</span>
      <span className={css.count} aria-hidden="true">
        {count}
      </span>
    </>
  )
}
