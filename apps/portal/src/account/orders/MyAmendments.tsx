import type { Order, OrderAmendment } from '@bandari/sdk'
import { Button, ErrorAlert, Notice } from '@bandari/ui'
import { answerAmendment } from '../../providers/amendments.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { AmendmentHistory } from '../../shared/amendments/AmendmentHistory.tsx'
import css from '../../shared/amendments/Amendments.module.css'
import { ChangeTable } from '../../shared/amendments/ChangeTable.tsx'
import { formatMoment } from '../../shared/dates.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import { formatMoney } from '../../shared/format.ts'
import { t } from '../../language/translator.ts'

export interface MyAmendmentsProps {
  order: Pick<Order, 'id'>
}

/** What is proposed for one's order, to accept or decline, and how it was amended; nothing where neither is. */
export function MyAmendments({ order }: MyAmendmentsProps) {
  const { data, error, refetch } = useOperation('listOrderAmendments', { path: { id: order.id } })
  if (error && !data) {
    return (
      <ErrorAlert title={t('portalAmendments.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorAlert>
    )
  }
  if (!data || data.amendments.length === 0) return null
  const asked = data.amendments.find(({ state }) => state === 'proposed')
  const others = data.amendments.filter((amendment) => amendment !== asked)
  return (
    <section aria-labelledby="amendments">
      <h2 id="amendments">{t('portalAmendments.title')}</h2>
      {asked && <Proposal order={order} amendment={asked} />}
      {others.length > 0 && <AmendmentHistory amendments={others} />}
    </section>
  )
}

function Proposal({ order, amendment }: MyAmendmentsProps & { amendment: OrderAmendment }) {
  const { run, isRunning, refusal } = useCall()
  const { currency, total_after: total, answer_by: until } = amendment
  const answer = (state: 'accepted' | 'declined') =>
    run({
      act: () => answerAmendment(order.id, amendment, state),
      done: t(state === 'accepted' ? 'portalAmendments.accepted' : 'portalAmendments.declined'),
    })
  return (
    <Notice kind="attention" title={t('portalAmendments.asked')}>
      <div className={css.asked}>
        <ChangeTable
          changes={amendment.changes}
          currency={currency}
          before={amendment.total_before}
          after={total}
        />
        <p>{t('portalAmendments.reason', { reason: amendment.reason })}</p>
        {until !== null && <p>{t('portalAmendments.until', { moment: formatMoment(until) })}</p>}
        {refusal !== null && <ErrorAlert title={refusal} />}
        <div className={css.acts}>
          <Button loading={isRunning} onClick={() => answer('accepted')}>
            {t('portalAmendments.acceptAt', { total: formatMoney({ amount: total, currency }) })}
          </Button>
          <Button variant="secondary" disabled={isRunning} onClick={() => answer('declined')}>
            {t('portalAmendments.decline')}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
