import type { SupportOrder } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useMay } from '../../../staff/use-may.ts'
import { t } from '../../../language/translator.ts'
import css from './InsurancePanel.module.css'
import { PriceDialog } from './PriceDialog.tsx'

/** For an order that waits for the price of its insurance: finance sets it while the order is unpaid. */
export function InsurancePanel({ order }: { order: SupportOrder }) {
  const [isOpen, setOpen] = useState(false)
  const maySet = useMay('priceOrderInsurance')
  const isPaid = order.status === 'Authorized'
  return (
    <Card as="section" aria-labelledby="insurance-price">
      <h2 id="insurance-price" className={css.title}>
        {t('staffOrders.priceInsurance')}
      </h2>
      <p className={css.why}>
        {t(isPaid ? 'staffOrders.insuranceTooLate' : 'staffOrders.priceInsuranceWhy')}
      </p>
      {!isPaid && !maySet && <p className={css.why}>{t('staffOrders.insuranceForFinance')}</p>}
      {!isPaid && maySet && (
        <Button fullWidth variant="outlined" onClick={() => setOpen(true)}>
          {t('staffOrders.setInsurancePrice')}
        </Button>
      )}
      {isOpen && <PriceDialog order={order} onClose={() => setOpen(false)} />}
    </Card>
  )
}
