import type { PlainMessageId } from '@bandari/i18n'
import type { VehicleQuery } from '../shared/addresses/vehicle-query.ts'

/**
 * The orders of the vehicle search. A row is a choice of the page: `key` is the form's value, `by` is added to the address next
 * to the specified segment for the direction (buyer spec §2), `ordering` in the call.
 */
interface SortRow {
  key: string
  /** Null for what an address needs not name. */
  by: 'recommended' | 'door' | 'date' | 'year' | 'mileage' | null
  ordering: 'recommended' | 'price' | 'landed' | 'date_created' | 'year' | 'mileage'
  direction: 'recommended' | 'ascending' | 'descending'
  label: PlainMessageId | 'search.ascendingAtDoor' | 'search.descendingAtDoor'
}

export const sorts = [
  // By the best match where words were typed; in Kenya the newest first, which is its list without a wish (buyer spec §2).
  {
    key: '*',
    by: null,
    ordering: 'recommended',
    direction: 'recommended',
    label: 'search.recommended',
  },
  // In Kenya alone.
  {
    key: 'r0',
    by: 'recommended',
    ordering: 'recommended',
    direction: 'ascending',
    label: 'search.recommended',
  },
  { key: '0', by: null, ordering: 'price', direction: 'ascending', label: 'search.ascending' },
  { key: '1', by: null, ordering: 'price', direction: 'descending', label: 'search.descending' },
  {
    key: 'd0',
    by: 'door',
    ordering: 'landed',
    direction: 'ascending',
    label: 'search.ascendingAtDoor',
  },
  {
    key: 'd1',
    by: 'door',
    ordering: 'landed',
    direction: 'descending',
    label: 'search.descendingAtDoor',
  },
  {
    key: 'n1',
    by: 'date',
    ordering: 'date_created',
    direction: 'descending',
    label: 'search.newest',
  },
  { key: 'y1', by: 'year', ordering: 'year', direction: 'descending', label: 'search.newestYear' },
  {
    key: 'm0',
    by: 'mileage',
    ordering: 'mileage',
    direction: 'ascending',
    label: 'search.lowestMileage',
  },
] as const satisfies readonly SortRow[]

export type Sort = (typeof sorts)[number]

/** What the vehicles are put in order by; `null` are their prices, or what is recommended. */
export type SortBy = Sort['by']

/** What a market offers; by landed prices where there is a place for them. */
export function sortsOf(market: VehicleQuery['market'], place: string | null): Sort[] {
  const hidden = market === 'local' ? ['door', 'date'] : ['recommended']
  return sorts.filter(
    ({ by }) => by === null || !(hidden.includes(by) || (by === 'door' && place === null)),
  )
}

/** Reads an address, or a form without JavaScript, whose choice also names the direction. */
export function readSortBy(fields: URLSearchParams): SortBy {
  const [by, key] = [fields.get('by'), fields.get('sorted')]
  const chosen = sorts.find((sort) => (key === null ? sort.by === by : sort.key === key))
  return chosen?.by ?? null
}
