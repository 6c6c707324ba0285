import type { Operations } from '../../core/contract.ts'
import { listProductCards } from './list-product-cards.ts'

export const productCards = { listProductCards } satisfies Partial<Operations>
