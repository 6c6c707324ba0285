import { inLanguage, offeredLanguages } from '@bandari/i18n'
import { parsePublicAddress } from '../../platform/public-fetch/public-address.ts'
import type { ProductClass } from '../../stock/tables.ts'
import type { IndexNowFailure } from './tables.ts'

/** The rules of IndexNow (indexnow.org/documentation). */

/** The most addresses of one call. */
const mostUrls = 10_000

/** Each page has an address in each language. */
export const mostChanges = Math.floor(mostUrls / offeredLanguages.length)

interface ChangedPage {
  product_id: number
  class: ProductClass
}

/** The addresses of the pages, each once. */
export function changedUrls(origin: string, changes: readonly ChangedPage[]): string[] {
  const paths = changes.map(({ product_id: id, class: kind }) =>
    kind === 'parts' ? `/details/${id}/parts` : `/details/${id}`,
  )
  return [...new Set(paths)].flatMap((path) =>
    offeredLanguages.map((language) => `${origin}${inLanguage(path, language)}`),
  )
}

/** Search engines reach no other: what a test or a preview of the shop changes is no news of the shop. */
export function isPublicOrigin(origin: string): boolean {
  return origin.startsWith('https://') && parsePublicAddress(origin, { loopback: false }) !== null
}

/** Null where the call was taken: 202 is taken with the key yet to be checked. */
export function failureOf(status: number | null): IndexNowFailure | null {
  if (status === 200 || status === 202) return null
  if (status === 429) return 'busy'
  return status === null || status >= 500 ? 'unreachable' : 'refused'
}

const firstWait = 5
const longestWait = 6 * 60

/** Minutes until the next try after so many failures in a row. */
export function minutesToWait(failures: number): number {
  return Math.min(firstWait * 2 ** (failures - 1), longestWait)
}
