import { useFormatSentence, useTranslate } from '@bandari/i18n/react'
import { ErrorAlert } from '@bandari/ui'
import { useEffect, useRef } from 'react'
import { AppLink } from '../page/AppLink.tsx'
import { paths } from '../addresses/paths.ts'
import bar from './PurchaseBar.module.css'
import type { PurchaseProblem } from './purchase-problem.ts'

/** Scrolled to when it appears (buyer spec §8). */
export function PurchaseProblemAlert({ problem }: { problem: PurchaseProblem }) {
  const formatSentence = useFormatSentence()
  const box = useRef<HTMLDivElement>(null)
  // The browser scrolls, React does not.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { sentence, refusal } = problem
  return (
    <div className={bar.problem} ref={box}>
      <ErrorAlert title={formatSentence(sentence)}>
        {refusal?.code === 'items_awaiting_checkout' && (
          <WaitingItems why={refusal.values['why']} />
        )}
      </ErrorAlert>
    </div>
  )
}

const reasons = {
  quote: 'shared.awaitingQuote',
  place: 'shared.awaitingPlace',
  currency: 'shared.awaitingCurrency',
} as const

/** Why the basket takes nothing else, and the way to it. */
function WaitingItems({ why }: { why: unknown }) {
  const t = useTranslate()
  const reason = Object.entries(reasons).find(([name]) => name === why)?.[1]
  return (
    <>
      {reason && <p>{t(reason)}</p>}
      <AppLink href={paths.basket()}>{t('shared.toBasket')}</AppLink>
    </>
  )
}
