import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import css from './StatusChip.module.css'
import { t } from '../../language/translator.ts'

/** What the commission on an order has come to (account spec §3). */
export function PaymentChip({ isPaid }: { isPaid: boolean }) {
  const Icon = isPaid ? CheckCircle : Schedule
  return (
    <span className={css.chip} data-tone={isPaid ? 'available' : 'attention'}>
      <Icon aria-hidden sx={{ fontSize: 18 }} />
      {t(isPaid ? 'portal.paid' : 'portal.unpaid')}
    </span>
  )
}
