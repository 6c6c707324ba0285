import type { SupportMail, SupportOrder } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { useGetManyReference } from 'react-admin'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { querying } from '../../../providers/granted.ts'
import { formatMoment } from '../../../shared/dates.ts'
import css from './OrderRecords.module.css'
import { SendInvoiceAgain, SendMailAgain } from './SendAgain.tsx'
import { t } from '../../../language/translator.ts'

/** More than an order ever has. */
const all = { page: 1, perPage: 100 }

export interface OrderMailsProps {
  order: SupportOrder
}

/** What was written to the buyer about an order, each to be opened and sent again. */
export function OrderMails({ order }: OrderMailsProps) {
  return (
    <>
      <SendInvoiceAgain order={order} />
      <MailList orderId={order.id} />
    </>
  )
}

/** Newest first. */
function MailList({ orderId }: { orderId: number }) {
  const { data, error, isPending, refetch } = useGetManyReference<SupportMail>(
    'support/mails',
    { target: 'order_id', id: orderId, pagination: all, sort: { field: 'id', order: 'DESC' } },
    querying,
  )
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('staffOrders.mailsNotLoaded')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (isPending) return <Loading label={t('staffOrders.mailsLoading')} />
  if (data.length === 0) return <p className={css.quiet}>{t('staffOrders.noMails')}</p>
  return (
    <ul className={css.records}>
      {data.map((mail) => (
        <li key={mail.id}>
          <details>
            <summary className={css.summary}>
              <span className={css.subject}>{mail.subject}</span>
              <span className={css.quiet}>
                {t('staffOrders.mailTo', { to: mail.to, state: stateOf(mail) })}
              </span>
            </summary>
            <p className={css.body}>{mail.text}</p>
            <SendMailAgain mail={mail} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function stateOf({ sent_at, last_error, attempts }: SupportMail): string {
  if (sent_at !== null) return t('staffOrders.mailSent', { moment: formatMoment(sent_at) })
  if (attempts === 0) return t('staffOrders.mailWaits')
  return t('staffOrders.mailFailed', { count: attempts, error: last_error ?? '' })
}
