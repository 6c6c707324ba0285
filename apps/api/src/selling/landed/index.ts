import type { Operations } from '../../core/contract.ts'
import { getImportRules } from './get-import-rules.ts'
import { getLandedPrice } from './get-landed-price.ts'
import { listImportDestinations } from './list-import-destinations.ts'
import { listSupportImportRules } from './staff/list-support-import-rules.ts'

export const landed = {
  getImportRules,
  getLandedPrice,
  listImportDestinations,
  listSupportImportRules,
} satisfies Partial<Operations>
