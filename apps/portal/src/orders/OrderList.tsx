import type { SupportOrder } from '@bandari/sdk'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import {
  DateInput,
  downloadCSV,
  type Exporter,
  ExportButton,
  FilterButton,
  List,
  NullableBooleanInput,
  SearchInput,
  SelectColumnsButton,
  TextInput,
  TopToolbar,
  useListContext,
} from 'react-admin'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { querying } from '../providers/granted.ts'
import { ordersCsv } from './orders-csv.ts'
import { ListFailure } from '../staff/list/ListFailure.tsx'
import { OrderRows } from './OrderRows.tsx'
import { OrderViews } from './views/OrderViews.tsx'
import { OrderTable } from './OrderTable.tsx'
import { listLook } from '../staff/list/list-look.ts'

const searchLabel = 'Number, name, e-mail, phone or title'
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={searchLabel}
    inputProps={{ 'aria-label': searchLabel }}
  />,
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

const exportOrders: Exporter<SupportOrder> = (orders) => downloadCSV(ordersCsv(orders), 'orders')

/** Filters, sort and page are in the address; react-admin keeps them there. */
export function OrderList() {
  return (
    <StaffOnly operation="listSupportOrders">
      <Page title="Orders" wide>
        <List<SupportOrder>
          title={false}
          resource="support/orders"
          filters={filters}
          actions={<ListActions />}
          exporter={exportOrders}
          sort={newestFirst}
          perPage={25}
          empty={false}
          error={<ListFailure />}
          queryOptions={querying}
          sx={listLook}
        >
          <OrderViews />
          <Orders />
        </List>
      </Page>
    </StaffOnly>
  )
}

function ListActions() {
  const { total = 0 } = useListContext()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  return (
    <TopToolbar>
      <FilterButton />
      {isWide && <SelectColumnsButton />}
      {total > 0 && <ExportButton maxResults={5000} />}
    </TopToolbar>
  )
}

function Orders() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return isPhone ? <OrderRows /> : <OrderTable />
}
