import { useTranslate } from '@bandari/i18n/react'
import type { Basket, BasketLine } from '@bandari/sdk'
import { Button, Loading } from '@bandari/ui'
import { Suspense, useState } from 'react'
import { lazyPart } from '../shared/page/lazy-component.tsx'
import { ShippingFacts } from '../shared/purchase/ShippingFacts.tsx'
import { chargeState } from '../shared/purchase/shipping-charge.ts'

// Most baskets are ordered as they are.
const ShippingForm = lazyPart(() =>
  import('./ShippingForm.tsx').then((module) => ({ default: module.ShippingForm })),
)

interface BasketShippingProps {
  basket: Basket
  lines: readonly BasketLine[]
}

/** Where all of the basket goes and how, and a way to change it. A basket that is being quoted stays as it is. */
export function BasketShipping({ basket, lines }: BasketShippingProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) {
    return (
      <Suspense fallback={<Loading />}>
        <ShippingForm basket={basket} lines={lines} onClose={() => setOpen(false)} />
      </Suspense>
    )
  }
  return (
    <>
      <ShippingFacts basket={basket} />
      {chargeState(basket) !== 'quote-pending' && (
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {t('basket.changeShipping')}
        </Button>
      )}
    </>
  )
}
