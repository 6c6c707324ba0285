import { useTranslate } from '@bandari/i18n/react'
import { useGetBasketQuery, useListBasketLinesQuery } from '../api/basket.ts'
import css from './Header.module.css'

/** The number of lines in the signed-in person's basket; its code is loaded only with a session. */
export function BasketCount() {
  const t = useTranslate()
  const { data: basket } = useGetBasketQuery()
  const { data: lines } = useListBasketLinesQuery(basket?.id ?? 0, { skip: basket === undefined })
  const count = lines?.count ?? 0
  if (count === 0) return null
  return (
    <>
      <span className="visually-hidden">, {t('shell.itemCount', { count })}</span>
      <span className={css.count} aria-hidden="true">
        {count}
      </span>
    </>
  )
}
