import type { SparesTree, VehicleTypeTree } from '@bandari/sdk'
import type { ReactNode } from 'react'
import { HttpError } from 'react-admin'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { NotApproved } from '../../../layout/VendorOnly.tsx'
import { useOperation } from '../../../providers/use-operation.ts'
import { CreateSkeleton } from './CreateSkeleton.tsx'
import { t } from '../../../language/translator.ts'

/** What can be listed: vehicles by type and make, spares by category. */
interface Trees {
  vehicles: VehicleTypeTree
  spares: SparesTree
}

export interface TypesLoaderProps<Kind extends keyof Trees> {
  pt: Kind
  children: (tree: Trees[Kind]) => ReactNode
}

/** Reads what can be listed. It rarely changes, so it is read once in a session. */
export function TypesLoader<Kind extends keyof Trees>({ pt, children }: TypesLoaderProps<Kind>) {
  const once = { staleTime: Number.POSITIVE_INFINITY }
  const { data, error, refetch } = useOperation('getListingTypes', { query: { pt } }, once)
  // Which of the two trees came follows from what was asked for.
  if (data) return children(data as Trees[Kind])
  if (error instanceof HttpError && error.status === 403) return <NotApproved isSuspended />
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalListings.create.typesFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  return <CreateSkeleton />
}
