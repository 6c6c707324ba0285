import type { Translate } from '@bandari/i18n'
import { useFormat, useName, useTranslate } from '@bandari/i18n/react'
import type { Destination, ItemDetail } from '@bandari/sdk'
import { Button, Card, Field, QuantityInput, SelectInput } from '@bandari/ui'
import { Suspense } from 'react'
import { ChoiceFields } from '../shared/choices/ChoiceFields.tsx'
import { useEarlyForm } from '../shared/fields/early-submit.ts'
import { MoneyField } from '../shared/money/MoneyField.tsx'
import { lazyPart } from '../shared/page/lazy-component.tsx'
import type { PurchaseProblem } from '../shared/purchase/purchase-problem.ts'
import bar from '../shared/purchase/PurchaseBar.module.css'
import { maxConcurrent, mostOf } from '../shared/purchase/quantity.ts'
import css from './ItemPurchase.module.css'
import { useItemPurchase } from './use-item-purchase.ts'

// Most visits need neither.
const PurchaseProblemAlert = lazyPart(() =>
  import('../shared/purchase/PurchaseProblemAlert.tsx').then((m) => ({
    default: m.PurchaseProblemAlert,
  })),
)
const SoldPanel = lazyPart(() =>
  import('../shared/vehicles/SoldPanel.tsx').then((m) => ({ default: m.SoldPanel })),
)

interface ItemPurchaseProps {
  item: ItemDetail
  /** Asks for it as it is now. */
  onStale: () => unknown
}

/** Destination country, quantity and Buy Now (buyer spec §2). */
export function ItemPurchase({ item, onStale }: ItemPurchaseProps) {
  const format = useFormat()
  const t = useTranslate()
  const purchase = useItemPurchase(item, onStale)
  const { destinations, port, choice, setChosen, adopt, problem, isAdding, buy } = purchase
  const form = useEarlyForm({ adopt, submit: () => void buy() })
  if (item.quantity < 1) return <SoldItem problem={problem} />
  const amount = (Math.round(item.price * 100) * choice.quantity) / 100
  const total = format.money({ amount, currency: item.currency })
  return (
    <form {...form} className={bar.panel} aria-label={t('items.buy')}>
      <Card className={bar.card}>
        <ChoiceFields
          choices={item.choices}
          picked={choice.picked}
          problem={problem}
          onPick={(picked) => setChosen({ ...choice, picked })}
        />
        <CountryField
          destinations={destinations}
          hint={shippingHint(t, choice.country, port?.name)}
          value={choice.country}
          onChoose={(country) => setChosen({ ...choice, country })}
        />
        <MoneyField country={choice.country} />
        <Quantity
          stock={item.quantity}
          value={choice.quantity}
          onChange={(quantity) => setChosen({ ...choice, quantity })}
        />
        <Sums quantity={choice.quantity} total={total} />
        <NeedsScript />
      </Card>
      <div className={bar.action}>
        <Suspense>
          {problem && !problem.kind && <PurchaseProblemAlert problem={problem} />}
        </Suspense>
        <p className={bar.total} aria-hidden="true">
          <span className={bar.totalLabel}>{t('items.beforeShipping')}</span>
          <strong className={bar.totalAmount}>{total}</strong>
        </p>
        <Button type="submit" size="large" wide loading={isAdding}>
          {t('items.buyNow')}
        </Button>
      </div>
    </form>
  )
}

interface CountryFieldProps {
  destinations: readonly Destination[]
  hint: string
  value: string
  onChoose: (country: string) => void
}

function CountryField({ destinations, hint, value, onChoose }: CountryFieldProps) {
  const t = useTranslate()
  const nameOf = useName()
  const countries = destinations.map(({ code, name }) => ({
    value: code,
    label: nameOf(`countries.${code}`, name),
  }))
  return (
    <Field label={t('items.country')} hint={hint}>
      {(control) => (
        <SelectInput
          {...control}
          name="country"
          placeholder={t('items.chooseCountry')}
          choices={countries}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
    </Field>
  )
}

interface QuantityProps {
  stock: number
  value: number
  onChange: (quantity: number) => void
}

function Quantity({ stock, ...input }: QuantityProps) {
  const t = useTranslate()
  return (
    <div className={css.quantity}>
      <Field label={t('items.quantity')} hint={stockHint(t, stock)}>
        {(control) => <QuantityInput {...control} {...input} name="quantity" max={mostOf(stock)} />}
      </Field>
    </div>
  )
}

function SoldItem({ problem }: { problem: PurchaseProblem | null }) {
  const t = useTranslate()
  return (
    <Suspense>
      <SoldPanel problem={problem}>
        <p>{t('items.soldText')}</p>
      </SoldPanel>
    </Suspense>
  )
}

function NeedsScript() {
  const t = useTranslate()
  return (
    <noscript>
      <p>{t('items.needsScript')}</p>
    </noscript>
  )
}

function Sums({ quantity, total }: { quantity: number; total: string }) {
  const t = useTranslate()
  return (
    <dl className={css.sums}>
      <div className={css.sum}>
        <dt>{quantity === 1 ? t('items.price') : t('items.priceOf', { count: quantity })}</dt>
        <dd>{total}</dd>
      </div>
      <div className={css.sum}>
        <dt>{t('items.shipping')}</dt>
        <dd>{t('items.quoted')}</dd>
      </div>
    </dl>
  )
}

function shippingHint(t: Translate, country: string, port: string | undefined): string {
  if (country === '') return t('items.quoteUnknown')
  return port === undefined ? t('items.quoteNoPort') : t('items.quotePort', { port })
}

function stockHint(t: Translate, quantity: number): string {
  if (quantity < 1) return t('items.noneLeft')
  return quantity > maxConcurrent
    ? t('items.atMost', { count: maxConcurrent })
    : t('items.left', { count: quantity })
}
