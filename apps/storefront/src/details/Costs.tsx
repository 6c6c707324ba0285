import { useFormat, useName, useTranslate } from '@bandari/i18n/react'
import type { Destination, ProductDocument } from '@bandari/sdk'
import { MyMoney } from '../shared/money/MyMoney.tsx'
import type { PurchaseChoice } from './purchase-choice.ts'
import { shippingTypes } from './shipping-types.ts'
import { goodsTotal, purchaseTotal } from './purchase-total.ts'
import css from './Costs.module.css'

interface CostsProps {
  product: ProductDocument
  choice: PurchaseChoice
  charge: string | null
  /** Of insurance; null where it is not wanted or its price is not known. */
  premium: string | null
  /** It cannot be ordered there, so no quote is promised. */
  isBlocked: boolean
  destination: Destination | undefined
}

/** What the total contains, line by line, and what it does not (ux rule 7). */
export function Costs(props: CostsProps) {
  const { product, choice, charge, premium, isBlocked, destination } = props
  const format = useFormat()
  const t = useTranslate()
  const nameOf = useName()
  const { incl_tax: price, currency } = product.PriceObj
  const { quantity, shipping, port, country, insurance } = choice
  const total = purchaseTotal({ price, quantity, charge, premium })
  const money = (amount: string) => format.money({ amount, currency })
  const portName = destination?.ports.find(({ slug }) => slug === port)?.name
  const type = t(shippingTypes[shipping].name)
  return (
    <div className={css.costs}>
      <dl className={css.lines}>
        <div className={css.line}>
          <dt>{quantity === 1 ? t('details.vehicle') : `${quantity} × ${money(price)}`}</dt>
          <dd className={css.amount}>{money(goodsTotal({ price, quantity }))}</dd>
        </div>
        <div className={css.line}>
          <dt>
            {portName ? t('details.shippingTo', { port: portName, type }) : t('details.shipping')}
          </dt>
          <dd className={css.amount}>
            {charge === null
              ? t(isBlocked ? 'details.noShipping' : 'details.byQuote')
              : money(charge)}
          </dd>
        </div>
        {insurance && (
          <div className={css.line}>
            <dt>{t('ui.costInsurance')}</dt>
            <dd className={css.amount}>
              {premium === null ? t('shared.insuranceUnknown') : money(premium)}
            </dd>
          </div>
        )}
        <div className={`${css.line} ${css.total}`} aria-live="polite">
          <dt>{portName ? t('details.totalTo', { port: portName }) : t('details.total')}</dt>
          <dd className={css.amount}>
            {money(total)}
            <MyMoney amount={total} currency={currency} country={country} />
          </dd>
        </div>
      </dl>
      <p className={css.note}>
        {destination && destination.ports.length === 0 && !isBlocked
          ? `${t('details.noCharge', { country: nameOf(`countries.${destination.code}`, destination.name) })} `
          : ''}
        {t('details.notIncluded')}
      </p>
    </div>
  )
}
