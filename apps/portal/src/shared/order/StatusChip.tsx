import type { OrderPaymentState, OrderStatus } from '@bandari/sdk'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Cancel from '@mui/icons-material/CancelOutlined'
import DirectionsBoat from '@mui/icons-material/DirectionsBoatOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import { isRefundedOrder, statusNames, statusTones } from './order-status.ts'
import css from './StatusChip.module.css'
import { t } from '../../language/translator.ts'

const icons: Record<OrderStatus, SvgIconComponent> = {
  Pending: Schedule,
  'Payment Declined': ErrorOutline,
  Authorized: CheckCircle,
  Shipped: DirectionsBoat,
  Canceled: Cancel,
}

interface StatusChipProps {
  status: OrderStatus
  /** Where it is known: an order whose money went back is not shown as paid. */
  payment_state?: OrderPaymentState
}

/** Word and icon say it; the colour only repeats it. */
export function StatusChip({ status, payment_state }: StatusChipProps) {
  const isRefunded = isRefundedOrder({ status, payment_state })
  const Icon = icons[isRefunded ? 'Canceled' : status]
  return (
    <span className={css.chip} data-tone={isRefunded ? 'ended' : statusTones[status]}>
      <Icon aria-hidden sx={{ fontSize: 18 }} />
      {t(isRefunded ? 'portal.status.refunded' : statusNames[status])}
    </span>
  )
}
