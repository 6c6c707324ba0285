import type { Order } from '@bandari/sdk'
import { Dialog, Loading } from '@bandari/ui'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useOperation } from '../../providers/use-operation.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { ProFormaButton } from '../../shared/order/ProFormaButton.tsx'
import { t } from '../../language/translator.ts'

export interface OrderDialogProps {
  id: number
  /** As the list behind it has it; shown until the order itself has come. */
  listed: Order | undefined
  onClose: () => void
}

/** View Order (account spec §2), in the order's own currency: the specified pound sign is a defect (decisions 5). */
export function OrderDialog({ id, listed, onClose }: OrderDialogProps) {
  const reading = useOperation('getOrder', { path: { id } }, { initialData: listed })
  const { data: order, error, refetch } = reading
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
