import type { SupportOrder } from '@bandari/sdk'
import { useState } from 'react'
import { downloadCSV, type Exporter } from 'react-admin'
import type { EmptyListTexts } from '../../staff/list/ListEmpty.tsx'
import {
  DateFilter,
  NullableBooleanFilter,
  NumberFilter,
  TextFilter,
} from '../../staff/list/filters.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { StaffTable } from '../../staff/list/StaffTable.tsx'
import { columns, phone } from './order-columns.tsx'
import { ordersCsv } from './orders-csv.ts'
import { standardViews } from './standard-views.ts'
import { t } from '../../language/translator.ts'

const filters = [
  <TextFilter key="number" source="number" label="staffOrders.number" />,
  <TextFilter key="reference" source="payment_reference" label="staff.paymentReference" />,
  <TextFilter key="email" source="user_email" label="portal.email" type="email" />,
  <TextFilter key="consignee" source="consignee_name" label="staffOrders.consignee" />,
  <TextFilter key="phone" source="phone" label="staffOrders.telephone" type="tel" />,
  <TextFilter key="title" source="title" label="staffOrders.lineTitle" />,
  <TextFilter key="country" source="destination_country" label="staffOrders.country" />,
  <TextFilter key="promo" source="agent_code" label="staff.promoCode" />,
  <NullableBooleanFilter
    key="insurance"
    source="insurance_requested"
    label="staff.insurance"
    nullLabel="staff.all"
    trueLabel="staff.insuranceRequested"
    falseLabel="staff.insuranceNotRequested"
  />,
  <NullableBooleanFilter
    key="uninsured"
    source="insurance_waits"
    label="staffOrders.insuranceRequested"
    nullLabel="staff.all"
    trueLabel="staffOrders.insuranceWaits"
    falseLabel="staffOrders.insuranceSettled"
  />,
  <NullableBooleanFilter
    key="reported"
    source="payment_reported"
    label="staffOrders.filter.reported"
    nullLabel="staff.all"
    trueLabel="staffOrders.filter.reportOpen"
    falseLabel="staffOrders.filter.reportNone"
  />,
  <NullableBooleanFilter
    key="partly"
    source="partly_paid"
    label="staffOrders.filter.partly"
    nullLabel="staff.all"
    trueLabel="staffOrders.filter.isPartly"
    falseLabel="staffOrders.filter.isNotPartly"
  />,
  <NullableBooleanFilter
    key="overpaid"
    source="overpaid"
    label="staffOrders.view.overpaid"
    nullLabel="staff.all"
    trueLabel="staffOrders.filter.isOverpaid"
    falseLabel="staffOrders.filter.isNotOverpaid"
  />,
  <NullableBooleanFilter
    key="refunds"
    source="refund_waits"
    label="staffOrders.view.refundWaits"
    nullLabel="staff.all"
    trueLabel="staffOrders.filter.refundWaits"
    falseLabel="staffOrders.filter.refundNone"
  />,
  <NullableBooleanFilter
    key="amendments"
    source="amendment_waits"
    label="staffOrders.view.amendmentWaits"
    nullLabel="staff.all"
    trueLabel="staffOrders.filter.amendmentWaits"
    falseLabel="staffOrders.filter.amendmentNone"
  />,
  <NullableBooleanFilter
    key="cancellations"
    source="cancellation_waits"
    label="staffOrders.view.cancellationWaits"
    nullLabel="staff.all"
    trueLabel="staffOrders.filter.cancellationWaits"
    falseLabel="staffOrders.filter.cancellationNone"
  />,
  <NullableBooleanFilter
    key="clock"
    source="clock_stopped"
    label="staffOrders.filter.clock"
    nullLabel="staff.all"
    trueLabel="staffOrders.filter.clockStopped"
    falseLabel="staffOrders.filter.clockRuns"
  />,
  <DateFilter key="from" source="date_placed_gte" label="staffOrders.placedFrom" />,
  <DateFilter key="to" source="date_placed_lte" label="staffOrders.placedUntil" />,
  <DateFilter key="due" source="payment_due_lte" label="staffOrders.dueUntil" />,
  <NumberFilter key="days" source="status_days_gte" label="staffOrders.stateForDays" min={0} />,
]

const newestFirst = { field: 'date_placed', order: 'DESC' } as const

const exportOrders: Exporter<SupportOrder> = async (orders) =>
  downloadCSV(await ordersCsv(orders), 'orders')

export function OrderList() {
  const [views] = useState(() => standardViews(Date.now()))
  return (
    <StaffList<SupportOrder>
      title={t('staffOrders.title')}
      search={t('staffOrders.search')}
      filters={filters}
      sort={newestFirst}
      exporter={exportOrders}
      views={views}
      columnsOf="orders"
    >
      <StaffTable<SupportOrder>
        columns={columns}
        phone={phone}
        opens="show"
        isBig
        hasColumns
        storeKey="orders"
        notOnTablets={['lines', 'destination_country']}
        seldom={['payment_reference']}
        empty={emptyListTexts}
      />
    </StaffList>
  )
}

function emptyListTexts(filter: Readonly<Record<string, unknown>>): EmptyListTexts {
  if (Object.keys(filter).length === 0) {
    return {
      title: 'staffOrders.none',
      words: 'staffOrders.appearHere',
    }
  }
  return {
    title: 'staffOrders.noMatch',
    words: 'staffOrders.tryOther',
    showAll: 'staffOrders.showAll',
  }
}
