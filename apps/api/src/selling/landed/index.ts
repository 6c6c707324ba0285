import type { Operations } from '../../core/contract.ts'
import { getImportRules } from './get-import-rules.ts'
import { getLandedPrice } from './get-landed-price.ts'
import { listImportDestinations } from './list-import-destinations.ts'

export const landed = {
  getImportRules,
  getLandedPrice,
  listImportDestinations,
} satisfies Partial<Operations>
