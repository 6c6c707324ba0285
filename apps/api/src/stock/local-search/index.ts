import type { Operations } from '../../core/contract.ts'
import { searchKenyaProducts } from './search-kenya-products.ts'

export const localSearch = {
  searchKenyaProducts,
} satisfies Partial<Operations>
