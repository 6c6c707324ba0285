import type { Order } from '@bandari/sdk'
import { Button, ErrorAlert, Notice } from '@bandari/ui'
import { Suspense, useState } from 'react'
import { t } from '../../../language/translator.ts'
import { lazyPage } from '../../../layout/lazy-page.ts'
import { documentCalls } from '../../../providers/documents.ts'
import { useOperation } from '../../../providers/use-operation.ts'
import { formatMoment } from '../../../shared/dates.ts'
import css from '../../../shared/documents/Documents.module.css'
import { useCall } from '../../../shared/documents/use-call.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { MyClaim } from './MyClaim.tsx'

const OrderReviews = lazyPage<'OrderReviews', { order: Pick<Order, 'id'> }>(
  () => import('../OrderReviews.tsx'),
  'OrderReviews',
  ['portalReviews', 'shared'],
)

/** Once a vehicle is there: all is well, or a claim. Before that there is nothing to say. */
export function OrderDelivery({ order }: { order: Pick<Order, 'id'> }) {
  const { data } = useOperation('getDelivery', { path: { id: order.id } })
  if (!data || data.state === 'not-delivered') return null
  return (
    <>
      <section aria-labelledby="own-delivery">
        <h2 id="own-delivery">{t('portalPapers.delivery.title')}</h2>
        {data.state === 'to-answer' && <Question order={order.id} due={data.answer_due} />}
        {data.state === 'confirmed' && <p>{t('portalPapers.delivery.confirmed')}</p>}
        {data.state === 'settled' && <p>{t('portalPapers.delivery.settled')}</p>}
        {data.claim && <MyClaim order={order.id} claim={data.claim} />}
      </section>
      <Suspense>
        <OrderReviews order={order} />
      </Suspense>
    </>
  )
}

function Question({ order, due }: { order: number; due: string | null }) {
  const { confirmDelivery } = documentCalls
  const { run, isRunning, refusal } = useCall()
  const [isClaiming, setClaiming] = useState(false)
  if (isClaiming) return <ClaimForm order={order} onClose={() => setClaiming(false)} />
  return (
    <>
      <Notice kind="attention" title={t('portalPapers.delivery.ask')}>
        {due !== null && t('portalPapers.delivery.until', { moment: formatMoment(due) })}
      </Notice>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <div className={css.acts}>
        <Button
          loading={isRunning}
          onClick={() =>
            run({ act: () => confirmDelivery(order), done: t('portalPapers.delivery.thanks') })
          }
        >
          {t('portalPapers.delivery.well')}
        </Button>
        <Button variant="secondary" onClick={() => setClaiming(true)}>
          {t('portalPapers.delivery.wrong')}
        </Button>
      </div>
    </>
  )
}
