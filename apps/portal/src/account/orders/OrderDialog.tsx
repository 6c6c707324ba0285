import type { Order } from '@bandari/sdk'
import { Dialog, Loading } from '@bandari/ui'
import { useGetOne } from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { querying } from '../../providers/granted.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { ProFormaButton } from '../../shared/order/ProFormaButton.tsx'
import { t } from '../../language/translator.ts'

export interface OrderDialogProps {
  id: number
  onClose: () => void
}

/** View Order (account spec §2), in the order's own currency: the specified pound sign is a defect (decisions 5). */
export function OrderDialog({ id, onClose }: OrderDialogProps) {
  const { data, error, refetch } = useGetOne<Order>('orders', { id }, querying)
  const order = data?.number ? data : null
  return (
    <Dialog
      open
      size="large"
      title={
        order ? t('portalAccount.order', { number: order.number }) : t('portalAccount.orderAlone')
      }
      onClose={onClose}
      actions={order && <ProFormaButton order={order} />}
    >
      {order ? (
        <OrderSummary order={order} />
      ) : error ? (
        <LoadFailure
          error={error}
          title={t('portalAccount.orderFailed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('portalAccount.orderLoading')} />
      )}
    </Dialog>
  )
}
