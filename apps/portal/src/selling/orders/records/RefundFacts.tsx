import type { OrderRefund } from '@bandari/sdk'
import { formatMoment } from '../../../shared/dates.ts'
import { FactList } from '../../../shared/FactList.tsx'
import { formatMoney } from '../../../shared/format.ts'
import { refundMethods } from '../moves/refund-claim.ts'
import { formatSentence, t } from '../../../language/translator.ts'

/** What went back, how, when and by whom. */
export function RefundFacts({ refund, currency }: { refund: OrderRefund; currency: string }) {
  const { amount, method, reference, at, by } = refund
  const way = refundMethods.find(({ value }) => value === method)
  return (
    <FactList
      facts={[
        {
          name: t('staffOrders.refunded'),
          value: <strong>{formatMoney({ amount, currency })}</strong>,
        },
        { name: t('staffOrders.refundedBy'), value: way && formatSentence(way.label) },
        { name: t('staffOrders.reference'), value: reference },
        {
          name: t('staffOrders.recorded'),
          value: t('staffOrders.recordedBy', { moment: formatMoment(at), name: by }),
        },
      ]}
    />
  )
}
