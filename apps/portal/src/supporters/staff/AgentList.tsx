import type { SupportAgent } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { formatMoney } from '../../shared/format.ts'
import { TwoLines } from '../../staff/list/cells.tsx'
import { NullableBooleanFilter } from '../../staff/list/filters.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { AgentActions } from './AgentActions.tsx'
import { AgentRows } from './AgentRows.tsx'
import { noAgents } from './messages.ts'
import { t } from '../../language/translator.ts'

const filters = [
  <NullableBooleanFilter
    key="payable"
    source="is_payable"
    label="staffSupporters.payable"
    nullLabel="staffSupporters.all"
    trueLabel="staffSupporters.toBePaid"
    falseLabel="staffSupporters.nothingToPay"
    alwaysOn
  />,
]

const mostFirst = { field: 'payable', order: 'DESC' } as const

const columns: StaffColumn<SupportAgent>[] = [
  { source: 'email', label: 'staffSupporters.supporter', render: personOf },
  { source: 'code', label: 'staffSupporters.code', disableSort: true, render: codeOf },
  {
    source: 'pending',
    label: 'staffSupporters.pending',
    align: 'right',
    disableSort: true,
    render: moneyOf('pending'),
  },
  {
    source: 'payable',
    label: 'staffSupporters.approved',
    align: 'right',
    render: moneyOf('approved'),
  },
  {
    source: 'paid',
    label: 'staffSupporters.paid',
    align: 'right',
    disableSort: true,
    render: moneyOf('paid'),
  },
  {
    source: 'id',
    label: 'staffSupporters.pay',
    disableSort: true,
    render: (agent) => <AgentActions agent={agent} />,
  },
]

/** Who is owed commission, most first (decision 24). */
export function AgentList() {
  return (
    <StaffList<SupportAgent>
      title={t('staffSupporters.title')}
      search={t('staffSupporters.search')}
      filters={filters}
      sort={mostFirst}
    >
      <StaffTable<SupportAgent>
        columns={columns}
        phone={<AgentRows />}
        opens={false}
        storeKey="supporters"
        notOnTablets={['code', 'paid']}
        empty={noAgents}
      />
    </StaffList>
  )
}

/** A row has buttons of its own, so it does not open by itself. */
function personOf({ id, name, email }: SupportAgent) {
  const link = (
    <Link to={paths.supportAgent(id)} className={css.cut}>
      {name}
    </Link>
  )
  return <TwoLines first={link} second={email} full={email} />
}

function codeOf({ code, position }: SupportAgent) {
  return <TwoLines first={<span>{code}</span>} second={position} />
}

function moneyOf(balance: 'pending' | 'approved' | 'paid') {
  return ({ [balance]: amount, currency }: SupportAgent) => (
    <span className={css.whole}>{formatMoney({ amount, currency })}</span>
  )
}
