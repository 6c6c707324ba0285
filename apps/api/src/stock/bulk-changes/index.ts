import type { Operations } from '../../core/contract.ts'
import { changeListings } from './change-listings.ts'
import { previewBulkChange } from './preview-bulk-change.ts'
import { undoBulkChange } from './undo-bulk-change.ts'

export const bulkChanges = {
  changeListings,
  previewBulkChange,
  undoBulkChange,
} satisfies Partial<Operations>
