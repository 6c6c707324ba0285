import { classNames } from '@bandari/ui'
import { memo, Suspense } from 'react'
import { lazyPart } from '../page/lazy-component.tsx'
import { useCurrencyChoice } from './currency-choice.ts'
import css from './MyMoney.module.css'
import type { MoneyPartProps } from './my-money/MoneyPart.tsx'

/** Loaded only where some other money than dollars may be shown. */
const MoneyPart = lazyPart(() =>
  import('./my-money/MoneyPart.tsx').then((module) => ({ default: module.MoneyPart })),
)

interface MyMoneyProps extends MoneyPartProps {
  /** ISO 4217 code of the amount; only dollars are shown in other money. */
  currency: string | null
}

/**
 * About what a dollar amount is in the visitor's own money. With a `country` the server draws it; memoised, because a change
 * around it before its code is there would throw the server's words away.
 */
export const MyMoney = memo(function MyMoney({ currency, ...part }: MyMoneyProps) {
  if (currency !== 'USD') return null
  return (
    <span className={classNames(css.slot, part.show === 'rate' ? css.rate : css.amount)}>
      {part.country ? <Part {...part} /> : <MemoizedPart {...part} />}
    </span>
  )
})

/** Where nothing tells the country: shown to those who have chosen a money, once the page is alive. */
function MemoizedPart(part: MoneyPartProps) {
  return /[A-Z]{3}$/.test(useCurrencyChoice()) && <Part {...part} />
}

/** Reserves the space while the code loads. */
function Part(part: MoneyPartProps) {
  return (
    <Suspense fallback={'\u00a0'}>
      <MoneyPart {...part} />
    </Suspense>
  )
}
