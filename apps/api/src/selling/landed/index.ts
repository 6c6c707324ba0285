import type { Operations } from '../../core/contract.ts'
import { getLandedPrice } from './get-landed-price.ts'

export const landed = { getLandedPrice } satisfies Partial<Operations>
