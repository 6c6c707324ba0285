import type { Decision } from '@bandari/sdk'
import { formatMoment } from '../../shared/dates.ts'
import { decisionWords } from './decision-words.ts'
import css from './History.module.css'
import { Section } from './Section.tsx'

/** What support has decided about a record, newest first. */
export function History({ decisions }: { decisions: readonly Decision[] }) {
  return (
    <Section title="Decisions">
      {decisions.length === 0 ? (
        <p className={css.quiet}>Support has decided nothing yet.</p>
      ) : (
        <ol className={css.decisions}>
          {decisions.map((decision) => (
            <li key={`${decision.at} ${decision.action}`} className={css.decision}>
              <strong>{decisionWords(decision)}</strong>
              <span className={css.quiet}>
                {decision.by}, {formatMoment(decision.at)}
              </span>
              {decision.reason && <blockquote className={css.reason}>{decision.reason}</blockquote>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
