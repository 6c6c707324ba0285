import { useTranslate } from '@bandari/i18n/react'
import type { Basket } from '@bandari/sdk'
import { BasketTotals } from '../shared/purchase/BasketTotals.tsx'
import { ShippingFacts } from '../shared/purchase/ShippingFacts.tsx'
import { AppliedCodes } from './AppliedCodes.tsx'
import css from './BasketSummary.module.css'
import { DiscountForm } from './DiscountForm.tsx'
import { useOtherMethods } from '../shared/page/other-methods.ts'

export function BasketSummary({ basket }: { basket: Basket }) {
  const t = useTranslate()
  const others = useOtherMethods()
  return (
    <>
      <section className={css.part}>
        <h2 className={css.title}>{t('basket.shipping')}</h2>
        <ShippingFacts basket={basket} />
      </section>
      <section className={css.part}>
        <h2 className={css.title}>{t('basket.discount')}</h2>
        <AppliedCodes basket={basket} />
        <DiscountForm />
      </section>
      <section className={css.part}>
        <h2 className={css.title}>{t('basket.sum')}</h2>
        <BasketTotals basket={basket} />
        <p className={css.note}>{t('basket.noPaymentNow', { others })}</p>
      </section>
    </>
  )
}
