import type { ListingValues } from './listing-values.ts'
import { fieldOf } from './listing-fields.ts'

const aYear = /(?<!\d)(19|20)\d{2}(?!\d)/

/** Buyers look for `2014 Toyota Vitz`: the year is typed once, in the title or in its own field. */
export function withYear(
  before: ListingValues,
  part: Partial<ListingValues>,
): Partial<ListingValues> {
  return 'pTitle' in part ? withYearOfTitle(before, part) : withTitleOfYear(before, part)
}

/**
 * What is changed, with the title that a chosen year makes. A title that names a year of its own is left alone, unless it
 * is the one that was chosen before.
 */
function withTitleOfYear(
  { pTitle, sYear }: ListingValues,
  part: Partial<ListingValues>,
): Partial<ListingValues> {
  const { sYear: year } = part
  if (year === undefined || year === '' || pTitle.trim() === '') return part
  const isOfOldYear = sYear !== '' && pTitle.startsWith(`${sYear} `)
  if (!isOfOldYear && aYear.test(pTitle)) return part
  const title = `${year} ${isOfOldYear ? pTitle.slice(sYear.length + 1) : pTitle}`
  return title.length > (fieldOf('pTitle').longest ?? 0) ? part : { ...part, pTitle: title }
}

/** A year with which a title begins is the vehicle's, unless another was chosen. */
function withYearOfTitle(
  { pTitle, sYear }: ListingValues,
  part: Partial<ListingValues>,
): Partial<ListingValues> {
  const year = leadingYear(part.pTitle ?? '')
  if (year === null || 'sYear' in part) return part
  return sYear === '' || sYear === leadingYear(pTitle) ? { ...part, sYear: year } : part
}

/** `2014 Toyota` → 2014; the space says that the number is typed to its end. */
function leadingYear(title: string): string | null {
  return /^((?:19|20)\d{2})\s/.exec(title)?.[1] ?? null
}
