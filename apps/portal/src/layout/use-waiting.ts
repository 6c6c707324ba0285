import type { Permissions } from '../providers/auth-provider.ts'
import { may } from '../providers/may.ts'
import { useOperation } from '../providers/use-operation.ts'
import type { Queue } from './portal-resource.ts'

/** How many wait in some queues together; none as long as nobody knows. */
export type Waiting = (queues: readonly Queue[]) => number

const aMinute = 60_000

/** The overview's own figures and reading, so that menu and overview never say two things. */
export function useWaiting(permissions: Permissions | undefined): Waiting {
  const { data } = useOperation(
    'getSupportOverview',
    {},
    { refetchInterval: aMinute, enabled: may(permissions, 'getSupportOverview') },
  )
  return (queues) =>
    (data?.waiting ?? [])
      .filter(({ what }) => queues.includes(what))
      .reduce((sum, { count }) => sum + count, 0)
}
