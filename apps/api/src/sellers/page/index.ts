import type { Operations } from '../../core/contract.ts'
import { getSeller } from './get-seller.ts'
import { listSellerProducts } from './list-seller-products.ts'

export const sellerPage = { getSeller, listSellerProducts } satisfies Partial<Operations>
