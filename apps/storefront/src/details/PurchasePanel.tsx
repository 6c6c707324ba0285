import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { Button, buttonClass, Card, Checkbox, ErrorAlert, Field, QuantityInput } from '@bandari/ui'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { MoneyField } from '../shared/MoneyField.tsx'
import bar from '../shared/PurchaseBar.module.css'
import { Costs } from './Costs.tsx'
import { DestinationFields } from './DestinationFields.tsx'
import { mostAtOnce } from './purchase-choice.ts'
import { purchaseTotal } from './purchase-total.ts'
import css from './PurchasePanel.module.css'
import { ShippingTypeField } from './ShippingTypeField.tsx'
import { usePurchase } from './use-purchase.ts'

/**
 * Destination, shipping, quantity, insurance and the total, which follows every choice. As a GET form it
 * shows the total without JavaScript too; buying needs it.
 */
export function PurchasePanel({ product }: { product: ProductDocument }) {
  const format = useFormat()
  const t = useTranslate()
  const { destinations, destination, port, charge, choice, setChosen, problem, isAdding, buy } =
    usePurchase(product)
  const { incl_tax: price, currency } = product.PriceObj
  const total = purchaseTotal({ price, quantity: choice.quantity, charge })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void buy()
  }
  return (
    <form className={bar.panel} aria-label={t('details.buy')} onSubmit={submit}>
      <Card className={bar.card}>
        <DestinationFields choice={choice} destinations={destinations} onChoose={setChosen} />
        <MoneyField country={choice.country} />
        <ShippingTypeField
          choice={choice}
          charges={port?.charges}
          currency={destination?.currency ?? currency}
          onChoose={setChosen}
        />
        <Quantity
          value={choice.quantity}
          onChange={(quantity) => setChosen({ ...choice, quantity })}
        />
        <Checkbox
          name="insurance"
          label={t('details.insurance')}
          hint={t('details.insuranceText')}
          checked={choice.insurance}
          onChange={(event) => setChosen({ ...choice, insurance: event.target.checked })}
        />
        <Costs product={product} choice={choice} charge={charge} destination={destination} />
        <noscript>
          <button className={buttonClass({ variant: 'secondary', wide: true })} type="submit">
            {t('details.showTotal')}
          </button>
          <p>{t('details.needsScript')}</p>
        </noscript>
      </Card>
      <div className={bar.action}>
        {problem !== null && <Problem key={problem} text={problem} />}
        <p className={bar.total} aria-hidden="true">
          <span className={bar.totalLabel}>{t('details.total')}</span>
          <strong className={bar.totalAmount}>{format.money({ amount: total, currency })}</strong>
        </p>
        <Button className={css.buy} type="submit" size="large" wide loading={isAdding}>
          {t('details.buyNow')}
        </Button>
      </div>
    </form>
  )
}

interface QuantityProps {
  value: number
  onChange: (quantity: number) => void
}

function Quantity(props: QuantityProps) {
  const t = useTranslate()
  return (
    <div className={css.quantity}>
      <Field label={t('details.quantity')}>
        {(control) => <QuantityInput {...control} {...props} name="quantity" max={mostAtOnce} />}
      </Field>
    </div>
  )
}

/** Scrolled to when it appears (buyer spec §8). */
function Problem({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null)
  // The browser scrolls, React does not.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className={bar.problem} ref={box}>
      <ErrorAlert title={text} />
    </div>
  )
}
