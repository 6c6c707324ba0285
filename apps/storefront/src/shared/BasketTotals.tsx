import type { Basket } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import css from './BasketTotals.module.css'
import { chargeState } from './shipping-charge.ts'

/** Every sum is the server's; nothing is added up here. */
export function BasketTotals({ basket }: { basket: Basket }) {
  const { voucher_discounts, offer_discounts, shippingChargeOption, totalCost } = basket
  const discounts = [...voucher_discounts, ...offer_discounts]
  const isDetermined = chargeState(basket) === 'determined'
  const money = (amount: string) => formatMoney({ amount, currency: basket.currency ?? 'USD' })
  return (
    <dl className={css.totals}>
      <Row label="Goods" value={money(basket.total_incl_tax_excl_discounts)} />
      {discounts.map(({ name, amount }) => (
        <Row key={name} label={`Discount: ${name}`} value={`−${money(amount)}`} saving />
      ))}
      <Row
        label="Shipping"
        value={
          isDetermined && shippingChargeOption ? money(shippingChargeOption.value) : 'To be quoted'
        }
      />
      <div className={css.sum}>
        <dt>{isDetermined ? 'Total' : 'Total without shipping'}</dt>
        <dd>{money(totalCost)}</dd>
      </div>
    </dl>
  )
}

interface RowProps {
  label: string
  value: string
  saving?: boolean
}

function Row({ label, value, saving }: RowProps) {
  return (
    <div className={saving ? css.saving : css.row}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
