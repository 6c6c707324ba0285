import type { Translate } from '@bandari/i18n'
import type { Format } from '@bandari/i18n/format'
import { makeName } from '../shared/vehicles/make-name.ts'
import { type VehicleQuery, vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import {
  type Facets,
  type LabelContext,
  mileageLabel,
  valueLabel,
  yearLabel,
} from './filter-labels.ts'
import { dollars, priceIn } from './price-bands.ts'
import {
  type LandedFilter,
  readFilters,
  valueFilters,
  type VehicleFilters,
  writeFilters,
} from './vehicle-filters.ts'

/** A filter that is applied, and the search without it. */
export interface AppliedFilter {
  label: string
  href: string
}

/** Everything that narrows the search except its class, which is the place being searched. */
export function appliedFilters(
  context: LabelContext,
  query: VehicleQuery,
  facets: Facets | undefined,
): AppliedFilter[] {
  const { t, format } = context
  const { make, model, min, max } = query
  const filters = readFilters(query.filters)
  const { year, mileage, values, words, landed } = filters
  const without = (change: Partial<VehicleQuery>) => vehiclesPath({ ...query, page: 1, ...change })
  const withFilters = (change: Partial<VehicleFilters>) =>
    without({ filters: writeFilters({ ...filters, ...change }) })
  const applied: AppliedFilter[] = []
  const add = (label: string, href: string) => applied.push({ label, href })
  if (words !== '') add(t('search.quoted', { words }), withFilters({ words: '' }))
  if (make !== null) add(makeName(make), without({ make: null, model: null }))
  if (model !== null) add(makeName(model), without({ model: null }))
  if (min > 0 || max > 0) add(priceLabel(t, query, format), without({ min: 0, max: 0 }))
  if (year.from || year.to) add(yearLabel(t, year), withFilters({ year: { from: 0, to: 0 } }))
  if (mileage.from || mileage.to) {
    add(mileageLabel(t, mileage, format), withFilters({ mileage: { from: 0, to: 0 } }))
  }
  const withLanded = (change: Partial<LandedFilter>) =>
    withFilters({ landed: { ...landed, ...change } })
  if (landed.mayImport) add(t('search.mayBeImported'), withLanded({ mayImport: false }))
  if (landed.budget > 0) {
    const most = dollars(landed.budget, format)
    add(t('search.atDoorUpTo', { most }), withLanded({ budget: 0 }))
  }
  for (const name of valueFilters) {
    for (const slug of values[name]) {
      const label = facets?.[name].find(({ value }) => value === slug)?.label
      const rest = values[name].filter((other) => other !== slug)
      add(
        valueLabel(context, name, slug, label),
        withFilters({ values: { ...values, [name]: rest } }),
      )
    }
  }
  return applied
}

function priceLabel(t: Translate, { market, min, max }: VehicleQuery, format: Format): string {
  const prices = { from: priceIn(market, min, format), to: priceIn(market, max, format) }
  if (min > 0 && max > 0) return t('search.between', prices)
  return max > 0 ? t('search.upTo', prices) : t('search.above', prices)
}

/** The search without any of them; class and sort stay, and in Kenya the make. */
export function clearedPath({ market, class: ofClass, make, sort }: VehicleQuery): string {
  return market === 'local'
    ? vehiclesPath({ market, class: null, make })
    : vehiclesPath({ class: ofClass, sort })
}
