import { useFormat, useTranslate } from '@bandari/i18n/react'
import { Badge } from './Badge.tsx'
import { classNames } from '../basics/class-names.ts'
import css from './Price.module.css'

export interface PriceProps {
  /** Decimal in whole units of `currency`: `'4500.00'`. */
  amount: string | number
  /** ISO 4217 code */
  currency: string
  /** The price before, struck through, with the badge `Save: 10%`; nothing when null. */
  struck?: string | number | null | undefined
  size?: 'small' | 'medium' | 'large'
  className?: string
}

export function Price({ amount, currency, struck, size = 'medium', className }: PriceProps) {
  const format = useFormat()
  const t = useTranslate()
  const saved = struck == null ? 0 : savedPercent(amount, struck)
  return (
    <span className={classNames(css.price, css[size], className)}>
      <span className={css.amount}>{format.money({ amount, currency })}</span>
      {struck != null && saved > 0 && (
        <span className={css.before}>
          <s>
            <span className="visually-hidden">{`${t('ui.priceBefore')} `}</span>
            {format.money({ amount: struck, currency })}
          </s>
          <Badge tone="saving">{t('ui.save', { percent: saved })}</Badge>
        </span>
      )}
    </span>
  )
}

/** Whole percent; a price of 0.9 times the earlier one saves 10 (buyer spec §9). */
function savedPercent(amount: string | number, struck: string | number): number {
  return Math.round((1 - Number(amount) / Number(struck)) * 100)
}
