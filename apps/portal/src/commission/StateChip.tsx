import type { CommissionEntry } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { formatDay } from '../shared/dates.ts'
import { stateLook } from './entry-words.ts'
import css from './Statement.module.css'

export function StateChip({ entry }: { entry: CommissionEntry }) {
  const { state, approves_at } = entry
  const { word, tone } = stateLook(entry)
  return (
    <span className={css.state}>
      <Badge tone={tone}>{word}</Badge>
      {state === 'pending' && approves_at !== null && (
        <span className={css.note}>until {formatDay(approves_at)}</span>
      )}
    </span>
  )
}
