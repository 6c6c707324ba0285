import type { ListingValues } from './listing-values.ts'
import { fieldOf } from './listing-fields.ts'

const aYear = /(?<!\d)(19|20)\d{2}(?!\d)/

/**
 * What is changed, with the title that a chosen year makes: buyers look for `2014 Toyota Vitz`. A title that names a year
 * of its own is left alone, unless it is the one that was chosen before.
 */
export function withTitleOfYear(
  { pTitle, sYear }: ListingValues,
  part: Partial<ListingValues>,
): Partial<ListingValues> {
  const { sYear: year } = part
  if (year === undefined || year === '' || 'pTitle' in part || pTitle.trim() === '') return part
  const isOfOldYear = sYear !== '' && pTitle.startsWith(`${sYear} `)
  if (!isOfOldYear && aYear.test(pTitle)) return part
  const title = `${year} ${isOfOldYear ? pTitle.slice(sYear.length + 1) : pTitle}`
  return title.length > (fieldOf('pTitle').longest ?? 0) ? part : { ...part, pTitle: title }
}
