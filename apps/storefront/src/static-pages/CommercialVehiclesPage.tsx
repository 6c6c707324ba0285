import { Rich, useFormat, useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { catalogueApi, useListFewVehiclesQuery, type VehicleSearch } from '../api/catalogue.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { InfoPage, InfoSection } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { VehicleRow } from '../shared/vehicles/VehicleRow.tsx'
import css from './CommercialVehiclesPage.module.css'
import { Points } from './Points.tsx'

/** USD; from the results filter's list (buyer spec §9). */
const budgets = [10_000, 20_000, 40_000] as const

const searchUpTo = (max: number): VehicleSearch => ({
  page: '1',
  ordering: '-price',
  class: 'commercial',
  price__range: `0__${max}`,
})

export const commercialVehiclesRoute: RouteModule = {
  Page: CommercialVehiclesPage,
  prefetch: ({ ask }) => {
    const { listFewVehicles } = catalogueApi.endpoints
    return Promise.all(budgets.map((max) => ask(listFewVehicles, searchUpTo(max))))
  },
}

/** A placeholder in buyer spec §2; here it leads to the commercial search. */
function CommercialVehiclesPage() {
  const t = useTranslate()
  return (
    <InfoPage
      title={t('company.commercialTitle')}
      lead={t('company.commercialLead')}
      description={t('company.commercialDescription')}
      path={paths.commercialVehicles()}
      aside={null}
      actions={
        <>
          <AppLink className={buttonClass()} href={paths.vehicles({ class: 'commercial' })}>
            {t('company.searchCommercial')}
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.bulkStock()}>
            {t('shell.bulkStock')}
          </AppLink>
        </>
      }
    >
      {budgets.map((max) => (
        <Budget key={max} max={max} />
      ))}
      <InfoSection title={t('company.beforeOrder')} id="before">
        <Points ids={['company.beforeRules', 'company.beforeSize', 'company.beforePhotos']} />
      </InfoSection>
    </InfoPage>
  )
}

/** Left out when there is nothing, or when it cannot be fetched: the search is above it. */
function Budget({ max }: { max: number }) {
  const format = useFormat()
  const t = useTranslate()
  const { data: vehicles = [] } = useListFewVehiclesQuery(searchUpTo(max))
  if (vehicles.length === 0) return null
  const amount = format.money({ amount: max, currency: 'USD', decimals: 0 })
  const title = t('company.upTo', { amount })
  return (
    <section className={css.budget} aria-labelledby={`budget-${max}`}>
      <div className={css.heading}>
        <h2 className={css.title} id={`budget-${max}`}>
          {title}
        </h2>
        <AppLink
          className={css.more}
          href={paths.vehicles({ class: 'commercial', max, sort: 'descending' })}
        >
          <Rich
            id="company.seeAll"
            values={{ amount }}
            parts={{ hidden: <span className="visually-hidden" /> }}
          />
        </AppLink>
      </div>
      <VehicleRow label={title} vehicles={vehicles} />
    </section>
  )
}
