import { useListContext } from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'

export function ListFailure({ what }: { what: string }) {
  const { error, refetch } = useListContext()
  if (!error) return null
  return (
    <LoadFailure
      error={error}
      title={`The ${what} could not be loaded`}
      onRetry={() => void refetch()}
    />
  )
}
