import type { ProductDocument } from '@bandari/sdk'
import {
  Button,
  buttonClass,
  Card,
  Checkbox,
  ErrorAlert,
  Field,
  formatMoney,
  QuantityInput,
} from '@bandari/ui'
import { type SyntheticEvent, useEffect, useRef } from 'react'
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
  const { destinations, destination, port, charge, choice, setChosen, problem, isAdding, buy } =
    usePurchase(product)
  const { incl_tax: price, currency } = product.PriceObj
  const total = purchaseTotal({ price, quantity: choice.quantity, charge })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void buy()
  }
  return (
    <form className={bar.panel} aria-label="Buy" onSubmit={submit}>
      <Card className={bar.card}>
        <DestinationFields choice={choice} destinations={destinations} onChoose={setChosen} />
        <ShippingTypeField
          choice={choice}
          charges={port?.charges}
          currency={destination?.currency ?? currency}
          onChoose={setChosen}
        />
        <div className={css.quantity}>
          <Field label="Quantity">
            {(control) => (
              <QuantityInput
                {...control}
                name="quantity"
                max={mostAtOnce}
                value={choice.quantity}
                onChange={(quantity) => setChosen({ ...choice, quantity })}
              />
            )}
          </Field>
        </div>
        <Checkbox
          name="insurance"
          label="I want marine insurance"
          hint="We write its price to you, and you decide before you pay."
          checked={choice.insurance}
          onChange={(event) => setChosen({ ...choice, insurance: event.target.checked })}
        />
        <Costs product={product} choice={choice} charge={charge} destination={destination} />
        <noscript>
          <button className={buttonClass({ variant: 'secondary', wide: true })} type="submit">
            Show the total
          </button>
          <p>To buy, switch JavaScript on or call us.</p>
        </noscript>
      </Card>
      <div className={bar.action}>
        {problem !== null && <Problem key={problem} text={problem} />}
        <p className={bar.total} aria-hidden="true">
          <span className={bar.totalLabel}>Total</span>
          <strong className={bar.totalAmount}>{formatMoney({ amount: total, currency })}</strong>
        </p>
        <Button className={css.buy} type="submit" size="large" wide loading={isAdding}>
          Buy Now
        </Button>
      </div>
    </form>
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
