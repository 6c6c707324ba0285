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
      <StatusChip status={order.status} />
      {awaitsInsurance(order) && (
        <Badge tone="attention">{t('staffOrders.insuranceRequested')}</Badge>
      )}
    </>
  )
}
