import type { Operations } from '../../core/contract.ts'
import { createContentPreview } from './create-content-preview.ts'
import { getShopClock } from './get-shop-clock.ts'
import { listContentVersions } from './list-content-versions.ts'
import { restoreContentVersion } from './restore-content-version.ts'

export const content = {
  createContentPreview,
  getShopClock,
  listContentVersions,
  restoreContentVersion,
} satisfies Partial<Operations>
