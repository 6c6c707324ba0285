import type { PlainMessageId } from '@bandari/i18n'
import type { Order, OrderFollowing } from '@bandari/sdk'
import { Loading, Notice } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useOperation } from '../../providers/use-operation.ts'
import { FactList } from '../../shared/FactList.tsx'
import { formatLabelled } from '../../shared/format.ts'
import { shipFacts } from '../../shared/order/ship-facts.ts'
import { type StepName, stepNames, whenLabel } from '../../shared/order/step-labels.ts'
import { StepList } from '../../shared/order/StepList.tsx'
import css from './Tracking.module.css'

const nextStepLabels = {
  placed: 'steps.placed.next',
  slip: 'steps.slip.next',
  paid: 'steps.paid.next',
  permit: 'steps.permit.next',
  inspected: 'steps.inspected.next',
  booked: 'steps.booked.next',
  sailed: 'steps.sailed.next',
  documents: 'steps.documents.next',
  arrived: 'steps.arrived.next',
  transit: 'steps.transit.next',
  delivered: 'steps.delivered.next',
  registered: 'steps.registered.next',
} as const satisfies Record<StepName, PlainMessageId>

/** Where the buyer only waits, what happens next is all there is to say. */
const stepActionLabels: Partial<Record<StepName, PlainMessageId>> = {
  placed: 'steps.placed.do',
  slip: 'steps.slip.do',
  permit: 'steps.permit.do',
  booked: 'steps.booked.do',
  sailed: 'steps.sailed.do',
  documents: 'steps.documents.do',
  arrived: 'steps.arrived.do',
  delivered: 'steps.delivered.do',
}

/** What happens next with an order, and all its steps. */
export function Tracking({ order }: { order: Pick<Order, 'id'> }) {
  const reading = useOperation('getOrderFollowing', { path: { id: order.id } })
  const { data, error, refetch } = reading
  if (error && !data) {
    return (
      <LoadFailure error={error} title={t('steps.loadFailed')} onRetry={() => void refetch()} />
    )
  }
  if (!data) {
    return (
      <div className={css.coming}>
        <Loading label={t('steps.loading')} />
      </div>
    )
  }
  return (
    <section aria-labelledby="following-title" className={css.following}>
      <h2 id="following-title">{t('steps.title')}</h2>
      <Next following={data} />
      {data.shipment && <FactList facts={shipFacts(data.shipment)} />}
      <StepList steps={data.steps} />
    </section>
  )
}

function Next({ following: { steps, next, buyer_does } }: { following: OrderFollowing }) {
  const step = steps.find((one) => one.step === next)
  const does = buyer_does && stepActionLabels[buyer_does]
  if (!step) return null
  return (
    <>
      {does && (
        <Notice kind="attention" title={t('steps.youDo')}>
          {t(does)}
        </Notice>
      )}
      <Notice kind="info" title={t('steps.whatNext')}>
        <p>{t(nextStepLabels[step.step])}</p>
        <p className={css.when}>{formatLabelled(t(stepNames[step.step]), whenLabel(step))}</p>
      </Notice>
    </>
  )
}
