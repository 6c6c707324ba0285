import type { Permissions } from '../providers/auth-provider.ts'
import { useOperation } from '../providers/use-operation.ts'
import { approvedSellers } from './audiences.ts'

const aMinute = 60_000

/** How many orders of their listings wait for a seller; 0 until it is known. */
export function useSellersOrders(permissions: Permissions | undefined): number {
  const { data } = useOperation(
    'listVendorOrders',
    { query: { per_page: 1, waits: true } },
    { refetchInterval: aMinute, enabled: approvedSellers(permissions) },
  )
  return data?.waiting ?? 0
}
