import { refuse } from '../../core/refusal.ts'

/** The refusal for an account that has not joined the programme. */
export const notAgent = refuse(403, { detail: 'You have not joined the seller programme.' })
