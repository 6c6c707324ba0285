import { Rich } from '@bandari/i18n/react'
import type { SupportRequest } from '@bandari/sdk'
import { formatMoment } from '../../shared/dates.ts'
import { Section } from '../../staff/record/Section.tsx'
import css from './Inbox.module.css'
import { t } from '../../language/translator.ts'

/** Newest first: readers look for the present state. */
export function RequestNotes({ notes }: Pick<SupportRequest, 'notes'>) {
  return (
    <Section title={t('staffRequests.notes')}>
      {notes.length === 0 && <p className={css.quiet}>{t('staffRequests.noNotes')}</p>}
      <ol className={css.list}>
        {notes.toReversed().map(({ at, by, text }) => (
          <li key={`${at} ${text}`} className={css.note}>
            <p className={css.words}>{text}</p>
            <p className={css.quiet}>
              <Rich
                id="staffRequests.notedBy"
                values={{ name: by, moment: formatMoment(at) }}
                parts={{ time: <time dateTime={at} /> }}
              />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
