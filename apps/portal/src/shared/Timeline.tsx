import type { TimelineEntry } from '@bandari/sdk'
import { formatMoment } from './dates.ts'
import { StatusChip } from './StatusChip.tsx'
import css from './Timeline.module.css'

/** Oldest first, as it happened. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={css.entries}>
      {entries.map(({ status, at }) => (
        <li key={`${at} ${status}`} className={css.entry}>
          <StatusChip status={status} />
          <time className={css.time} dateTime={at}>
            {formatMoment(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
