import type { PlainMessageId } from '@bandari/i18n'
import type { UsageDetail } from '@bandari/sdk'
import Cancel from '@mui/icons-material/BlockOutlined'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import css from './StatusChip.module.css'
import { t } from '../../language/translator.ts'

type CommissionState = UsageDetail['commission_state']

const coming = { tone: 'attention', word: 'portal.unpaid', Icon: Schedule } as const

/** The specification has two words (account spec §3); what ended without money is neither of them. */
const looks: Readonly<
  Record<CommissionState, { tone: string; word: PlainMessageId; Icon: typeof Schedule }>
> = {
  waiting: coming,
  pending: coming,
  approved: coming,
  paid: { tone: 'available', word: 'portal.paid', Icon: CheckCircle },
  reversed: { tone: 'ended', word: 'portal.takenBack', Icon: Cancel },
  none: { tone: 'ended', word: 'portal.nothingEarned', Icon: Cancel },
}

/** What the commission on an order has come to. */
export function CommissionChip({ state }: { state: CommissionState }) {
  const { tone, word, Icon } = looks[state]
  return (
    <span className={css.chip} data-tone={tone}>
      <Icon aria-hidden sx={{ fontSize: 18 }} />
      {t(word)}
    </span>
  )
}
