import { useGetOne } from 'react-admin'
import type { Permissions } from '../providers/auth-provider.ts'
import { querying } from '../providers/granted.ts'
import type { OwnThreadsRecord } from '../providers/own-threads.ts'

const aMinute = 60_000

/** Messages that one has not seen, of the first page's own reading; none as long as nobody knows. */
export function useUnread(permissions: Permissions | undefined): number {
  const { data } = useGetOne<OwnThreadsRecord>(
    'own-threads',
    { id: 1 },
    { ...querying, refetchInterval: aMinute, enabled: permissions !== undefined },
  )
  return data?.unread ?? 0
}
