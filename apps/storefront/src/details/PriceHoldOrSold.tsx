import type { Offer, ProductDocument } from '@bandari/sdk'
import { type ComponentType, Suspense, useEffect, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useListOwnOffersQuery } from '../api/offers.ts'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { lazyPart } from '../shared/page/lazy-component.tsx'
import { withMessages } from '../shared/page/lazy-messages.ts'
import type { PurchaseProblem } from '../shared/purchase/purchase-problem.ts'
import type { PurchasePanelProps } from './PurchasePanel.tsx'
import { SoldVehicle } from './SoldVehicle.tsx'

const PriceHoldNotice = lazyPart(async () => {
  const module = await withMessages(['offers'], import('./PriceHoldNotice.tsx'))
  return { default: module.PriceHoldNotice }
})

interface PriceHoldOrSoldProps {
  product: ProductDocument
  problem: PurchaseProblem | null
  onStale: () => unknown
  /** Gets the product as it is for the buyer for whom it is held; null where it is not held. */
  onHeld: (held: ProductDocument | null) => void
  /** The panel in which the buyer for whom it is held buys it. */
  Panel: ComponentType<PurchasePanelProps>
}

/** Nothing is left of it, except for the buyer for whom it is held at an agreed price. */
export function PriceHoldOrSold({
  product,
  problem,
  onStale,
  onHeld,
  Panel,
}: PriceHoldOrSoldProps) {
  const isSignedIn = useSelector(selectIsSignedIn)
  const { data: offers = [] } = useListOwnOffersQuery(undefined, { skip: !isSignedIn })
  const offer = offers.find(
    ({ state, product_id }) => state === 'accepted' && product_id === product.id,
  )
  const held = useMemo(() => (offer ? withHeldPrice(product, offer) : null), [product, offer])
  useEffect(() => {
    onHeld(held)
    return () => onHeld(null)
  }, [held, onHeld])
  if (!offer || !held) return <SoldVehicle product={product} problem={problem} />
  return (
    <>
      <Suspense>
        <PriceHoldNotice offer={offer} />
      </Suspense>
      <Panel product={held} onStale={onStale} onHeld={onHeld} isHeld />
    </>
  )
}

/** One, at the price that was agreed. */
function withHeldPrice(product: ProductDocument, { amount }: Offer): ProductDocument {
  const { PriceObj, get_stock_record: stock } = product
  return {
    ...product,
    PriceObj: { ...PriceObj, incl_tax: amount },
    struck_price: null,
    get_stock_record: stock && { ...stock, quantity: 1 },
  }
}
