import { type ItemSort, itemsPath, longestQuery } from '../shared/addresses/item-query.ts'
import { inOrder } from '../shared/addresses/vehicle-query.ts'

const sorts: readonly (string | undefined)[] = ['a', 'd'] satisfies ItemSort[]

/**
 * Where a form leads, by its fields alone: so does the browser's own GET /partner-one-search?… without
 * JavaScript. Null while nothing is searched for.
 */
export function pathOfItemForm(fields: URLSearchParams): string | null {
  const q = (fields.get('q') ?? '').trim().slice(0, longestQuery)
  if (q === '') return null
  const type = fields.get('type') ?? ''
  // The button that was pressed comes after the sort that the form was made with.
  const sort = fields.getAll('sort').at(-1)
  return itemsPath({
    q,
    ...inOrder(wholeNumber(fields.get('min')), wholeNumber(fields.get('max'))),
    sort: sorts.includes(sort) ? (sort as ItemSort) : 'b',
    type: /^[a-z0-9-]{1,64}$/.test(type) ? type : null,
  })
}

function wholeNumber(text: string | null): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
}
