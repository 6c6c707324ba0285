import { useFormatSentence, useTranslate } from '@bandari/i18n/react'
import { Card } from '@bandari/ui'
import type { ReactNode } from 'react'
import type { PurchaseProblem } from '../purchase/purchase-problem.ts'
import css from './SoldPanel.module.css'

interface SoldPanelProps {
  /** What the basket said, if the last one went while the page was open. */
  problem: PurchaseProblem | null
  /** Ways on. */
  children: ReactNode
}

/** In place of an order form that could only fail. */
export function SoldPanel({ problem, children }: SoldPanelProps) {
  const t = useTranslate()
  const formatSentence = useFormatSentence()
  return (
    <Card as="section" className={css.panel} aria-label={t('shared.soldOut')}>
      <p className={css.title} role="alert">
        {formatSentence(problem?.sentence ?? 'shared.outOfStock')}
      </p>
      {children}
    </Card>
  )
}
