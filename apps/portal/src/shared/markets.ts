import type { CreateProductRequest } from '@bandari/sdk'
import type { Permissions } from '../providers/auth-provider.ts'
import { sells } from '../providers/sells.ts'

/** The market of a listing: Kenya, export, or export from own stock. */
export type Market = 'ke' | 'export' | 'house'

/** May list own stock. */
export function sellsOwnStock({ staffRole }: Pick<Permissions, 'staffRole'>): boolean {
  return staffRole === 'support' || staffRole === 'admin'
}

/** Where somebody may list; the API refuses by itself. */
export function marketsOf(permissions: Permissions | undefined): Market[] {
  if (!permissions) return []
  const isSeller = sells(permissions, 'list')
  return [
    ...(isSeller ? (['ke'] as const) : []),
    ...(isSeller && permissions.mayListExport ? (['export'] as const) : []),
    ...(sellsOwnStock(permissions) ? (['house'] as const) : []),
  ]
}

/** The API's name for it. */
export const wireMarkets = {
  ke: { region: 'ke', owner: 'self' },
  export: { region: 'export', owner: 'self' },
  house: { region: 'export', owner: 'house' },
} as const satisfies Record<Market, Pick<CreateProductRequest, 'region' | 'owner'>>
