import type { Decision } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { formatMoment } from '../../shared/dates.ts'
import { decisionWords } from './decision-words.ts'
import css from './History.module.css'
import sheet from './Sheet.module.css'

/** What support has decided about a record, newest first. */
export function History({ decisions }: { decisions: readonly Decision[] }) {
  return (
    <Card as="section" aria-labelledby="decisions">
      <h2 id="decisions" className={sheet.title}>
        Decisions
      </h2>
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
    </Card>
  )
}
