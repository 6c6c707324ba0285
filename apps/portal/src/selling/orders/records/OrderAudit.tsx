import type { PlainMessageId } from '@bandari/i18n'
import type { AuditEntry } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { useGetList } from 'react-admin'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { querying } from '../../../providers/granted.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { changeOf } from '../order-labels.ts'
import css from './OrderRecords.module.css'
import { t } from '../../../language/translator.ts'

const words: Readonly<Record<string, PlainMessageId>> = {
  'move-order': 'staffOrders.moved',
  'price-order-insurance': 'staffOrders.insurancePriced',
  'take-back-payment': 'staffOrders.money.wasTakenBack',
  'record-payment': 'staffOrders.money.wasRecorded',
  'answer-payment-report': 'staffOrders.money.wasLookedFor',
  'set-freight-cost': 'staffOrders.freightWritten',
  'extend-payment': 'staffOrders.money.wasExtended',
  'decline-cancellation': 'staffOrders.cancellation.wasDeclined',
  'refund-order': 'staffOrders.money.refundedOrder',
  'ask-refund': 'staffOrders.money.askedRefund',
  'approve-refund': 'staffOrders.money.approvedRefund',
  'reject-refund': 'staffOrders.money.rejectedRefund',
}

/** Of a payment that was undone, by what had recorded it. */
const undone: Readonly<Record<string, PlainMessageId>> = {
  statement: 'staffOrders.money.undoneBank',
  mpesa: 'staffOrders.money.undoneMpesa',
  staff: 'staffOrders.money.undoneByHand',
  bitcoin: 'staffOrders.money.undoneBitcoin',
}

/** What is done to orders; anything else is shown by its name. */
function actionOf({ action, after }: Pick<AuditEntry, 'action' | 'after'>): string {
  const [, source = ''] = /"source": ?"([a-z]+)"/.exec(after ?? '') ?? []
  const known = (action === 'take-back-payment' ? undone[source] : undefined) ?? words[action]
  return known ? t(known) : action.replaceAll('-', ' ')
}

/** The audit record of an order, newest first. */
export function OrderAudit({ orderId }: { orderId: number }) {
  const { data, error, isPending, refetch } = useGetList<AuditEntry>(
    'support/audit',
    {
      filter: { kind: 'change', subject: 'order', subject_id: String(orderId) },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
    },
    querying,
  )
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('staffOrders.auditNotLoaded')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (isPending) return <Loading label={t('staffOrders.auditLoading')} />
  if (data.length === 0) return <p className={css.quiet}>{t('staffOrders.noAudit')}</p>
  return (
    <ul className={css.records}>
      {data.map(({ id, actor_name, action, at, before, after, reason }) => (
        <li key={id} className={css.entry}>
          <span className={css.subject}>
            {t('staffOrders.auditLine', {
              name: actor_name ?? t('staffOrders.theShop'),
              action: actionOf({ action, after }),
            })}
          </span>
          <time className={css.quiet} dateTime={at}>
            {formatMoment(at)}
          </time>
          <span className={css.change}>{changeOf(before, after)}</span>
          {reason && <span className={css.quiet}>{reason}</span>}
        </li>
      ))}
    </ul>
  )
}
