import { refuse } from '../../core/refusal.ts'

/** Said instead of an empty page: nobody knows whether there is anything (contract A3). */
export const silent = {
  ...refuse(503, { detail: 'Our partner does not answer at the moment.' }),
  headers: { 'retry-after': '10' },
}
