import type { FilterName } from './filters.ts'

/** The filters that a count leaves out: none, one, all but make and model, or every filter. */
export type Excluding = FilterName | '' | 'others' | 'all'

/** A model belongs to its make, so leaving out the make also leaves out the model. */
export function isExcluded(filter: FilterName, excluding: Excluding): boolean {
  // The class and the destination say where to look, so they are not filters.
  if (filter === 'class' || filter === 'landed') return false
  if (excluding === 'all') return true
  if (excluding === 'others') return filter !== 'make' && filter !== 'model'
  return filter === excluding || (excluding === 'make' && filter === 'model')
}

/** What a search is narrowed by, each once. */
export function activeFilters(clauses: readonly { filter: FilterName }[]): FilterName[] {
  const filters = new Set(clauses.map(({ filter }) => filter))
  return [...filters].filter((filter) => isExcluded(filter, 'all'))
}

/** The ways to widen a search: without each filter, with make and model alone where others are set, and with nothing. */
export function widerThan(active: readonly FilterName[]): Excluding[] {
  const hasOthers = active.some((filter) => isExcluded(filter, 'others'))
  return [
    ...active,
    ...(active.includes('make') && hasOthers ? (['others'] as const) : []),
    ...(active.length > 0 ? (['all'] as const) : []),
  ]
}
