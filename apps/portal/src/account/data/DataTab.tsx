import type { OwnDeletion, Profile } from '@bandari/sdk'
import { Card, Skeleton } from '@bandari/ui'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { t } from '../../language/translator.ts'
import { querying } from '../../providers/granted.ts'
import { ConfirmationLink } from './ConfirmationLink.tsx'
import css from './DataTab.module.css'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadData } from './DownloadData.tsx'
import { takeConfirmation } from './take-confirmation.ts'

type Own<Shape> = Shape & { id: string }

const own = { id: 'own' }

/** Downloads or deletes what the shop keeps about the person. Both ask once more who it is. */
export function DataTab() {
  const { data: profile } = useGetOne<Own<Profile>>('profile', own, querying)
  const { data: deletion, error, refetch } = useGetOne<Own<OwnDeletion>>('deletion', own, querying)
  const [token] = useState(() => takeConfirmation(window))
  if (error) {
    const title = t('portalAccount.data.failed')
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  if (!deletion || !profile?.email) return <DataSkeleton />
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
