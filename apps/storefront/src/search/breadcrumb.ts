import type { Translate } from '@bandari/i18n'
import type { Breadcrumb } from '@bandari/ui'
import { makeName } from '../shared/vehicles/make-name.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { VehicleQuery } from '../shared/addresses/vehicle-query.ts'

const classes = { cars: 'shell.cars', commercial: 'shell.commercialVehicles' } as const

export function className(t: Translate, query: Pick<VehicleQuery, 'class'>): string {
  return t(query.class === null ? 'search.allVehicles' : classes[query.class])
}

/** `Toyota Vitz`, `Commercial vehicles`. */
export function searchName(t: Translate, query: VehicleQuery): string {
  const { make, model } = query
  if (make === null && model === null) return className(t, query)
  return [make, model].flatMap((slug) => (slug === null ? [] : makeName(slug))).join(' ')
}

/**
 * Home > class > make > model. The class resets page, prices, make and model; the make resets the
 * model, and the page, which another number of results may not have; both keep the rest (buyer spec §2) and the filters of the query string. The last is the present page.
 */
export function breadcrumb(t: Translate, query: VehicleQuery): Breadcrumb[] {
  const { make, model, sort, filters } = query
  const trail = [
    { label: t('shell.home'), href: paths.home() },
    { label: className(t, query), href: paths.vehicles({ class: query.class, sort, filters }) },
  ]
  if (make !== null) {
    trail.push({ label: makeName(make), href: paths.vehicles({ ...query, page: 1, model: null }) })
  }
  if (model !== null) trail.push({ label: makeName(model), href: paths.vehicles(query) })
  return trail.map(({ label, href }, index) =>
    index === trail.length - 1 ? { label } : { label, href },
  )
}
