import { useTranslate } from '@bandari/i18n/react'
import { buttonClass, EmptyState } from '@bandari/ui'
import { SearchX } from 'lucide-react'
import { AppLink } from '../shared/AppLink.tsx'
import { withVehicle } from '../shared/fitting/vehicle-choice.ts'
import { makeName } from '../shared/make-name.ts'
import { paths } from '../shared/paths.ts'
import type { CatalogueQuery } from './catalogue-query.ts'
import css from './SparesCataloguePage.module.css'

/** Empty, with a next step: widen the search, or ask an agent for the part. */
export function NothingFound({ query }: { query: CatalogueQuery }) {
  const t = useTranslate()
  const { text, make } = query
  const keyword = make === null ? text : `${text} ${makeName(make)}`
  const wider = widerThan(query)
  return (
    <EmptyState
      title={t('shared.nothingFound', { keyword })}
      icon={<SearchX size={32} />}
      action={
        <div className={css.actions}>
          <AppLink className={buttonClass()} href={paths.partsRequest(keyword)}>
            Request this part
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={wider.href}>
            {wider.label}
          </AppLink>
        </div>
      }
    >
      {query.onlyFitting
        ? 'Nobody says that one fits your vehicle. Tell us what you need: an agent will be in touch within 12 hours.'
        : 'Nobody offers it today. Tell us what you need: an agent will be in touch within 12 hours.'}
    </EmptyState>
  )
}

function widerThan({ trail, make, page, vehicle, onlyFitting }: CatalogueQuery) {
  const above = trail?.at(-2)?.text ?? null
  const own = trail?.at(-1)?.text ?? null
  const keep = (address: string) => withVehicle(address, { vehicle, onlyFitting })
  if (page > 1) return { label: 'Go to the first page', href: keep(paths.parts(own, { make })) }
  if (onlyFitting) {
    const href = withVehicle(paths.parts(own, { make }), { vehicle })
    return { label: 'Show all parts', href }
  }
  if (make !== null) return { label: 'Parts of any make', href: keep(paths.parts(own)) }
  const label = above === null ? 'All auto spares' : `All of ${above}`
  return { label, href: keep(paths.parts(above)) }
}
