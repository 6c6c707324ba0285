import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { Button, buttonClass, Card, Checkbox, Field, Notice, QuantityInput } from '@bandari/ui'
import { type ReactNode, Suspense } from 'react'
import { useEarlyForm } from '../shared/fields/early-submit.ts'
import { MoneyField } from '../shared/money/MoneyField.tsx'
import { lazyPart } from '../shared/page/lazy-component.tsx'
import type { PurchaseProblem } from '../shared/purchase/purchase-problem.ts'
import bar from '../shared/purchase/PurchaseBar.module.css'
import { mostOf } from '../shared/purchase/quantity.ts'
import { BarAmount } from './BarAmount.tsx'
import { Costs } from './Costs.tsx'
import { DestinationFields } from './DestinationFields.tsx'
import { MakeOffer, takesOffers } from './MakeOffer.tsx'
import { writeChoice } from './purchase-choice.ts'
import { purchaseTotal } from './purchase-total.ts'
import css from './PurchasePanel.module.css'
import { ShippingTypeField } from './ShippingTypeField.tsx'
import { usePurchase } from './use-purchase.ts'

// Most visits need none of them.
const onDemand = () => import('./on-demand.ts')
const PurchaseProblemAlert = lazyPart(() =>
  onDemand().then((m) => ({ default: m.PurchaseProblemAlert })),
)
const LandedInBar = lazyPart(() =>
  import('./LandedInBar.tsx').then((module) => ({ default: module.LandedInBar })),
)
const ChoiceFields = lazyPart(() => onDemand().then((m) => ({ default: m.ChoiceFields })))
const PriceHoldOrSold = lazyPart(() => onDemand().then((m) => ({ default: m.PriceHoldOrSold })))

export interface PurchasePanelProps {
  product: ProductDocument
  /** Asks for it as it is now. */
  onStale: () => unknown
  /** Gets the product at the agreed price, as it is for the buyer for whom it is held. */
  onHeld: (held: ProductDocument | null) => void
  /** At a price that the buyer and the seller agreed on. */
  isHeld?: boolean
}

/** The form that buys, and the way to offer another price; a sold product has neither. */
export function PurchasePanel({ product, onStale, onHeld, isHeld = false }: PurchasePanelProps) {
  const purchase = usePurchase(product, onStale)
  const { stock, problem, choice } = purchase
  if (stock < 1) {
    return (
      <PriceHoldOrSold
        product={product}
        problem={problem}
        onStale={onStale}
        onHeld={onHeld}
        Panel={PurchasePanel}
      />
    )
  }
  return (
    <>
      <BuyForm product={product} purchase={purchase} />
      {/* Not inside: it has a form of its own. */}
      {!isHeld && takesOffers(product) && (
        <MakeOffer product={product} query={writeChoice(choice)} onStale={onStale} />
      )}
    </>
  )
}

interface BuyFormProps {
  product: ProductDocument
  purchase: ReturnType<typeof usePurchase>
}

/**
 * Destination, shipping, quantity, insurance and the total, which follows every choice. As a GET form it
 * shows the total without JavaScript too; buying needs it.
 */
function BuyForm({ product, purchase }: BuyFormProps) {
  const format = useFormat()
  const t = useTranslate()
  const { destinations, destination, port, charge, premium, stock, choice, setChosen } = purchase
  const { problem, isAdding, buy, blocked } = purchase
  const { incl_tax: price, currency } = product.PriceObj
  const amount = purchaseTotal({ price, quantity: choice.quantity, charge, premium })
  const total = format.money({ amount, currency })
  const isPriced = charge !== null && (destination?.insurance ?? null) !== null
  const form = useEarlyForm({ adopt: purchase.adopt, submit: () => void buy() })
  return (
    <form {...form} className={bar.panel} aria-label={t('details.buy')}>
      <Card className={bar.card}>
        <Choices product={product} purchase={purchase} />
        <DestinationFields choice={choice} destinations={destinations} onChoose={setChosen} />
        <MoneyField country={choice.country} />
        <ShippingTypeField
          choice={choice}
          charges={port?.charges}
          currency={destination?.currency ?? currency}
          isQuoted={destination?.ports.length === 0}
          onChoose={setChosen}
        />
        <Quantity
          value={choice.quantity}
          max={mostOf(stock)}
          onChange={(quantity) => setChosen({ ...choice, quantity })}
        />
        <Checkbox
          name="insurance"
          label={t('details.insurance')}
          hint={t(isPriced ? 'details.insuranceText' : 'shared.insuranceUnknown')}
          checked={choice.insurance}
          onChange={(event) => setChosen({ ...choice, insurance: event.target.checked })}
        />
        <Costs
          product={product}
          choice={choice}
          charge={charge}
          premium={premium}
          isBlocked={blocked !== null}
          destination={destination}
        />
        <noscript>
          <button className={buttonClass({ variant: 'secondary', wide: true })} type="submit">
            {t('details.showTotal')}
          </button>
          <p>{t('details.needsScript')}</p>
        </noscript>
      </Card>
      {blocked && (
        <Notice kind="attention">{t('details.cannotOrder', { reason: blocked.sentence })}</Notice>
      )}
      <Action problem={problem} isAdding={isAdding}>
        <BarPrice product={product} purchase={purchase} total={total} />
      </Action>
    </form>
  )
}

interface QuantityProps {
  value: number
  max: number
  onChange: (quantity: number) => void
}

function Quantity(props: QuantityProps) {
  const t = useTranslate()
  return (
    <div className={css.quantity}>
      <Field label={t('details.quantity')}>
        {(control) => <QuantityInput {...control} {...props} name="quantity" />}
      </Field>
    </div>
  )
}

/** What is chosen of the product itself; most have nothing to choose. */
function Choices({ product: { choices }, purchase }: BuyFormProps) {
  const { choice, setChosen, problem } = purchase
  if (choices.length === 0) return null
  return (
    <Suspense>
      <ChoiceFields
        choices={choices}
        picked={choice.picked}
        problem={problem}
        onPick={(picked) => setChosen({ ...choice, picked })}
      />
    </Suspense>
  )
}

interface BarPriceProps extends BuyFormProps {
  /** With its currency. */
  total: string
}

/** On a phone, beside the button: the price at the buyer's door, or else what the total is a total of. */
function BarPrice({ product, purchase, total }: BarPriceProps) {
  const t = useTranslate()
  const { choice, port, charge, mine } = purchase
  const place =
    charge === null || port === undefined
      ? t('details.beforeShipping')
      : t('details.totalTo', { port: port.name })
  const sum = <BarAmount label={place}>{total}</BarAmount>
  // One car to the place that is known; several cost more than a multiple of one.
  const isElsewhere = choice.country !== '' && choice.country !== mine?.country
  if (mine === null || isElsewhere || choice.quantity !== 1) return sum
  return (
    <Suspense fallback={sum}>
      <LandedInBar product={product.id} mine={mine} otherwise={sum} />
    </Suspense>
  )
}

interface ActionProps {
  problem: PurchaseProblem | null
  isAdding: boolean
  /** What it costs. */
  children: ReactNode
}

function Action({ problem, isAdding, children }: ActionProps) {
  const t = useTranslate()
  return (
    <div className={bar.action}>
      {/* A missing choice is told beside it. */}
      <Suspense>{problem && !problem.kind && <PurchaseProblemAlert problem={problem} />}</Suspense>
      {children}
      <Button type="submit" size="large" wide loading={isAdding}>
        {t('details.buyNow')}
      </Button>
    </div>
  )
}
