import { refuse } from '../../core/refusal.ts'

export const reasonMissing = refuse(400, { reason: ['This field is required.'] })
