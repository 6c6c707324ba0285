import type { Operations } from '../../core/contract.ts'
import { getIndexNow } from './get-index-now.ts'

export const indexNow = { getIndexNow } satisfies Partial<Operations>
