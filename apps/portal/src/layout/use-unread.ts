import type { Permissions } from '../providers/auth-provider.ts'
import { useOperation } from '../providers/use-operation.ts'

const aMinute = 60_000

/** The number of unseen messages, read with the first page of threads; 0 until it is known. */
export function useUnread(permissions: Permissions | undefined): number {
  const { data } = useOperation(
    'listThreads',
    { query: { page: 1 } },
    { refetchInterval: aMinute, enabled: permissions !== undefined },
  )
  return data?.unread ?? 0
}
