import type { UsageDetail } from '@bandari/sdk'
import Cancel from '@mui/icons-material/BlockOutlined'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import { commissionStates } from '../programme/commission-states.ts'
import css from './StatusChip.module.css'
import { t } from '../../language/translator.ts'

type CommissionState = UsageDetail['commission_state']

const icons: Readonly<Record<CommissionState, typeof Schedule>> = {
  waiting: Schedule,
  pending: Schedule,
  approved: Schedule,
  paid: CheckCircle,
  reversed: Cancel,
  none: Cancel,
}

/** What the commission on an order has come to. */
export function CommissionChip({ state }: { state: CommissionState }) {
  const { tone, word } = commissionStates[state]
  const Icon = icons[state]
  return (
    <span className={css.chip} data-tone={tone}>
      <Icon aria-hidden sx={{ fontSize: 18 }} />
      {t(word)}
    </span>
  )
}
