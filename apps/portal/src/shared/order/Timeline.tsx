import type { TimelineEntry } from '@bandari/sdk'
import { formatMoment } from '../dates.ts'
import { StatusChip } from './StatusChip.tsx'
import css from './Timeline.module.css'
import { t } from '../../language/translator.ts'

interface Entry extends TimelineEntry {
  /** Who did it and why, for those whose business that is. */
  by?: string | null
  reason?: string | null
}

/** Oldest first, as it happened. */
export function Timeline({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={css.entries}>
      {entries.map(({ status, at, by, reason }) => (
        <li key={`${at} ${status}`} className={css.entry}>
          <StatusChip status={status} />
          <time className={css.time} dateTime={at}>
            {formatMoment(at)}
          </time>
          {by !== undefined && <span className={css.note}>{by ?? t('portal.byItself')}</span>}
          {reason && <span className={css.reason}>{reason}</span>}
        </li>
      ))}
    </ol>
  )
}
