import type { Adjustment } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { formatDay } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import { RowLines, TwoLines } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import type { EmptyListTexts } from '../../staff/list/ListEmpty.tsx'
import { NumberFilter } from '../../staff/list/filters.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { AdjustmentChip } from './AdjustmentChip.tsx'
import { Decision } from './Decision.tsx'
import { t } from '../../language/translator.ts'

const filters = [
  <NumberFilter key="agent" source="agent_id" label="staffAdjustments.supporterNumber" />,
]

const states = choicesOf('state', [
  ['waiting', 'staffAdjustments.waiting'],
  ['approved', 'staffAdjustments.approved'],
  ['rejected', 'staffAdjustments.rejected'],
])

const newestFirst = { field: 'id', order: 'DESC' } as const

const columns: StaffColumn<Adjustment>[] = [
  {
    source: 'agent_id',
    label: 'staffAdjustments.supporter',
    disableSort: true,
    render: ({ agent_id, name, code }) => (
      <TwoLines
        first={
          <Link to={paths.supportAgent(agent_id)} className={css.cut}>
            {name}
          </Link>
        }
        second={code}
      />
    ),
  },
  { source: 'amount', label: 'staffAdjustments.amount', align: 'right', render: amountOf },
  { source: 'reason', label: 'staff.reason', disableSort: true },
  {
    source: 'created_at',
    label: 'staffAdjustments.asked',
    render: ({ created_at, created_by }) => (
      <TwoLines
        first={<span className={css.whole}>{formatDay(created_at)}</span>}
        second={created_by}
      />
    ),
  },
  {
    source: 'state',
    label: 'staff.state',
    disableSort: true,
    render: (adjustment) => <Decision adjustment={adjustment} />,
  },
]

const phone: PhoneRow<Adjustment> = {
  title: ({ name }) => name,
  chip: ({ state }) => <AdjustmentChip state={state} />,
  rest: (adjustment) => (
    <RowLines>
      <span className={css.rowHead}>
        <Link to={paths.supportAgent(adjustment.agent_id)}>{adjustment.code}</Link>
        {amountOf(adjustment)}
      </span>
      <span>{adjustment.reason}</span>
      <span>
        {formatDay(adjustment.created_at)} · {adjustment.created_by}
      </span>
      <Decision adjustment={adjustment} hasChip={false} />
    </RowLines>
  ),
}

/** Larger adjustments of balances: one person asks, another one decides (decision 30). */
export function AdjustmentList() {
  return (
    <StaffList<Adjustment>
      title={t('staffAdjustments.title')}
      search={t('staffAdjustments.search')}
      intro={
        <Card>
          <p>{t('staffAdjustments.intro')}</p>
        </Card>
      }
      filters={filters}
      sort={newestFirst}
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<Adjustment>
        columns={columns}
        phone={phone}
        opens={false}
        storeKey="adjustments"
        notOnTablets={['created_at']}
        empty={emptyListTexts}
      />
    </StaffList>
  )
}

function amountOf({ amount, currency }: Adjustment) {
  return <strong className={css.whole}>{formatMoney({ amount, currency })}</strong>
}

function emptyListTexts(filter: Readonly<Record<string, unknown>>): EmptyListTexts {
  if (Object.keys(filter).length === 0) {
    return { title: 'staffAdjustments.none', words: 'staffAdjustments.noneText' }
  }
  return {
    title: 'staffAdjustments.noMatch',
    words: 'staffAdjustments.noMatchText',
    showAll: 'staffAdjustments.showAll',
  }
}
