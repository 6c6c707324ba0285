import type { Basket } from '@bandari/sdk'
import { Button, formatMoney } from '@bandari/ui'
import { useNavigate } from 'react-router-dom'
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
        amount={formatMoney({ amount: basket.totalCost, currency: basket.currency ?? 'USD' })}
      />
      <Button size="large" wide onClick={proceed}>
        Proceed to Checkout
      </Button>
    </>
  )
}
