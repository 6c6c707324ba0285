import type { OrderRefund } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'
import { formatMoment } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import { refundMethods } from '../moves/refund-claim.ts'

/** What went back, how, when and by whom. */
export function RefundFacts({ refund, currency }: { refund: OrderRefund; currency: string }) {
  const { amount, method, reference, at, by } = refund
  return (
    <FactList
      facts={[
        { name: 'Refunded', value: <strong>{formatMoney({ amount, currency })}</strong> },
        { name: 'By', value: refundMethods.find(({ value }) => value === method)?.label },
        { name: 'Reference', value: reference },
        { name: 'Recorded', value: `${formatMoment(at)}, ${by}` },
      ]}
    />
  )
}
