import type { RefundRequest, SupportOrder } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { formatMoment } from '../../../shared/dates.ts'
import { formatMoney } from '../../../shared/format.ts'
import { useMay } from '../../../staff/use-may.ts'
import { formatSentence, t } from '../../../language/translator.ts'
import { refundMethods } from '../moves/refund-claim.ts'
import { DecideRefundDialog } from './DecideRefundDialog.tsx'
import css from './MoneyPanel.module.css'

type Verdict = 'approved' | 'rejected'

/** A refund that a second person has to look at; whoever asked for it may only take it back. */
export function WaitingRefund({ order }: { order: SupportOrder }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const { identity } = useGetIdentity()
  const mayDecide = useMay('decideRefund')
  const waiting = order.refund_requests.find(({ state }) => state === 'waiting')
  if (!waiting) return null
  const isOwn = identity?.id === waiting.asked_by_email
  return (
    <Notice kind="attention" title={t('staffOrders.money.asked')}>
      <p>{requestedLabel(waiting)}</p>
      <p>
        {t('staffOrders.money.askedHow', {
          way: refundMethodOf(waiting),
          reference: waiting.reference,
        })}
      </p>
      {isOwn && <p>{t('staffOrders.money.second')}</p>}
      {mayDecide && (
        <span className={css.answers}>
          {!isOwn && (
            <Button color="inherit" variant="outlined" onClick={() => setVerdict('approved')}>
              {t('staffOrders.money.approve')}
            </Button>
          )}
          <Button color="inherit" variant="text" onClick={() => setVerdict('rejected')}>
            {t(isOwn ? 'staffOrders.money.takeBack' : 'staffOrders.money.reject')}
          </Button>
        </span>
      )}
      {verdict && (
        <DecideRefundDialog
          order={order}
          request={waiting}
          verdict={verdict}
          onClose={() => setVerdict(null)}
        />
      )}
    </Notice>
  )
}

function requestedLabel({ amount, currency, asked_by, asked_at, reason }: RefundRequest): string {
  return t('staffOrders.money.askedBy', {
    amount: formatMoney({ amount, currency }),
    name: asked_by,
    moment: formatMoment(asked_at),
    reason,
  })
}

function refundMethodOf({ method }: RefundRequest): string {
  const way = refundMethods.find(({ value }) => value === method)
  return way ? formatSentence(way.label) : method
}
