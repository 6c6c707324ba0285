import type { SupportOrder } from '@bandari/sdk'
import { awaitsInsurance, Badge } from '@bandari/ui'
import { StatusChip } from '../../shared/order/StatusChip.tsx'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import { t } from '../../language/translator.ts'

export function OrderShow() {
  return (
    <StaffShow<SupportOrder>
      what="order"
      listed="orders"
      filled="number"
      titleOf={({ number }) => t('staffOrders.titleOf', { number })}
      badgesOf={badgesOf}
    >
      {(order) => <OrderSheet order={order} />}
    </StaffShow>
  )
}

function badgesOf(order: SupportOrder) {
  return (
    <>
      <StatusChip status={order.status} payment_state={order.payment_state} />
      {order.payment_state === 'refunded' && order.status !== 'Authorized' && (
        <Badge tone="neutral">{t('portal.status.refunded')}</Badge>
      )}
      {order.payment_state === 'paid-no-longer' && (
        <Badge tone="refusal">{t('staffOrders.money.gone')}</Badge>
      )}
      {awaitsInsurance(order) && (
        <Badge tone="attention">{t('staffOrders.insuranceRequested')}</Badge>
      )}
    </>
  )
}
