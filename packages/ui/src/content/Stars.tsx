import { useTranslate } from '@bandari/i18n/react'
import css from './Stars.module.css'

export interface StarsProps {
  /** Whole ones, from 1 to 5. */
  count: number
}

/** How many of five stars somebody gave. */
export function Stars({ count }: StarsProps) {
  const t = useTranslate()
  return (
    <span className={css.stars}>
      <span aria-hidden="true">
        {'★'.repeat(count)}
        <span className={css.missing}>{'★'.repeat(5 - count)}</span>
      </span>
      <span className="visually-hidden">{t('ui.stars', { count })}</span>
    </span>
  )
}
