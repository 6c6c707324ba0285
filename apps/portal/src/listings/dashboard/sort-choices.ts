import type { TableState } from './table-state.ts'

type Sorting = Pick<TableState, 'sort' | 'order'>

/** What the headings of the grid do, for the cards of a phone. */
const choices: readonly (Sorting & { label: string })[] = [
  { sort: 'date_created', order: 'desc', label: 'Newest first' },
  { sort: 'date_created', order: 'asc', label: 'Oldest first' },
  { sort: 'date_updated', order: 'desc', label: 'Last edited first' },
  { sort: 'prod_name', order: 'asc', label: 'Name, A to Z' },
  { sort: 'prod_price', order: 'asc', label: 'Price, lowest first' },
  { sort: 'prod_price', order: 'desc', label: 'Price, highest first' },
  { sort: 'prod_live', order: 'asc', label: 'Drafts first' },
  { sort: 'prod_id', order: 'asc', label: 'Vehicle ID' },
]

const valueOf = ({ sort, order }: Sorting) => `${sort} ${order}`

export const sortChoices = choices.map((choice) => ({
  value: valueOf(choice),
  label: choice.label,
}))

/** The choice that an address names; empty for an order that only the grid offers. */
export function sortValue(sorting: Sorting): string {
  const value = valueOf(sorting)
  return sortChoices.some((choice) => choice.value === value) ? value : ''
}

export function sortingOf(value: string): Sorting | null {
  const found = choices.find((choice) => valueOf(choice) === value)
  return found ? { sort: found.sort, order: found.order } : null
}
