import type { Translator } from '@bandari/i18n'
import { useTranslator } from '@bandari/i18n/react'
import { buttonClass, EmptyState } from '@bandari/ui'
import { SearchX } from 'lucide-react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { categoryName } from '../shared/vehicles/category-name.ts'
import { withVehicle } from '../shared/fitting/vehicle-choice.ts'
import { makeName } from '../shared/vehicles/make-name.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { CatalogueQuery } from './catalogue-query.ts'
import { writeSpareFilters } from './spare-filters.ts'
import css from './SparesCataloguePage.module.css'

/** Empty, with a next step: widen the search, or ask an agent for the part. */
export function NothingFound({ query }: { query: CatalogueQuery }) {
  const translator = useTranslator()
  const { t } = translator
  const { make } = query
  const category = categoryName(translator, query.text)
  const keyword = make === null ? category : t('spares.keyword', { category, make: makeName(make) })
  const wider = widerThan(translator, query)
  return (
    <EmptyState
      title={t('shared.nothingFound', { keyword })}
      icon={<SearchX size={32} />}
      action={
        <div className={css.actions}>
          <AppLink className={buttonClass()} href={paths.partsRequest(keyword)}>
            {t('spares.request')}
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={wider.href}>
            {wider.label}
          </AppLink>
        </div>
      }
    >
      {t(query.onlyFitting ? 'spares.nobodyFits' : 'spares.nobodyOffers')}
    </EmptyState>
  )
}

function widerThan(translator: Translator, query: CatalogueQuery) {
  const { t } = translator
  const { trail, make, page, vehicle, onlyFitting, filters } = query
  const above = trail?.at(-2)?.text ?? null
  const own = trail?.at(-1)?.text ?? null
  const keep = (address: string) => withVehicle(address, { vehicle, onlyFitting })
  if (page > 1) return { label: t('spares.firstPage'), href: keep(paths.parts(own, { make })) }
  if (onlyFitting) {
    const href = withVehicle(paths.parts(own, { make }), { vehicle })
    return { label: t('spares.showAll'), href }
  }
  if (Object.keys(writeSpareFilters(filters)).length > 0)
    return { label: t('spares.withoutFilters'), href: keep(paths.parts(own, { make })) }
  if (make !== null) return { label: t('spares.ofAnyMake'), href: keep(paths.parts(own)) }
  const label =
    above === null
      ? t('spares.all')
      : t('spares.allOf', { category: categoryName(translator, above) })
  return { label, href: keep(paths.parts(above)) }
}
