import { useTranslate } from '@bandari/i18n/react'
import { Stepper } from '@bandari/ui'
import type { ReactNode } from 'react'
import { PageHead } from '../shared/page/PageHead.tsx'
import css from './CheckoutFrame.module.css'

const steps = ['checkout.stepShipping', 'checkout.stepReview', 'checkout.stepOrder'] as const

export interface CheckoutFrameProps {
  title: string
  /** 1 Shipping, 2 Review, 3 Order; 4 once all three are done. */
  step: number
  children: ReactNode
}

export function CheckoutFrame({ title, step, children }: CheckoutFrameProps) {
  const t = useTranslate()
  return (
    <div className={`container ${css.page}`}>
      <PageHead title={title} />
      <div className={css.steps}>
        <Stepper current={step} steps={steps.map((id) => t(id))} label={t('checkout.steps')} />
      </div>
      <h1 className={css.title}>{title}</h1>
      {children}
    </div>
  )
}
