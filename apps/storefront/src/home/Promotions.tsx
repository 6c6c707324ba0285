import { ErrorAlert } from '@bandari/ui'
import { useGetPromotionsQuery } from '../api/deals.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import { Carousel } from './Carousel.tsx'
import { messages } from './messages.ts'
import css from './HomePage.module.css'
import { referenceOf } from '../api/refusal.ts'

const bodies = [
  ['Hatchbacks', 'hatch_back'],
  ['Sedans', 'sedan'],
  ['SUVs', 'suv'],
] as const

/** Most searched, and commercial vehicles (buyer spec §2, §3). */
export function Promotions() {
  const { data, error, refetch } = useGetPromotionsQuery()
  return (
    <>
      <section className={css.section} aria-labelledby="most-searched">
        <h2 id="most-searched">Most searched</h2>
        {error ? (
          <ErrorAlert
            title={messages.homeDataFailed}
            reference={referenceOf(error)}
            onRetry={() => void refetch()}
          >
            The vehicles did not come.
          </ErrorAlert>
        ) : (
          bodies.map(([label, body]) => (
            <Carousel key={body} label={label} items={data?.most_searched[body]} />
          ))
        )}
      </section>
      {!error && (
        <section className={css.section} aria-labelledby="commercial">
          <div className={css.heading}>
            <h2 id="commercial">Commercial vehicles</h2>
            <AppLink className={css.more} href={paths.vehicles({ class: 'commercial' })}>
              See them all
            </AppLink>
          </div>
          <Carousel label="Trucks, buses and machines" items={data?.commercial_vehicles} />
        </section>
      )}
    </>
  )
}
