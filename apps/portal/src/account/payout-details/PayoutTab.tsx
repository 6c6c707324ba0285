import { Card, Notice, Skeleton } from '@bandari/ui'
import { useState } from 'react'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { t } from '../../language/translator.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { takeConfirmation } from '../../shared/take-confirmation.ts'
import { ConfirmDetails } from './ConfirmDetails.tsx'
import { CurrentDetails } from './CurrentDetails.tsx'
import css from './Payouts.module.css'
import { WaitingDetails } from './WaitingDetails.tsx'

/** Where a supporter's commission is paid, and how to change it. */
export function PayoutTab() {
  const [token, setToken] = useState(() => takeConfirmation(window, 'payout'))
  const [isConfirmed, setConfirmed] = useState(false)
  const { data: details, error, refetch } = useOperation('getPayoutDetails', {})
  if (error) {
    const title = t('portalPayouts.failed')
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  if (!details) return <PayoutSkeleton />
  const reload = () => void refetch()
  return (
    <div className={css.stack}>
      {isConfirmed && (
        <Notice kind="success" live title={t('portalPayouts.changed')}>
          {t('portalPayouts.changedText')}
        </Notice>
      )}
      {token !== null && (
        <ConfirmDetails
          waiting={details.waiting}
          token={token}
          onDone={() => {
            setToken(null)
            setConfirmed(true)
            reload()
          }}
          onOver={() => setToken(null)}
        />
      )}
      {token === null && details.waiting && <WaitingDetails details={details} />}
      <CurrentDetails details={details} onAsked={reload} />
    </div>
  )
}

function PayoutSkeleton() {
  return (
    <Card role="group" aria-busy="true" aria-label={t('portalPayouts.loading')}>
      <div className={css.skeleton}>
        <Skeleton width="40%" />
        <Skeleton width="60%" />
        <Skeleton width="30%" />
      </div>
    </Card>
  )
}
