import type { SupportOrder } from '@bandari/sdk'
import { formatDay } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import { destination, destinationCountry } from '../../shared/order/destination.ts'
import { StatusChip } from '../../shared/order/StatusChip.tsx'
import { RowLines, RowLink, TwoLines } from '../../staff/list/cells.tsx'
import { type PhoneRow, priceRoom, type StaffColumn } from '../../staff/list/StaffTable.tsx'
import css from '../../staff/list/StaffTable.module.css'
import { itemsOf } from './order-labels.ts'

export const columns: StaffColumn<SupportOrder>[] = [
  { source: 'number', label: 'staffOrders.order', room: 110, render: numberOf },
  { source: 'date_placed', label: 'staffOrders.placed', isWhole: true, room: 120, render: dayOf },
  { source: 'user_email', label: 'staffOrders.customer', room: 130, render: customerOf },
  { source: 'lines', label: 'staffOrders.items', disableSort: true, render: firstItemOf },
  { source: 'destination_country', label: 'staff.destination', render: destinationOf },
  { source: 'payment_reference', label: 'staff.paymentReference', disableSort: true },
  { source: 'status', label: 'staff.status', room: 124, render: chipOf },
  {
    source: 'total_incl_tax',
    label: 'staffOrders.total',
    align: 'right',
    room: priceRoom,
    render: totalOf,
  },
]

export const phone: PhoneRow<SupportOrder> = {
  title: ({ number }) => number,
  chip: chipOf,
  rest: (order) => (
    <RowLines>
      <span className={css.rowHead}>
        <span>{order.user_name}</span>
        <strong className={css.amount}>{moneyOf(order)}</strong>
      </span>
      <span>
        {dayOf(order)} · {destination(order)}
      </span>
    </RowLines>
  ),
}

function numberOf({ number }: SupportOrder) {
  return <RowLink>{number}</RowLink>
}

function dayOf({ date_placed }: SupportOrder) {
  return formatDay(date_placed)
}

function customerOf({ user_name, user_email }: SupportOrder) {
  const name = <span className={css.cut}>{user_name}</span>
  return <TwoLines first={name} second={user_email} full={user_email} />
}

function firstItemOf(order: SupportOrder) {
  return <span className={css.items}>{itemsOf(order)}</span>
}

function destinationOf(order: SupportOrder) {
  return (
    <TwoLines first={<span>{order.destination_port}</span>} second={destinationCountry(order)} />
  )
}

function chipOf({ status, payment_state }: SupportOrder) {
  return <StatusChip status={status} payment_state={payment_state} />
}

function totalOf(order: SupportOrder) {
  return <strong className={css.whole}>{moneyOf(order)}</strong>
}

function moneyOf({ total_incl_tax: amount, currency }: SupportOrder) {
  return formatMoney({ amount, currency })
}
