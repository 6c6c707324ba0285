import { slugOf } from '../../stock/catalogue/filters/filters.ts'
import type { CarRow } from './car-entries.store.ts'
import type { Entry } from './sitemap.ts'

/** An average of fewer says little: a model of fewer is named once, and not in twenty countries. */
const leastInCountries = 5

/** The canonical addresses of what `CarRow` names, everywhere and in each country, as `carsPath` of the storefront writes them. */
export function carPages(rows: readonly CarRow[], countries: readonly string[]): Entry[] {
  const latest = new Map<string, Date>()
  for (const { modified, count, ...row } of rows) {
    const isFew = row.model !== null && count < leastInCountries
    for (const country of [null, ...(isFew ? [] : countries)]) {
      const path = pathOf(row, country)
      const known = latest.get(path)
      // Spellings of a body share its page.
      if (!known || known < modified) latest.set(path, modified)
    }
  }
  return [...latest].map(([path, modified]) => ({ path, modified }))
}

function pathOf(
  { make, model, body }: Pick<CarRow, 'make' | 'model' | 'body'>,
  country: string | null,
): string {
  const about = body === null ? [make, model] : ['body', slugOf(body)]
  const isWhole = body !== null || model !== null
  const place = country === null ? [] : isWhole ? [country] : ['in', country]
  return ['/cars', ...about, ...place].filter((segment) => segment !== null).join('/')
}
