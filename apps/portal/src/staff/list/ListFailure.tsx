import { useListContext, useResourceContext } from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { listOf } from '../lists.ts'
import { t } from '../../language/translator.ts'

export function ListFailure() {
  const { error, refetch } = useListContext()
  const list = listOf(useResourceContext())
  if (!error) return null
  return (
    <LoadFailure
      error={error}
      {...(list && { title: t(`staff.listFailed.${list}`) })}
      onRetry={() => void refetch()}
    />
  )
}
