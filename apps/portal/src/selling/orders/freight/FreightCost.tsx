import type { FreightCost as Cost, SupportOrder } from '@bandari/sdk'
import { Button, Loading } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../../language/translator.ts'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { useOperation } from '../../../providers/use-operation.ts'
import { formatDay } from '../../../shared/dates.ts'
import { formatMoney } from '../../../shared/format.ts'
import { useMay } from '../../../staff/use-may.ts'
import { useOrderCall } from '../use-order-call.ts'
import css from './FreightCost.module.css'
import { FreightDialog } from './FreightDialog.tsx'

export interface FreightCostProps {
  order: Pick<SupportOrder, 'id'>
}

/** What an order's freight costs us, by the carrier's invoice. */
export function FreightCost({ order: { id } }: FreightCostProps) {
  const params = { path: { id } }
  const { data, error, refetch } = useOperation('getFreightCost', params)
  if (error) {
    return (
      <LoadFailure error={error} title={t('staffFreight.failed')} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <Loading label={t('staffFreight.loading')} />
  return <Known orderId={id} cost={data} />
}

function Known({ orderId, cost }: { orderId: number; cost: Cost }) {
  const { currency, charged, recorded } = cost
  const [isOpen, setOpen] = useState(false)
  const maySet = useMay('setFreightCost')
  return (
    <div className={css.cost}>
      <p>
        {t('staffFreight.charged', { amount: formatMoney({ amount: charged, currency }) })}{' '}
        {t('staffFreight.costNote')}
      </p>
      {recorded ? (
        <p>
          <strong className={css.amount}>
            {formatMoney({ amount: recorded.amount, currency })}
          </strong>
          {t('staffFreight.by', {
            reference: recorded.reference,
            name: recorded.by,
            day: formatDay(recorded.at),
          })}
        </p>
      ) : (
        <p>{t('staffFreight.none')}</p>
      )}
      {maySet && (
        <div className={css.acts}>
          <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
            {t('staffFreight.write')}
          </Button>
          {recorded && <TakeBack orderId={orderId} currency={currency} />}
        </div>
      )}
      {isOpen && (
        <FreightDialog orderId={orderId} currency={currency} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

function TakeBack({ orderId, currency }: { orderId: number; currency: string }) {
  const { setFreightCost } = useDataProvider<PortalDataProvider>()
  const { run, isSaving } = useOrderCall({
    call: () => setFreightCost(orderId, { amount: null, currency, reference: '' }),
    done: () => t('staffFreight.takenBack'),
    onDone: () => undefined,
  })
  return (
    <Button size="small" variant="quiet" loading={isSaving} onClick={() => run(undefined)}>
      {t('staffFreight.takeBack')}
    </Button>
  )
}
