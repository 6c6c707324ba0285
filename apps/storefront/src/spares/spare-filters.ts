import type { PlainMessageId } from '@bandari/i18n'
import type { LocalSearch } from '../api/catalogue.ts'

/** The orders of the list of spares; the first is the list's own. */
export const spareSorts = [
  { by: '', ordering: null, label: 'spares.newest' },
  { by: 'cheapest', ordering: 'price', label: 'spares.cheapest' },
  { by: 'dearest', ordering: '-price', label: 'spares.dearest' },
] as const satisfies readonly SortRow[]

interface SortRow {
  by: string
  ordering: 'price' | '-price' | null
  label: PlainMessageId
}

/** What narrows the list of spares, and its order. */
export interface SpareFilters {
  words: string
  /** A town; empty for any. */
  place: string
  /** Slug; empty for any. */
  condition: string
  /** Shillings; 0 for no bound. */
  min: number
  max: number
  by: (typeof spareSorts)[number]['by']
}

export const noSpareFilters: SpareFilters = {
  words: '',
  place: '',
  condition: '',
  min: 0,
  max: 0,
  by: '',
}

const longestWords = 255
const longestPlace = 64

/** From an address, or from a form of a browser without JavaScript; unreadable values are left out. */
export function readSpareFilters(search: URLSearchParams): SpareFilters {
  const said = (name: string) => (search.get(name) ?? '').trim()
  const amount = (name: string) => (/^\d{1,9}$/.test(said(name)) ? Number(said(name)) : 0)
  const [min, max] = [amount('min'), amount('max')]
  return {
    words: said('words').slice(0, longestWords),
    place: said('place').slice(0, longestPlace),
    condition: /^[a-z0-9]+(-[a-z0-9]+)*$/.test(said('condition')) ? said('condition') : '',
    ...(max !== 0 && max < min ? { min: max, max: min } : { min, max }),
    by: spareSorts.find(({ by }) => by === said('by'))?.by ?? '',
  }
}

/** Only what is asked for, as an address names it. */
export function writeSpareFilters({ words, place, condition, min, max, by }: SpareFilters) {
  const all = { words, place, condition, min: min || '', max: max || '', by }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])),
  )
}

export function spareFiltersCall({ words, place, condition, min, max, by }: SpareFilters) {
  const call: Pick<LocalSearch, 'search' | 'place' | 'condition' | 'price__range' | 'ordering'> = {}
  const ordering = spareSorts.find((sort) => sort.by === by)?.ordering
  if (words !== '') call.search = words
  if (place !== '') call.place = place
  if (condition !== '') call.condition = condition
  if (min > 0 || max > 0) call.price__range = `${min || ''}__${max || ''}`
  if (ordering) call.ordering = ordering
  return call
}
