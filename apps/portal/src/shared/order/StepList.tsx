import type { FollowedStep } from '@bandari/sdk'
import { Badge, classNames } from '@bandari/ui'
import type { ReactNode } from 'react'
import { t } from '../../language/translator.ts'
import { actsNames, stepNames, whenLabel } from './step-labels.ts'
import css from './StepList.module.css'

interface StepListProps {
  steps: readonly FollowedStep[]
  /** How the buyer's turn is worded; by default the words address the buyer. */
  buyerActs?: string
  /** What somebody may do with a step. */
  renderAct?: (step: FollowedStep) => ReactNode
}

/** The twelve steps of an order, those behind it and those ahead. */
export function StepList({ steps, buyerActs, renderAct }: StepListProps) {
  const shown = steps.filter(({ state }) => state !== 'not-needed')
  return (
    <ol className={css.steps}>
      {shown.map((one) => (
        <li
          key={one.step}
          className={classNames(css.step, css[one.state])}
          aria-current={one.state === 'next' ? 'step' : undefined}
        >
          <span className={css.name}>{t(stepNames[one.step])}</span>
          <span className={css.when}>{whenLabel(one)}</span>
          {one.state === 'next' && (
            <span className={css.turn}>
              {(one.acts === 'buyer' && buyerActs) || t(actsNames[one.acts])}
            </span>
          )}
          {one.is_late && <Badge tone="attention">{t('steps.late')}</Badge>}
          {one.note && <span className={css.note}>{one.note}</span>}
          {renderAct?.(one)}
        </li>
      ))}
    </ol>
  )
}
