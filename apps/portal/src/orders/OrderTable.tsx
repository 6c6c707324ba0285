import type { SupportOrder } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { formatDay } from '../shared/dates.ts'
import { StatusChip } from '../shared/order/StatusChip.tsx'
import { NoOrders } from './NoOrders.tsx'
import css from '../staff/list/StaffTable.module.css'
import { itemsOf } from './order-words.ts'

const Column = DataTable.Col<SupportOrder>

export function OrderTable() {
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <DataTable<SupportOrder>
      rowClick="show"
      size="medium"
      // A ticked row could only be exported, and the box has no name that a screen reader hears.
      bulkActionButtons={false}
      empty={<NoOrders />}
      hiddenColumns={isTablet ? ['lines', ...seldom, 'destination_country'] : seldom}
      storeKey={isTablet ? 'orders.tablet' : 'orders.desktop'}
    >
      <Column source="number" label="Order" render={numberOf} />
      <Column source="date_placed" label="Placed" cellClassName={css.whole} render={dayOf} />
      <Column source="user_email" label="Customer" render={customerOf} />
      <Column source="lines" label="Items" disableSort render={firstItemOf} />
      <Column source="destination_country" label="Destination" render={destinationOf} />
      <Column source="payment_reference" label="Payment reference" disableSort />
      <Column source="status" label="Status" render={statusOf} />
      <Column source="total_incl_tax" label="Total" align="right" render={totalOf} />
    </DataTable>
  )
}

/** Shown when asked for, with Columns. */
const seldom = ['payment_reference']

/** A row answers to the mouse alone; the link is for the keyboard and for new tabs. */
function numberOf({ id, number }: SupportOrder) {
  // Without this the row would open the order a second time, and Back would seem to do nothing.
  const stop = (event: MouseEvent) => event.stopPropagation()
  return (
    <Link to={paths.supportOrder(id)} onClick={stop}>
      {number}
    </Link>
  )
}

function dayOf({ date_placed }: SupportOrder) {
  return formatDay(date_placed)
}

function customerOf({ user_name, user_email }: SupportOrder) {
  return (
    <span className={css.stack}>
      <span className={css.cut}>{user_name}</span>
      <span className={css.quiet} title={user_email}>
        {user_email}
      </span>
    </span>
  )
}

function firstItemOf(order: SupportOrder) {
  return <span className={css.items}>{itemsOf(order)}</span>
}

function destinationOf({ destination_port, destination_country }: SupportOrder) {
  return (
    <span className={css.stack}>
      <span>{destination_port}</span>
      <span className={css.quiet}>{destination_country}</span>
    </span>
  )
}

function statusOf({ status }: SupportOrder) {
  return <StatusChip status={status} />
}

function totalOf({ total_incl_tax: amount, currency }: SupportOrder) {
  return <strong className={css.whole}>{formatMoney({ amount, currency })}</strong>
}
