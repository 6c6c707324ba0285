import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'

/** Answered instead of an empty page, because we do not know whether there are items (contract A3). */
export const silent = {
  ...refuse(503, detail('partner_silent')),
  headers: { 'retry-after': '10' },
}
