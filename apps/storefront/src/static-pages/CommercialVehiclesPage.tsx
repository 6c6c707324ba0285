import { buttonClass } from '@bandari/ui'
import { catalogueApi, useListFewVehiclesQuery, type VehicleSearch } from '../api/catalogue.ts'
import { AppLink } from '../shared/AppLink.tsx'

import { InfoPage, InfoSection } from '../shared/InfoPage.tsx'
import { paths } from '../shared/paths.ts'
import type { RouteModule } from '../shared/route.ts'
import { VehicleRow } from '../shared/VehicleRow.tsx'
import css from './CommercialVehiclesPage.module.css'

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
  prefetch: ({ dispatch }) => {
    const { listFewVehicles } = catalogueApi.endpoints
    return Promise.all(budgets.map((max) => dispatch(listFewVehicles.initiate(searchUpTo(max)))))
  },
}

/** A placeholder in buyer spec §2; here the way into the commercial search. */
function CommercialVehiclesPage() {
  return (
    <InfoPage
      title="Commercial vehicles for work"
      lead="Trucks, tractor units, vans, minibuses, buses and machines, shipped to your port. Choose a budget, or search them all."
      description="Used trucks, tractor units, vans, minibuses, buses and machines with shipping to ports in southern and eastern Africa, by budget."
      path={paths.commercialVehicles()}
      aside={null}
      actions={
        <>
          <AppLink className={buttonClass()} href={paths.vehicles({ class: 'commercial' })}>
            Search commercial vehicles
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.bulkStock()}>
            Buying in bulk
          </AppLink>
        </>
      }
    >
      {budgets.map((max) => (
        <Budget key={max} max={max} />
      ))}
      <InfoSection title="Before you order one" id="before">
        <ul>
          <li>
            Import rules for goods vehicles, buses and machines often differ from those for cars, by
            weight and by age. Ask your customs authority or clearing agent for yours.
          </li>
          <li>
            Not everything fits into a container, and large vehicles may need a charge of their own.
            If your basket shows none, request a shipping quote there.
          </li>
          <li>
            The listing says what the seller declares: mileage or hours, engine, body and fuel. Ask
            us for more photographs before you pay.
          </li>
        </ul>
      </InfoSection>
    </InfoPage>
  )
}

/** Left out when there is nothing, or when it cannot be fetched: the search is above it. */
function Budget({ max }: { max: number }) {
  const { data: vehicles = [] } = useListFewVehiclesQuery(searchUpTo(max))
  if (vehicles.length === 0) return null
  const title = `Up to $${max.toLocaleString('en')}`
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
          See them all<span className="visually-hidden">, {title.toLowerCase()}</span>
        </AppLink>
      </div>
      <VehicleRow label={title} vehicles={vehicles} />
    </section>
  )
}
