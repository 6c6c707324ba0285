import type { Basket } from '@bandari/sdk'
import { BasketTotals } from '../shared/BasketTotals.tsx'
import { ShippingFacts } from '../shared/ShippingFacts.tsx'
import { AppliedCodes } from './AppliedCodes.tsx'
import css from './BasketSummary.module.css'
import { DiscountForm } from './DiscountForm.tsx'

export function BasketSummary({ basket }: { basket: Basket }) {
  return (
    <>
      <section className={css.part}>
        <h2 className={css.title}>Shipping</h2>
        <ShippingFacts basket={basket} />
      </section>
      <section className={css.part}>
        <h2 className={css.title}>Discount</h2>
        <AppliedCodes basket={basket} />
        <DiscountForm />
      </section>
      <section className={css.part}>
        <h2 className={css.title}>What it comes to</h2>
        <BasketTotals basket={basket} />
        <p className={css.note}>
          No payment now: you receive a pro-forma invoice first and pay by bank wire transfer or
          Bitcoin.
        </p>
      </section>
    </>
  )
}
