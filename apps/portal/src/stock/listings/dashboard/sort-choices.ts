import type { PlainMessageId } from '@bandari/i18n'
import { t } from '../../../language/translator.ts'
import type { TableState } from './table-state.ts'

type Sorting = Pick<TableState, 'sort' | 'order'>

/** What the headings of the grid do, for the cards of a phone. */
const choices: readonly (Sorting & { label: PlainMessageId })[] = [
  { sort: 'date_created', order: 'desc', label: 'portalListings.order.newest' },
  { sort: 'date_created', order: 'asc', label: 'portalListings.order.oldest' },
  { sort: 'date_updated', order: 'desc', label: 'portalListings.order.edited' },
  { sort: 'prod_name', order: 'asc', label: 'portalListings.order.name' },
  { sort: 'prod_price', order: 'asc', label: 'portalListings.order.lowest' },
  { sort: 'prod_price', order: 'desc', label: 'portalListings.order.highest' },
  { sort: 'prod_live', order: 'asc', label: 'portalListings.order.drafts' },
  { sort: 'prod_id', order: 'asc', label: 'portalListings.id' },
]

const valueOf = ({ sort, order }: Sorting) => `${sort} ${order}`

export function sortChoices() {
  return choices.map((choice) => ({ value: valueOf(choice), label: t(choice.label) }))
}

/** The choice that an address names; empty for an order that only the grid offers. */
export function sortValue(sorting: Sorting): string {
  const value = valueOf(sorting)
  return choices.some((choice) => valueOf(choice) === value) ? value : ''
}

export function sortingOf(value: string): Sorting | null {
  const found = choices.find((choice) => valueOf(choice) === value)
  return found ? { sort: found.sort, order: found.order } : null
}
