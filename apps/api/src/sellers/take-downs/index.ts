import type { Operations } from '../../core/contract.ts'
import { previewTakeDown } from './preview-take-down.ts'

export const takeDowns = { previewTakeDown } satisfies Partial<Operations>
