import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import { classNames } from '../basics/class-names.ts'
import { Icon } from '../basics/Icon.tsx'
import css from './Stepper.module.css'

export interface StepperProps {
  /** 1-based number of the present step. */
  current: number
  /** The order flow's three by default (buyer spec §2). */
  steps?: readonly string[]
  label?: string
}

const orderSteps = [
  'ui.stepShipping',
  'ui.stepReview',
  'ui.stepOrder',
] as const satisfies readonly PlainMessageId[]

export function Stepper(props: StepperProps) {
  const t = useTranslate()
  const { current, label = t('ui.orderSteps') } = props
  const steps = props.steps ?? orderSteps.map((step) => t(step))
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step, index) => {
        const number = index + 1
        const isDone = number < current
        return (
          <li
            key={step}
            className={classNames(css.step, isDone && css.done)}
            aria-current={number === current ? 'step' : undefined}
          >
            <span className={css.number}>
              {isDone ? <Icon outline="check" size={18} /> : number}
            </span>
            <span>
              {step}
              {isDone && <span className="visually-hidden">{` ${t('ui.done')}`}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
