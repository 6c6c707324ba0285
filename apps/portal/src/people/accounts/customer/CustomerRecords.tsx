import { Link } from 'react-router-dom'
import { t } from '../../../language/translator.ts'
import { formatMoment } from '../../../shared/dates.ts'
import decide from '../../../staff/record/Decide.module.css'
import history from '../../../staff/record/History.module.css'
import { Section } from '../../../staff/record/Section.tsx'
import { stateName } from './customer-labels.ts'

interface CustomerRecordsProps {
  title: string
  records: readonly { id: number; title: string | null; state: string; at: string }[]
  /** Where one of them is looked at. */
  pathOf?: (id: number) => string
  /** The whole list, where there are more. */
  all?: string | null
}

/** The latest of a customer's orders, conversations or the like. */
export function CustomerRecords({ title, records, pathOf, all = null }: CustomerRecordsProps) {
  return (
    <Section title={title}>
      {records.length === 0 ? (
        <p className={decide.quiet}>{t('staffCustomers.partNone')}</p>
      ) : (
        <ul className={history.decisions}>
          {records.map(({ id, title: name, state, at }) => {
            const words = name ?? String(id)
            return (
              <li key={`${id} ${at}`} className={history.decision}>
                {pathOf ? <Link to={pathOf(id)}>{words}</Link> : <span>{words}</span>}
                <span className={history.quiet}>
                  {stateName(state)} · {formatMoment(at)}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {all !== null && (
        <Link to={all} className={decide.link}>
          {t('staffCustomers.allOrders')}
        </Link>
      )}
    </Section>
  )
}
