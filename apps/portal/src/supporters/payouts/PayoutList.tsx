import type { PayoutBatch } from '@bandari/sdk'
import { formatDay } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import { RowLines, RowLink, TwoLines } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import type { EmptyListTexts } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { BatchChip } from './BatchChip.tsx'
import { CollectButton } from './CollectButton.tsx'
import { supportersOf } from './payout-labels.ts'
import { t } from '../../language/translator.ts'

const states = choicesOf('state', [
  ['open', 'staffPayouts.open'],
  ['paid', 'staffPayouts.paid'],
  ['discarded', 'staffPayouts.discarded'],
])

const newestFirst = { field: 'id', order: 'DESC' } as const

const columns: StaffColumn<PayoutBatch>[] = [
  { source: 'id', label: 'staffPayouts.id', render: numberOf },
  { source: 'created_at', label: 'staffPayouts.made', render: madeOf },
  { source: 'state', label: 'staff.state', disableSort: true, render: chipOf },
  { source: 'paid_at', label: 'staffPayouts.paidOn', render: paidOf },
  { source: 'line_count', label: 'staffPayouts.supporters', align: 'right', disableSort: true },
  { source: 'total', label: 'staffPayouts.total', align: 'right', render: totalOf },
]

const phone: PhoneRow<PayoutBatch> = {
  title: ({ id }) => t('staffPayouts.payout', { id }),
  chip: chipOf,
  rest: (batch) => (
    <RowLines>
      <span className={css.rowHead}>
        <span>{supportersOf(batch)}</span>
        <strong className={css.amount}>{moneyOf(batch)}</strong>
      </span>
      <span>
        {formatDay(batch.created_at)} · {batch.created_by}
      </span>
    </RowLines>
  ),
}

/** Commission paid to many at once: one collects, another one pays (decisions 14). */
export function PayoutList() {
  return (
    <StaffList<PayoutBatch>
      title={t('staffPayouts.title')}
      intro={<CollectButton />}
      sort={newestFirst}
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<PayoutBatch>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="payouts"
        notOnTablets={['paid_at']}
        empty={emptyListTexts}
      />
    </StaffList>
  )
}

function numberOf({ id }: PayoutBatch) {
  return <RowLink fit="whole">{t('staffPayouts.payout', { id })}</RowLink>
}

function madeOf({ created_at, created_by }: PayoutBatch) {
  const day = <span className={css.whole}>{formatDay(created_at)}</span>
  return <TwoLines first={day} second={created_by} />
}

function chipOf({ state }: PayoutBatch) {
  return <BatchChip state={state} />
}

function paidOf({ paid_at, reference }: PayoutBatch) {
  if (paid_at === null) return ''
  const day = <span className={css.whole}>{formatDay(paid_at)}</span>
  return <TwoLines first={day} second={reference} full={reference ?? ''} />
}

function totalOf(batch: PayoutBatch) {
  return <strong className={css.whole}>{moneyOf(batch)}</strong>
}

function moneyOf({ total: amount, currency }: PayoutBatch) {
  return formatMoney({ amount, currency })
}

function emptyListTexts(filter: Readonly<Record<string, unknown>>): EmptyListTexts {
  if (Object.keys(filter).length === 0) {
    return { title: 'staffPayouts.none', words: 'staffPayouts.noneText' }
  }
  return {
    title: 'staffPayouts.noMatch',
    words: 'staffPayouts.noMatchText',
    showAll: 'staffPayouts.showAll',
  }
}
