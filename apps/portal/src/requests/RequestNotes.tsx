import type { SupportRequest } from '@bandari/sdk'
import { formatMoment } from '../shared/dates.ts'
import { Section } from '../staff/record/Section.tsx'
import css from './Inbox.module.css'

/** Newest first: whoever opens it wants to know how it stands. */
export function RequestNotes({ notes }: Pick<SupportRequest, 'notes'>) {
  return (
    <Section title="Notes">
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
    </Section>
  )
}
