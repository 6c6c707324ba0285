import type { Operations } from '../../core/contract.ts'
import { recordSearch } from './record-search.ts'
import { searchItems } from './search-items.ts'

export const partnerItems = {
  recordSearch,
  searchItems,
} satisfies Partial<Operations>
