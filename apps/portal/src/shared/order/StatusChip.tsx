import type { OrderStatus } from '@bandari/sdk'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Cancel from '@mui/icons-material/CancelOutlined'
import DirectionsBoat from '@mui/icons-material/DirectionsBoatOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import { statusNames, statusTones } from './order-status.ts'
import css from './StatusChip.module.css'
import { t } from '../../language/translator.ts'

const icons: Record<OrderStatus, SvgIconComponent> = {
  Pending: Schedule,
  'Payment Declined': ErrorOutline,
  Authorized: CheckCircle,
  Shipped: DirectionsBoat,
  Canceled: Cancel,
}

/** Word and icon say it; the colour only repeats it. */
export function StatusChip({ status }: { status: OrderStatus }) {
  const Icon = icons[status]
  return (
    <span className={css.chip} data-tone={statusTones[status]}>
      <Icon aria-hidden sx={{ fontSize: 18 }} />
      {t(statusNames[status])}
    </span>
  )
}
