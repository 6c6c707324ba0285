import type { SupportAgent } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { AgentActions } from './AgentActions.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { NoAgents } from './NoAgents.tsx'

const Column = DataTable.Col<SupportAgent>

export function AgentTable() {
  return (
    <DataTable<SupportAgent> rowClick={false} bulkActionButtons={false} empty={<NoAgents />}>
      <Column source="email" label="Supporter" render={personOf} />
      <Column source="code" label="Promo code" disableSort render={codeOf} />
      <Column
        source="pending"
        align="right"
        disableSort
        render={(agent) => money(agent, 'pending')}
      />
      <Column
        source="payable"
        align="right"
        render={(agent) => money(agent, 'approved')}
        label="Approved"
      />
      <Column source="paid" align="right" disableSort render={(agent) => money(agent, 'paid')} />
      <Column
        source="id"
        label="Pay"
        disableSort
        render={(agent) => <AgentActions agent={agent} />}
      />
    </DataTable>
  )
}

function personOf({ id, name, email }: SupportAgent) {
  return (
    <span className={css.stack}>
      <Link to={paths.supportAgent(id)} className={css.cut}>
        {name}
      </Link>
      <span className={css.quiet} title={email}>
        {email}
      </span>
    </span>
  )
}

function codeOf({ code, position }: SupportAgent) {
  return (
    <span className={css.stack}>
      <span>{code}</span>
      <span className={css.quiet}>{position}</span>
    </span>
  )
}

function money(agent: SupportAgent, name: 'pending' | 'approved' | 'paid') {
  return (
    <span className={css.whole}>
      {formatMoney({ amount: agent[name], currency: agent.currency })}
    </span>
  )
}
