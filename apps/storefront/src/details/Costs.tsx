import type { Destination, ProductDocument } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import type { PurchaseChoice } from './purchase-choice.ts'
import { goodsTotal, purchaseTotal } from './purchase-total.ts'
import css from './Costs.module.css'

interface CostsProps {
  product: ProductDocument
  choice: PurchaseChoice
  charge: string | null
  destination: Destination | undefined
}

/** What the total contains, line by line, and what it does not (ux rule 7). */
export function Costs({ product, choice, charge, destination }: CostsProps) {
  const { incl_tax: price, currency } = product.PriceObj
  const { quantity, shipping, port } = choice
  const money = (amount: string) => formatMoney({ amount, currency })
  const portName = destination?.ports.find(({ slug }) => slug === port)?.name
  return (
    <div className={css.costs}>
      <dl className={css.lines}>
        <div className={css.line}>
          <dt>{quantity === 1 ? 'Vehicle' : `${quantity} × ${money(price)}`}</dt>
          <dd className={css.amount}>{money(goodsTotal({ price, quantity }))}</dd>
        </div>
        <div className={css.line}>
          <dt>{portName ? `Shipping to ${portName}, ${shipping}` : 'Shipping'}</dt>
          <dd className={css.amount}>{charge === null ? 'By quote' : money(charge)}</dd>
        </div>
        <div className={`${css.line} ${css.total}`} aria-live="polite">
          <dt>{portName ? `Total to ${portName}` : 'Total'}</dt>
          <dd className={css.amount}>{money(purchaseTotal({ price, quantity, charge }))}</dd>
        </div>
      </dl>
      <p className={css.note}>
        {destination && destination.ports.length === 0
          ? `We have no fixed charge to ${destination.name} yet: put it in your basket and ask for a quote there. `
          : ''}
        Import duty and clearing at your port are not included.
      </p>
    </div>
  )
}
