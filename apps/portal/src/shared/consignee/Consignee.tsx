import type { OrderConsignee } from '@bandari/sdk'
import { Button, ErrorAlert, Loading, Notice } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { stopConsigneeChange, stopSupportConsigneeChange } from '../../providers/consignee.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { formatMoment } from '../dates.ts'
import { AddressBlock } from '../order/AddressBlock.tsx'
import { useCall } from '../documents/use-call.ts'
import { ConsigneeForm } from './ConsigneeForm.tsx'
import { ConsigneeHistory } from './ConsigneeHistory.tsx'
import css from './Consignee.module.css'

export interface ConsigneeProps {
  order: number
  isStaff: boolean
  /** Staff who may only look. */
  mayChange: boolean
}

/** The consignee of an order, for its buyer and for staff: a change is asked for, stopped or made, or no longer possible. */
export function Consignee({ order, isStaff, mayChange }: ConsigneeProps) {
  const operation = isStaff ? 'getSupportOrderConsignee' : 'getOrderConsignee'
  const { data, error, refetch } = useOperation(operation, { path: { id: order } })
  const [isOpen, setOpen] = useState(false)
  if (error && !data) {
    const title = t('portalAddresses.consignee.failed')
    return (
      <ErrorAlert title={title} onRetry={() => void refetch()}>
        {error.message}
      </ErrorAlert>
    )
  }
  if (!data) return <Loading label={t('portalAddresses.consignee.loading')} />
  const { waiting, why_fixed: fixed, changes } = data
  const isFree = waiting === null && fixed === null
  return (
    <div className={css.consignee}>
      {waiting && (
        <Waiting order={order} change={waiting} isStaff={isStaff} mayChange={mayChange} />
      )}
      {fixed !== null && fixed !== 'order_over' && (
        <p className={css.quiet}>{t(fixedLabels[fixed])}</p>
      )}
      {isFree && mayChange && !isOpen && (
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {t('portalAddresses.consignee.change')}
        </Button>
      )}
      {isFree && isOpen && (
        <ConsigneeForm
          order={order}
          current={data}
          isStaff={isStaff}
          onClose={() => setOpen(false)}
        />
      )}
      <ConsigneeHistory changes={changes} />
    </div>
  )
}

const fixedLabels = {
  consignee_sailed: 'portalAddresses.consignee.sailed',
  consignee_bill_confirmed: 'portalAddresses.consignee.billed',
} as const

interface WaitingProps {
  order: number
  change: NonNullable<OrderConsignee['waiting']>
  isStaff: boolean
  mayChange: boolean
}

/** Somebody else may have asked for it: stopping is one press. */
function Waiting({ order, change, isStaff, mayChange }: WaitingProps) {
  const { run, isRunning, refusal } = useCall()
  const stop = isStaff ? stopSupportConsigneeChange : stopConsigneeChange
  return (
    <Notice kind="attention" title={t('portalAddresses.consignee.waits')}>
      <p>
        {t('portalAddresses.consignee.countsFrom', {
          moment: formatMoment(change.takes_effect_at),
        })}
      </p>
      <AddressBlock address={{ ...change.after, email: '' }} />
      <p>
        {t(
          isStaff
            ? 'portalAddresses.consignee.stopForBuyer'
            : 'portalAddresses.consignee.stopIfNotYou',
        )}
      </p>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {mayChange && (
        <Button
          variant="danger"
          size="small"
          loading={isRunning}
          onClick={() =>
            run({ act: () => stop(order), done: t('portalAddresses.consignee.stopped') })
          }
        >
          {t('portalAddresses.consignee.stop')}
        </Button>
      )}
    </Notice>
  )
}
