import type { SortPayload } from 'react-admin'
import { t } from '../../language/translator.ts'

export type Filter = Readonly<Record<string, unknown>>

/** What a list shows, under a name. */
export interface ListView {
  name: string
  filter: Filter
  /** Left out where any order will do. */
  sort?: SortPayload
  /** Of a list whose columns may be chosen: those that are not shown; null for the usual ones. */
  hidden?: readonly string[] | null
}

/** What the list shows now. */
export type Shown = Pick<ListView, 'filter' | 'hidden'> & { sort: SortPayload }

/** Whether a view is what the list shows; what a view leaves out may be anything. */
export function isShown(view: Omit<ListView, 'name'>, shown: Shown): boolean {
  const { filter, sort, hidden } = view
  return (
    written(filter) === written(shown.filter) &&
    (!sort || (sort.field === shown.sort.field && sort.order === shown.sort.order)) &&
    (hidden === undefined || String(hidden?.toSorted()) === String(shown.hidden?.toSorted()))
  )
}

/** In any order; an empty value asks for nothing. */
function written(filter: Filter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined)
  return JSON.stringify(given.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** As it is kept on the account. */
export function queryOf({ filter, sort, hidden }: Shown): string {
  return JSON.stringify({ filter, sort, ...(hidden !== undefined && { hidden }) })
}

/**
 * Where a page shows a view of it, as it is kept. Which columns of a list are hidden is the browser's. Pages that are no
 * list of staff keep what their address has.
 */
export function addressOf(path: string, kept: string): string {
  if (!kept.startsWith('{')) return `${path}?${kept}`
  const { filter, sort } = viewOf('', kept)
  const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]))
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(shown),
    ...(sort && { sort: sort.field, order: sort.order }),
  })
  return `${path}?${query}`
}

/** A view may be of an older release; what cannot be read asks for nothing. */
export function viewOf(name: string, query: string): ListView {
  const kept = readObject(query)
  // The first ones were a filter alone.
  if (!isObject(kept['filter'])) return { name, filter: kept }
  const { filter, sort, hidden } = kept
  return {
    name,
    filter: { ...filter },
    ...(isSort(sort) && { sort }),
    ...((hidden === null || isTexts(hidden)) && { hidden }),
  }
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSort(value: unknown): value is SortPayload {
  return (
    isObject(value) &&
    'field' in value &&
    typeof value.field === 'string' &&
    'order' in value &&
    (value.order === 'ASC' || value.order === 'DESC')
  )
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

/** What is wrong with the name of a view, or null. */
export function validateName(name: string, taken: readonly { name: string }[]): string | null {
  const wanted = name.trim().toLowerCase()
  if (wanted === '') return t('staff.views.nameMissing')
  const isTaken = taken.some((view) => view.name.toLowerCase() === wanted)
  return isTaken ? t('staff.views.nameTaken') : null
}
