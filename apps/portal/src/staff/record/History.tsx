import type { Decision } from '@bandari/sdk'
import { formatMoment } from '../../shared/dates.ts'
import { decisionLabel } from './decision-labels.ts'
import css from './History.module.css'
import { Section } from './Section.tsx'
import { t } from '../../language/translator.ts'

/** What support has decided about a record, newest first. */
export function History({ decisions }: { decisions: readonly Decision[] }) {
  return (
    <Section title={t('staff.decisions')}>
      {decisions.length === 0 ? (
        <p className={css.quiet}>{t('staff.noDecisions')}</p>
      ) : (
        <ol className={css.decisions}>
          {decisions.map((decision) => (
            <li key={`${decision.at} ${decision.action}`} className={css.decision}>
              <strong>{decisionLabel(decision)}</strong>
              <span className={css.quiet}>
                {t('staff.decidedBy', { name: decision.by, moment: formatMoment(decision.at) })}
              </span>
              {decision.reason && <blockquote className={css.reason}>{decision.reason}</blockquote>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
