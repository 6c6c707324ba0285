import { Notice } from '@bandari/ui'
import type { OrderStatus } from '@bandari/sdk'
import { ResourceContextProvider } from 'react-admin'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { formatDay } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import { orderStatuses, statusNames } from '../../shared/order/order-status.ts'
import { StatusChip } from '../../shared/order/StatusChip.tsx'
import { RowLines, RowLink, TwoLines } from './cells.tsx'
import { ChoiceFilter, choicesOf } from './ChoiceFilter.tsx'
import { CreateLink } from './CreateLink.tsx'
import { DateFilter, NumberFilter, SelectFilter, TextFilter } from './filters.tsx'
import { StaffList, type StaffListProps } from './StaffList.tsx'
import { type PhoneRow, StaffTable } from './StaffTable.tsx'

interface Row {
  id: number
  number: string
  placed: string
  buyer: string
  title: string
  status: OrderStatus
  total: string
}

const goods = [
  'Toyota Land Cruiser Prado 2.8 TX 2019',
  'Nissan X-Trail 20X Hybrid 2017',
  'Mercedes-Benz Actros 2645 LS 6×4 tractor unit with retarder, two beds, fridge and air suspension',
  'Subaru Forester 2.0i-L 2016',
]
const buyers = ['Amina Odhiambo', 'Jean-Baptiste Kabila-Mutombo wa Tshisekedi', 'Luís Macamo']

const rows: Row[] = Array.from({ length: 43 }, (_, index) => ({
  id: index + 1,
  number: String(100_118 + index),
  placed: `2026-10-${String(1 + (index % 28)).padStart(2, '0')}T09:30:00Z`,
  buyer: buyers[index % buyers.length] ?? '',
  title: goods[index % goods.length] ?? '',
  status: orderStatuses[index % orderStatuses.length] ?? 'Pending',
  total: `${4200 + index * 137}.00`,
}))

/** A server's answers: of an administrator, unless it says otherwise. */
const orders = { 'support/orders': rows }

export default { parameters: { records: orders } }

type OrdersProps = Partial<StaffListProps<Row>> & {
  isBig?: boolean
  hasColumns?: boolean
}

function Orders({ isBig, hasColumns, ...list }: OrdersProps) {
  return (
    <ResourceContextProvider value="support/orders">
      <StaffList<Row>
        title={t('staffOrders.title')}
        search={t('staffOrders.search')}
        sort={{ field: 'number', order: 'ASC' }}
        perPage={10}
        {...list}
      >
        <ChoiceFilter
          legend={t('staff.state')}
          choices={choicesOf(
            'status',
            orderStatuses.map((status) => [status, statusNames[status]]),
          )}
        />
        <StaffTable<Row>
          columns={columns}
          opens="show"
          isBig={isBig ?? false}
          hasColumns={hasColumns ?? false}
          storeKey="gallery.orders"
          seldom={['placed']}
          empty={{
            title: 'staffOrders.noMatch',
            words: 'staffOrders.tryOther',
            showAll: 'staffOrders.showAll',
          }}
          phone={phone}
        />
      </StaffList>
    </ResourceContextProvider>
  )
}

const moneyOf = (amount: string) => formatMoney({ amount, currency: 'USD' })

const phone: PhoneRow<Row> = {
  title: ({ number }) => number,
  chip: ({ status }) => <StatusChip status={status} />,
  rest: ({ buyer, total }) => (
    <RowLines>
      {buyer}
      <strong>{moneyOf(total)}</strong>
    </RowLines>
  ),
}

const columns = [
  {
    source: 'number',
    label: 'staffOrders.order',
    render: ({ number, title }: Row) => (
      <TwoLines first={<RowLink>{number}</RowLink>} second={title} full={title} />
    ),
  },
  { source: 'buyer', label: 'staffOrders.customer' },
  { source: 'placed', label: 'staffOrders.placed', render: ({ placed }: Row) => formatDay(placed) },
  {
    source: 'status',
    label: 'staff.state',
    isWhole: true,
    render: ({ status }: Row) => <StatusChip status={status} />,
  },
  {
    source: 'total',
    label: 'staffOrders.total',
    align: 'right' as const,
    isWhole: true,
    render: ({ total }: Row) => moneyOf(total),
  },
]

/** Rows on a phone. */
export const Table = () => <Orders />

/** MUI's grid, whose columns may be chosen. */
export const BigTable = () => <Orders isBig hasColumns />

export const WithAll = () => (
  <Orders
    aside={<CreateLink to={paths.home} label={t('ra.action.create')} operation="createVoucher" />}
    intro={<Notice>{t('staffOrders.tryOther')}</Notice>}
    filters={[
      <DateFilter key="from" source="placed_gte" label="staffOrders.placedFrom" />,
      <TextFilter key="title" source="title" label="staffOrders.lineTitle" />,
      <NumberFilter key="total" source="total_gte" label="staffOrders.total" />,
      <SelectFilter
        key="status"
        source="status"
        label="staff.state"
        alwaysOn
        choices={orderStatuses.map((id) => ({ id, name: statusNames[id] }))}
      />,
    ]}
    download={() => Promise.resolve({ file: new Blob(['number\n']), name: 'orders.csv' })}
  />
)

export const NothingFound = () => <Orders filterDefaultValues={{ title: 'Trabant' }} />

export const Empty = {
  render: () => <Orders />,
  parameters: { records: { 'support/orders': [] } },
}

export const StillComing = {
  render: () => <Orders />,
  parameters: { answers: 'nothing-yet' },
}

export const Refused = {
  render: () => <Orders />,
  parameters: { answers: 'refusal' },
}
