import type { SupportAgent } from '@bandari/sdk'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { formatMoney } from '../../shared/format.ts'
import css from './AgentRows.module.css'
import { AgentActions } from './AgentActions.tsx'
import { ListEmpty } from '../../staff/list/ListEmpty.tsx'
import { noAgents } from './messages.ts'
import { t } from '../../language/translator.ts'

/** The table on a phone. */
export function AgentRows() {
  const { data = [], isPending } = useListContext<SupportAgent>()
  if (isPending) return null
  if (data.length === 0) return <ListEmpty empty={noAgents} />
  return (
    <ul className={css.rows}>
      {data.map((agent) => (
        <li key={agent.id} className={css.row}>
          <Link to={paths.supportAgent(agent.id)}>
            <strong>{agent.name}</strong>
          </Link>
          <span className={css.quiet}>{agent.email}</span>
          <span>
            {agent.code} ·{' '}
            {t('staffSupporters.amountApproved', {
              amount: formatMoney({ amount: agent.approved, currency: agent.currency }),
            })}
          </span>
          <AgentActions agent={agent} />
        </li>
      ))}
    </ul>
  )
}
