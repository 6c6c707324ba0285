import { useTranslate } from '@bandari/i18n/react'
import { ErrorAlert } from '@bandari/ui'
import { useGetPromotionsQuery } from '../api/deals.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { Carousel } from './Carousel.tsx'
import css from './HomePage.module.css'
import { referenceOf } from '../api/refusal.ts'

const bodies = [
  ['home.hatchbacks', 'hatch_back'],
  ['home.sedans', 'sedan'],
  ['home.suvs', 'suv'],
] as const

/** Most searched, and commercial vehicles (buyer spec §2, §3). */
export function Promotions() {
  const t = useTranslate()
  const { data, error, refetch } = useGetPromotionsQuery()
  return (
    <>
      <section className={css.section} aria-labelledby="most-searched">
        <h2 id="most-searched">{t('home.mostSearched')}</h2>
        {error ? (
          <ErrorAlert
            title={t('home.failed')}
            reference={referenceOf(error)}
            onRetry={() => void refetch()}
          >
            {t('home.vehiclesFailed')}
          </ErrorAlert>
        ) : (
          bodies.map(([label, body]) => (
            <Carousel key={body} label={t(label)} items={data?.most_searched[body]} />
          ))
        )}
      </section>
      {!error && (
        <section className={css.section} aria-labelledby="commercial">
          <div className={css.heading}>
            <h2 id="commercial">{t('shell.commercialVehicles')}</h2>
            <AppLink className={css.more} href={paths.vehicles({ class: 'commercial' })}>
              {t('home.seeAll')}
            </AppLink>
          </div>
          <Carousel label={t('home.trucks')} items={data?.commercial_vehicles} />
        </section>
      )}
    </>
  )
}
