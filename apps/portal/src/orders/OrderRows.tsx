import type { SupportOrder } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import { SimpleList } from 'react-admin'
import { formatDay } from '../shared/dates.ts'
import { StatusChip } from '../shared/order/StatusChip.tsx'
import { NoOrders } from './NoOrders.tsx'
import css from '../staff/list/StaffTable.module.css'
import { destination } from './order-words.ts'

/** The table on a phone. */
export function OrderRows() {
  return (
    <SimpleList<SupportOrder>
      linkType="show"
      empty={<NoOrders />}
      primaryText={headOf}
      secondaryText={restOf}
      sx={{ padding: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    />
  )
}

function headOf({ number, status }: SupportOrder) {
  return (
    <span className={css.rowHead}>
      <strong>{number}</strong>
      <StatusChip status={status} />
    </span>
  )
}

function restOf(order: SupportOrder) {
  const { total_incl_tax: amount, currency } = order
  return (
    <span className={css.row}>
      <span className={css.rowHead}>
        <span>{order.user_name}</span>
        <strong className={css.amount}>{formatMoney({ amount, currency })}</strong>
      </span>
      <span>
        {formatDay(order.date_placed)} · {destination(order)}
      </span>
    </span>
  )
}
