import { useTranslate } from '@bandari/i18n/react'
import type { Basket } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useNavigate } from 'react-router-dom'
import { paths } from '../shared/addresses/paths.ts'
import { ActionTotal } from '../shared/purchase/PurchaseLayout.tsx'
import { chargeState } from '../shared/purchase/shipping-charge.ts'

export interface ProceedActionProps {
  basket: Basket
  /** Nobody knows the shipping charge yet (buyer spec §5). */
  onBlocked: () => void
}

export function ProceedAction({ basket, onBlocked }: ProceedActionProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const isDetermined = chargeState(basket) === 'determined'
  const proceed = () => (isDetermined ? void navigate(paths.checkout()) : onBlocked())
  return (
    <>
      <ActionTotal basket={basket} />
      <Button size="large" wide onClick={proceed}>
        {t('basket.proceed')}
      </Button>
    </>
  )
}
