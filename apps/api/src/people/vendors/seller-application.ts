import type { SellerApplication } from '@bandari/sdk'
import type { Database } from '../../platform/db/database.ts'
import { findApplication } from './application.store.ts'

export async function applicationOf(db: Database, accountId: number): Promise<SellerApplication> {
  const row = await findApplication(db, accountId)
  const { seller_status, applied_at, action, decided_at, reason } = row
  const isRefused = seller_status === 'none' && action === 'refuse-vendor'
  const isExplained = isRefused || seller_status === 'suspended'
  return {
    seller_status,
    applied_at: applied_at?.toISOString() ?? null,
    refused: isRefused,
    decided_at: (isExplained && decided_at?.toISOString()) || null,
    reason: isExplained ? reason : null,
    may_apply: seller_status === 'none' && applied_at !== null,
  }
}
