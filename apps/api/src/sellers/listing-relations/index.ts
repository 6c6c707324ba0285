import type { Operations } from '../../core/contract.ts'
import { getListingRelations } from './get-listing-relations.ts'

export const listingRelations = { getListingRelations } satisfies Partial<Operations>
