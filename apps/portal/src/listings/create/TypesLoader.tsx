import type { ReactNode } from 'react'
import { HttpError, useGetOne } from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { NotApproved } from '../../layout/VendorOnly.tsx'
import { querying } from '../../providers/granted.ts'
import type { ListingTypes } from '../../providers/listings.ts'
import { CreateSkeleton } from './CreateSkeleton.tsx'
import { t } from '../../language/translator.ts'

export interface TypesLoaderProps<Types extends ListingTypes> {
  pt: Types['id']
  children: (types: Types) => ReactNode
}

/** Reads what can be listed. It rarely changes, so it is read once in a session. */
export function TypesLoader<Types extends ListingTypes>({ pt, children }: TypesLoaderProps<Types>) {
  const wanted = { ...querying, staleTime: Number.POSITIVE_INFINITY }
  const { data, error, refetch } = useGetOne<Types>('listing-types', { id: pt }, wanted)
  if (data) return children(data)
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
