import { Card, Skeleton } from '@bandari/ui'
import { useState } from 'react'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { t } from '../../language/translator.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { useProfile } from '../../providers/use-profile.ts'
import { ConfirmationLink } from './ConfirmationLink.tsx'
import css from './DataTab.module.css'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadData } from './DownloadData.tsx'
import { takeConfirmation } from '../../shared/take-confirmation.ts'

/** Downloads or deletes what the shop keeps about the person. Both ask once more who it is. */
export function DataTab() {
  const { data: profile } = useProfile()
  const { data: deletion, error, refetch } = useOperation('getOwnDeletion', {})
  const [token] = useState(() => takeConfirmation(window))
  if (error) {
    const title = t('portalAccount.data.failed')
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  if (!deletion || !profile) return <DataSkeleton />
  const confirmBy = token === null ? deletion.confirm_by : 'token'
  return (
    <div className={css.data}>
      {confirmBy !== 'password' && <ConfirmationLink email={profile.email} token={token} />}
      <DownloadData confirmBy={confirmBy} token={token} />
      <DeleteAccount confirmBy={confirmBy} token={token} hindrances={deletion.hindrances} />
    </div>
  )
}

function DataSkeleton() {
  return (
    <Card role="group" aria-busy="true" aria-label={t('portalAccount.data.loading')}>
      <div className={css.skeleton}>
        <Skeleton width="40%" />
        <Skeleton width="70%" />
        <Skeleton width="30%" />
      </div>
    </Card>
  )
}
