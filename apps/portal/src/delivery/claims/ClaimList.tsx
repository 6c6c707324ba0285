import type { SupportClaim } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../../shared/dates.ts'
import { kindNames, stateNames } from '../../shared/documents/ClaimThread.tsx'
import { RowLines, RowLink } from '../../staff/list/cells.tsx'
import { type Choice, ChoiceFilter } from '../../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'

const waiting = { state: 'open' }
const longestWaitingFirst = { field: 'state_since', order: 'ASC' } as const

const states: Choice[] = [
  { label: 'staffPapers.claims.open', filter: waiting },
  { label: 'staffPapers.claims.answered', filter: { state: 'answered' } },
  { label: 'staffPapers.claims.resolved', filter: { state: 'resolved' } },
  { label: 'staff.all', filter: {} },
]

const columns: StaffColumn<SupportClaim>[] = [
  { source: 'order_number', label: 'staffPapers.claims.order', render: orderOf },
  { source: 'state', label: 'staff.state', render: stateOf },
  { source: 'kind', label: 'portalPapers.claim.kind', render: ({ kind }) => t(kindNames[kind]) },
  {
    source: 'state_since',
    label: 'staffPapers.claims.since',
    isWhole: true,
    render: ({ state_since }) => formatMoment(state_since),
  },
]

const phone: PhoneRow<SupportClaim> = {
  title: ({ order_number }) => t('staffPapers.claims.titleOf', { number: order_number }),
  chip: stateOf,
  rest: ({ kind, user_name, state_since }) => (
    <RowLines>
      <span>
        {user_name} · {t(kindNames[kind])}
      </span>
      <span>{formatMoment(state_since)}</span>
    </RowLines>
  ),
}

/** Claims of buyers, those that wait for an answer first. */
export function ClaimList() {
  return (
    <StaffList<SupportClaim>
      title={t('staffPapers.claims.title')}
      search={t('staffPapers.claims.search')}
      filterDefaultValues={waiting}
      sort={longestWaitingFirst}
      isLive
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<SupportClaim>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="claims"
        empty={() => ({ title: 'staffPapers.claims.none', words: 'staffPapers.claims.comeFrom' })}
      />
    </StaffList>
  )
}

function orderOf({ order_number }: SupportClaim) {
  return <RowLink fit="whole">{order_number}</RowLink>
}

function stateOf({ state }: SupportClaim) {
  return <Badge tone={state === 'open' ? 'attention' : 'neutral'}>{t(stateNames[state])}</Badge>
}
