import type { CaseEntry } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../dates.ts'
import css from './Credentials.module.css'
import { kindNames, stepNames } from './credential-labels.ts'

/** What has happened to an application and its papers, the newest first; nothing where nothing has. */
export function CaseHistory({ history }: { history: readonly CaseEntry[] }) {
  if (history.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="case-history">
      <h2 id="case-history" className={css.title}>
        {t('portalCompany.history')}
      </h2>
      <ul className={css.list} aria-labelledby="case-history">
        {history.map((entry) => (
          <li key={`${entry.at} ${entry.what} ${entry.kind ?? ''}`}>
            <div className={css.line}>
              <span className={css.name}>{t(stepNames[entry.what])}</span>
              {entry.kind !== null && <span>{t(kindNames[entry.kind])}</span>}
              <span className={css.quiet}>{formatMoment(entry.at)}</span>
            </div>
            {entry.text !== null && <p>{entry.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
