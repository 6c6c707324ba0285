import { useGetOne } from 'react-admin'
import type { Permissions } from '../providers/auth-provider.ts'
import { querying } from '../providers/granted.ts'
import type { OwnThreadsRecord } from '../providers/own-threads.ts'

const aMinute = 60_000

/** The number of unseen messages, read with the first page of threads; 0 until it is known. */
export function useUnread(permissions: Permissions | undefined): number {
  const { data } = useGetOne<OwnThreadsRecord>(
    'own-threads',
    { id: 1 },
    { ...querying, refetchInterval: aMinute, enabled: permissions !== undefined },
  )
  return data?.unread ?? 0
}
