import type { Operations } from '../../core/contract.ts'
import { promptMpesa } from './prompt-mpesa.ts'

export const mpesa = { promptMpesa } satisfies Partial<Operations>
