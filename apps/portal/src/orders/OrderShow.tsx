import type { SupportOrder } from '@bandari/sdk'
import { Badge, Loading } from '@bandari/ui'
import ArrowBack from '@mui/icons-material/ArrowBack'
import { Button } from '@mui/material'
import { ShowBase, useShowContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { Page } from '../layout/Page.tsx'
import { StaffOnly } from '../staff/StaffOnly.tsx'
import { paths } from '../paths.ts'
import { querying } from '../providers/granted.ts'
import { StatusChip } from '../shared/order/StatusChip.tsx'
import { OrderSheet } from './OrderSheet.tsx'

export function OrderShow() {
  return (
    <StaffOnly operation="getSupportOrder">
      <ShowBase<SupportOrder>
        resource="support/orders"
        // By default a record that cannot be read sends back to the list, without a word why.
        queryOptions={{ ...querying, onError: () => undefined }}
      >
        <OrderPage />
      </ShowBase>
    </StaffOnly>
  )
}

function OrderPage() {
  const { record, error, refetch } = useShowContext<SupportOrder>()
  const order = record?.number ? record : null
  return (
    <Page
      wide
      title={order ? `Order ${order.number}` : 'Order'}
      above={<BackToList />}
      aside={order && <Marks order={order} />}
    >
      {order ? (
        <OrderSheet order={order} />
      ) : error ? (
        <LoadFailure
          error={error}
          title="This order could not be loaded"
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading the order…" />
      )}
    </Page>
  )
}

function Marks({ order }: { order: SupportOrder }) {
  return (
    <>
      <StatusChip status={order.status} />
      {order.insurance_requested && <Badge tone="attention">Insurance requested</Badge>}
    </>
  )
}

function BackToList() {
  return (
    <Button
      component={Link}
      to={paths.supportOrders}
      startIcon={<ArrowBack />}
      sx={{ alignSelf: 'flex-start', marginInlineStart: -2, marginBlock: -1 }}
    >
      Back to orders
    </Button>
  )
}
