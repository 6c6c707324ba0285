import { useFormat, useTranslate } from '@bandari/i18n/react'
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
  const format = useFormat()
  const t = useTranslate()
  const navigate = useNavigate()
  const isDetermined = chargeState(basket) === 'determined'
  const proceed = () => (isDetermined ? void navigate(paths.checkout()) : onBlocked())
  return (
    <>
      <ActionTotal
        label={t(isDetermined ? 'basket.total' : 'basket.withoutShipping')}
        amount={basketPrice(basket, basket.totalCost, format)}
      />
      <Button size="large" wide onClick={proceed}>
        {t('basket.proceed')}
      </Button>
    </>
  )
}
