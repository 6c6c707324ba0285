import type { MpesaReceipt } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../language/translator.ts'
import { paths } from '../../../paths.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { RowLines, TwoLines } from '../../../staff/list/cells.tsx'
import { ChoiceFilter, type Choice } from '../../../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../../staff/list/StaffTable.tsx'
import { obstacleLabels, receiptStates, shillingsOf, worthOf } from './mpesa-labels.ts'
import { PlaceButton, PlaceDialog, Placing } from './PlaceReceipt.tsx'
import { UndoReceipt } from './UndoReceipt.tsx'

const newestFirst = { field: 'arrived_at', order: 'DESC' } as const

const columns: StaffColumn<MpesaReceipt>[] = [
  { source: 'arrived_at', label: 'staffMpesa.arrived', render: momentOf },
  { source: 'amount', label: 'staffBank.amount', align: 'right', render: sumOf },
  { source: 'account', label: 'staffMpesa.account', disableSort: true, render: receiptState },
  { source: 'id', label: 'staffMpesa.receipt' },
  { source: 'state', label: 'staff.state', render: stateOf },
  { source: 'order_number', label: 'staffBank.order', render: orderOf },
]

const phone: PhoneRow<MpesaReceipt> = {
  title: shillingsOf,
  chip: StateChip,
  rest: (receipt) => (
    <RowLines>
      <span>{momentOf(receipt)}</span>
      <span>{worthOf(receipt)}</span>
      <span>{receipt.id}</span>
      {receiptState(receipt)}
      {orderOf(receipt)}
    </RowLines>
  ),
}

const choices: Choice[] = [
  { label: 'staffBank.waits', filter: { waits: true } },
  { label: 'staff.all', filter: {} },
]

const empty = { title: 'staffMpesa.none', words: 'staffMpesa.noneWords' }

/** Money that came by M-Pesa; receipts that no order got automatically come first. */
export function MpesaList() {
  const [placing, setPlacing] = useState<MpesaReceipt | null>(null)
  return (
    <StaffList<MpesaReceipt>
      title={t('staffMpesa.title')}
      intro={<p>{t('staffMpesa.intro')}</p>}
      search={t('staffMpesa.search')}
      sort={newestFirst}
      filterDefaultValues={{ waits: true }}
    >
      <ChoiceFilter legend={t('staff.state')} choices={choices} />
      <Placing value={setPlacing}>
        <StaffTable<MpesaReceipt>
          columns={columns}
          phone={phone}
          opens={false}
          empty={empty}
          notOnTablets={['id']}
        />
      </Placing>
      {placing && <PlaceDialog receipt={placing} onClose={() => setPlacing(null)} />}
    </StaffList>
  )
}

function momentOf({ arrived_at }: MpesaReceipt): string {
  return formatMoment(arrived_at)
}

function sumOf(receipt: MpesaReceipt) {
  return <TwoLines first={shillingsOf(receipt)} second={worthOf(receipt)} />
}

function receiptState({ account, obstacle }: MpesaReceipt) {
  const why = obstacle === null ? undefined : t(obstacleLabels[obstacle])
  return <TwoLines first={account ?? t('staffMpesa.noAccount')} second={why} />
}

function StateChip({ state }: MpesaReceipt) {
  const { name, tone } = receiptStates[state]
  return <Badge tone={tone}>{t(name)}</Badge>
}

function stateOf(receipt: MpesaReceipt) {
  return StateChip(receipt)
}

function orderOf(receipt: MpesaReceipt) {
  const { state, order_id: id, order_number: number, payment_id: payment } = receipt
  return (
    <span>
      {id !== null && <Link to={paths.supportOrder(id)}>{number}</Link>}{' '}
      {state === 'waits' && <PlaceButton receipt={receipt} />}
      {state === 'placed' && payment !== null && (
        <UndoReceipt receipt={receipt} payment={payment} />
      )}
    </span>
  )
}
