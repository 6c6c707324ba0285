import type { SupportRequest } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { formatMoment } from '../shared/dates.ts'
import sheet from '../staff/record/Sheet.module.css'
import css from './Inbox.module.css'

/** Newest first: whoever opens it wants to know how it stands. */
export function RequestNotes({ notes }: Pick<SupportRequest, 'notes'>) {
  return (
    <Card as="section" aria-labelledby="the-notes">
      <h2 id="the-notes" className={sheet.title}>
        Notes
      </h2>
      {notes.length === 0 && <p className={css.quiet}>Nothing has been noted yet.</p>}
      <ol className={css.list}>
        {notes.toReversed().map(({ at, by, text }) => (
          <li key={`${at} ${text}`} className={css.note}>
            <p className={css.words}>{text}</p>
            <p className={css.quiet}>
              {by}, <time dateTime={at}>{formatMoment(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
