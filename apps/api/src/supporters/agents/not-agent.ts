import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'

/** The refusal for an account that has not joined the programme. */
export const notAgent = refuse(403, detail('not_an_agent'))
