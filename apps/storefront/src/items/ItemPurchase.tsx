import type { ItemDetail } from '@bandari/sdk'
import {
  Button,
  Card,
  ErrorAlert,
  Field,
  formatMoney,
  QuantityInput,
  SelectInput,
} from '@bandari/ui'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import bar from '../shared/PurchaseBar.module.css'
import { mostAtOnce, mostOf } from './item-choice.ts'
import css from './ItemPurchase.module.css'
import { useItemPurchase } from './use-item-purchase.ts'

/** Destination country, quantity and Buy Now (buyer spec §2). */
export function ItemPurchase({ item }: { item: ItemDetail }) {
  const { destinations, port, choice, setChosen, problem, isAdding, buy } = useItemPurchase(item)
  const amount = (Math.round(item.price * 100) * choice.quantity) / 100
  const total = formatMoney({ amount, currency: item.currency })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void buy()
  }
  return (
    <form className={bar.panel} aria-label="Buy" onSubmit={submit}>
      <Card className={bar.card}>
        <Field label="Destination country" hint={shippingHint(choice.country, port?.name)}>
          {(control) => (
            <SelectInput
              {...control}
              name="country"
              placeholder="Choose a country"
              choices={destinations.map(({ code, name }) => ({ value: code, label: name }))}
              value={choice.country}
              onChange={(event) => setChosen({ ...choice, country: event.target.value })}
            />
          )}
        </Field>
        <div className={css.quantity}>
          <Field label="Quantity" hint={stockHint(item.quantity)}>
            {(control) => (
              <QuantityInput
                {...control}
                name="quantity"
                max={mostOf(item.quantity)}
                value={choice.quantity}
                onChange={(quantity) => setChosen({ ...choice, quantity })}
              />
            )}
          </Field>
        </div>
        <Sums quantity={choice.quantity} total={total} />
        <noscript>
          <p>To buy, switch JavaScript on or call us.</p>
        </noscript>
      </Card>
      <div className={bar.action}>
        {problem !== null && <Problem key={problem} text={problem} />}
        <p className={bar.total} aria-hidden="true">
          <span className={bar.totalLabel}>Before shipping</span>
          <strong className={bar.totalAmount}>{total}</strong>
        </p>
        <Button type="submit" size="large" wide loading={isAdding}>
          Buy Now
        </Button>
      </div>
    </form>
  )
}

function Sums({ quantity, total }: { quantity: number; total: string }) {
  return (
    <dl className={css.sums}>
      <div className={css.sum}>
        <dt>{quantity === 1 ? 'Price' : `Price of ${quantity}`}</dt>
        <dd>{total}</dd>
      </div>
      <div className={css.sum}>
        <dt>Shipping</dt>
        <dd>Quoted from your basket</dd>
      </div>
    </dl>
  )
}

function shippingHint(country: string, port: string | undefined): string {
  if (country === '') return 'We ship it to your country and quote the cost before you order.'
  return port === undefined
    ? 'We find the port for you and quote the cost before you order.'
    : `By way of ${port}. We quote the cost before you order.`
}

function stockHint(quantity: number): string {
  if (quantity < 1) return 'None left'
  return quantity > mostAtOnce ? `${mostAtOnce} at most in one order` : `${quantity} available`
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
