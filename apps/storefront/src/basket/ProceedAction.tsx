import type { Basket } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useNavigate } from 'react-router-dom'
import { basketPrice } from '../shared/basket-price.ts'
import { paths } from '../shared/paths.ts'
import { ActionTotal } from '../shared/PurchaseLayout.tsx'
import { chargeState } from '../shared/shipping-charge.ts'

export interface ProceedActionProps {
  basket: Basket
  /** Nobody knows the shipping charge yet (buyer spec §5). */
  onBlocked: () => void
}

export function ProceedAction({ basket, onBlocked }: ProceedActionProps) {
  const navigate = useNavigate()
  const isDetermined = chargeState(basket) === 'determined'
  const proceed = () => (isDetermined ? void navigate(paths.checkout()) : onBlocked())
  return (
    <>
      <ActionTotal
        label={isDetermined ? 'Total' : 'Without shipping'}
        amount={basketPrice(basket, basket.totalCost)}
      />
      <Button size="large" wide onClick={proceed}>
        Proceed to Checkout
      </Button>
    </>
  )
}
