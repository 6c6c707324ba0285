import { refuse } from '../../core/refusal.ts'

/** Answered instead of an empty page, because we do not know whether there are items (contract A3). */
export const silent = {
  ...refuse(503, { detail: 'Our partner does not answer at the moment.' }),
  headers: { 'retry-after': '10' },
}
