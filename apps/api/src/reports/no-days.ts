import { fieldErrors } from '../core/field-problems.ts'
import { refuse } from '../core/refusal.ts'

/** The days of a custom period are missing, turned round or too many. */
export const noDays = refuse(400, fieldErrors({ from: ['report_days'] }))
