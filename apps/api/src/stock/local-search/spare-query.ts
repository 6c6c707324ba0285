import type { Call } from '../../core/contract.ts'
import type { Vehicle } from '../fitment/fit-verdict.ts'
import { codeOf, codesIn } from '../catalogue/text/codes.ts'
import { spareWords } from './spare-words.ts'
import type { SpareFilters, SpareSort } from './spares.store.ts'

type Query = Pick<
  Call<'searchKenyaProducts'>['query'],
  'search' | 'place' | 'condition' | 'price__range' | 'ordering' | 'fits'
>

const sorts: Readonly<Record<string, SpareSort>> = {
  '-date_created': 'newest',
  price: 'cheapest',
  '-price': 'dearest',
}

/** What a query asks of a branch of the tree; null where that is the whole branch, newest first. */
export function readSpareQuery(
  query: Query,
  vehicle: Vehicle | null,
): (Omit<SpareFilters, 'conditions'> & { slugs: readonly string[]; sort: SpareSort }) | null {
  const { search = '', condition = '', ordering = '', fits } = query
  const place = query.place?.trim() || null
  const slugs = condition.split(',').filter((slug) => slug !== '')
  const prices = readPrices(query.price__range ?? '')
  const sort = sorts[ordering] ?? 'newest'
  const words = spareWords(search)
  // A text of signs alone has no words, and finds nothing.
  const lexemes = search.trim() !== '' && words.length === 0 ? [''] : words
  const number = codeOf(search)
  const code = codesIn(search).some((one) => one.code === number) ? number : null
  const asked = [...lexemes, ...slugs, prices, place, fits].filter((one) => one != null)
  if (asked.length === 0 && sort === 'newest') return null
  return { lexemes, code, place, prices, slugs, fits: fits === undefined ? null : vehicle, sort }
}

/** `{min}__{max}` in shillings; an empty or zero maximum is no maximum. The contract has checked its form. */
function readPrices(text: string): SpareFilters['prices'] {
  const [min = '', max = ''] = text.split('__')
  const [from, to] = [Number(min) * 100, Number(max) * 100]
  if (from === 0 && to === 0) return null
  return { from, to: to === 0 ? Number.MAX_SAFE_INTEGER : to }
}
