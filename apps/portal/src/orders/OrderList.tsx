import type { SupportOrder } from '@bandari/sdk'
import { DateInput, downloadCSV, type Exporter, NullableBooleanInput, TextInput } from 'react-admin'
import type { EmptyWords } from '../staff/list/ListEmpty.tsx'
import { StaffList } from '../staff/list/StaffList.tsx'
import { StaffTable } from '../staff/list/StaffTable.tsx'
import { columns, phone } from './order-columns.tsx'
import { ordersCsv } from './orders-csv.ts'
import { OrderViews } from './views/OrderViews.tsx'

const filters = [
  <TextInput key="number" source="number" label="Order number" />,
  <TextInput key="reference" source="payment_reference" label="Payment reference" />,
  <TextInput key="email" source="user_email" label="E-mail" type="email" />,
  <TextInput key="consignee" source="consignee_name" label="Consignee" />,
  <TextInput key="phone" source="phone" label="Telephone" type="tel" />,
  <TextInput key="title" source="title" label="Title of a line" />,
  <TextInput key="country" source="destination_country" label="Country" />,
  <TextInput key="promo" source="agent_code" label="Promo code" />,
  <NullableBooleanInput
    key="insurance"
    source="insurance_requested"
    label="Insurance"
    nullLabel="All"
    trueLabel="Requested"
    falseLabel="Not requested"
  />,
  <DateInput key="from" source="date_placed_gte" label="Placed from" />,
  <DateInput key="to" source="date_placed_lte" label="Placed until" />,
  <DateInput key="due" source="payment_due_lte" label="Due until" />,
]

const newestFirst = { field: 'date_placed', order: 'DESC' } as const

const exportOrders: Exporter<SupportOrder> = async (orders) =>
  downloadCSV(await ordersCsv(orders), 'orders')

export function OrderList() {
  return (
    <StaffList<SupportOrder>
      title="Orders"
      search="Number, name, e-mail, phone or title"
      filters={filters}
      sort={newestFirst}
      exporter={exportOrders}
      hasColumns
    >
      <OrderViews />
      <StaffTable<SupportOrder>
        columns={columns}
        phone={phone}
        opens="show"
        size="medium"
        storeKey="orders"
        notOnTablets={['lines', 'destination_country']}
        seldom={['payment_reference']}
        empty={emptyWords}
      />
    </StaffList>
  )
}

function emptyWords(filter: Readonly<Record<string, unknown>>): EmptyWords {
  if (Object.keys(filter).length === 0) {
    return {
      title: 'No orders yet',
      words: 'They appear here as soon as a buyer places one.',
    }
  }
  return {
    title: 'No order matches',
    words: 'Try another status, fewer words or a wider range of days.',
    showAll: 'Show all orders',
  }
}
