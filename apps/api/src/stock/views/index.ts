import type { Operations } from '../../core/contract.ts'
import { recordShare } from './record-share.ts'

export const views = { recordShare } satisfies Partial<Operations>
