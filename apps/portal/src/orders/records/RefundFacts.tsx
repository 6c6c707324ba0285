import { useSay } from '@bandari/i18n/react'
import type { OrderRefund } from '@bandari/sdk'
import { formatMoment } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import { formatMoney } from '../../shared/format.ts'
import { refundMethods } from '../moves/refund-claim.ts'

/** What went back, how, when and by whom. */
export function RefundFacts({ refund, currency }: { refund: OrderRefund; currency: string }) {
  const say = useSay()
  const { amount, method, reference, at, by } = refund
  const way = refundMethods.find(({ value }) => value === method)
  return (
    <FactList
      facts={[
        { name: 'Refunded', value: <strong>{formatMoney({ amount, currency })}</strong> },
        { name: 'By', value: way && say(way.label) },
        { name: 'Reference', value: reference },
        { name: 'Recorded', value: `${formatMoment(at)}, ${by}` },
      ]}
    />
  )
}
