import { refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'

export const reasonMissing = refuse(400, fieldErrors({ reason: ['required'] }))
