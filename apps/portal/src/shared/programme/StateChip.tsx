import type { CommissionEntry } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { formatDay } from '../dates.ts'
import { payoutLabel, stateLook } from './entry-labels.ts'
import css from './EntryTable.module.css'
import { t } from '../../language/translator.ts'

export function StateChip({ entry }: { entry: CommissionEntry }) {
  const { state, approves_at } = entry
  const { word, tone } = stateLook(entry)
  const paidIn = payoutLabel(entry)
  return (
    <span className={css.state}>
      <Badge tone={tone}>{word}</Badge>
      {state === 'pending' && approves_at !== null && (
        <span className={css.note}>{t('portal.entry.until', { day: formatDay(approves_at) })}</span>
      )}
      {paidIn !== '' && <span className={css.note}>{paidIn}</span>}
    </span>
  )
}
