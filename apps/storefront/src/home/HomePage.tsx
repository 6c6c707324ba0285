import { useFormat, useTranslate } from '@bandari/i18n/react'
import { articlesApi } from '../api/articles.ts'
import { catalogueApi, useListFewVehiclesQuery, type VehicleSearch } from '../api/catalogue.ts'
import { dealsApi } from '../api/deals.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { useMyDestination } from '../shared/destination/my-destination.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { useSite } from '../shared/page/settings.ts'
import { VehicleRow } from '../shared/vehicles/VehicleRow.tsx'
import { HomeSearch } from './HomeSearch.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import css from './HomePage.module.css'
import { LatestArticles } from './LatestArticles.tsx'
import { Offers } from './Offers.tsx'
import { PopularBrands } from './PopularBrands.tsx'
import { PromoCards } from './PromoCards.tsx'
import { Promotions } from './Promotions.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { shopFacts } from './shop-facts.ts'
import { TagLines } from './TagLines.tsx'
import { TrustBlock } from './TrustBlock.tsx'

/** USD; a usual price of a first car from abroad. */
const affordable = 5000
const affordableCars: VehicleSearch = {
  page: '1',
  ordering: '-price',
  class: 'cars',
  price__range: `0__${affordable}`,
}

export const homeRoute: RouteModule = {
  Page: HomePage,
  ...(import.meta.env.SSR && {
    prefetch: ({ ask }) => {
      const { countVehicleMakes, listFewVehicles } = catalogueApi.endpoints
      return Promise.all([
        ask(countVehicleMakes),
        ask(listFewVehicles, affordableCars),
        ask(dealsApi.endpoints.getPromotions),
        ask(articlesApi.endpoints.listArticles),
      ])
    },
  }),
}

function HomePage() {
  const t = useTranslate()
  const site = useSite()
  return (
    <>
      <PageHead
        title={t('home.title', { brand: site.brandName })}
        description={t('home.description')}
        canonical={paths.home()}
        facts={shopFacts(site)}
      />
      <section className={css.hero}>
        <div className={`container ${css.heroContent}`}>
          <div className={css.words}>
            <h1 className={css.tagLine}>{t('home.tagLine')}</h1>
            <p className={css.promise}>{t('home.promise')}</p>
            <LandedSearchLink />
          </div>
          <HomeSearch />
        </div>
      </section>
      <div className={`container ${css.sections}`}>
        <PopularBrands />
        <TagLines />
        <Offers />
        <AffordableCars />
        <PromoCards />
        <Promotions />
        <HowItWorks />
        <LatestArticles />
        <TrustBlock />
        <SocialLinks />
      </div>
    </>
  )
}

/** To the vehicles that may enter where the visitor wants them, the cheapest there first; the page itself is the same for everybody. */
function LandedSearchLink() {
  const t = useTranslate()
  const mine = useMyDestination()
  const { hasLandedSearch } = useSite()
  return (
    <p className={css.landedSearch}>
      {mine && hasLandedSearch && (
        <AppLink href={paths.vehicles({ filters: 'import=yes&by=door' })}>
          {t('home.atMyDoor', { place: mine.city })}
        </AppLink>
      )}
    </p>
  )
}

/** Left out when it cannot be fetched: the page has its brands and its search. */
function AffordableCars() {
  const format = useFormat()
  const t = useTranslate()
  const { data: vehicles = [] } = useListFewVehiclesQuery(affordableCars)
  if (vehicles.length === 0) return null
  const title = t('home.carsUpTo', {
    to: format.money({ amount: affordable, currency: 'USD', decimals: 0 }),
  })
  return (
    <section className={css.section} aria-labelledby="affordable">
      <div className={css.heading}>
        <h2 id="affordable">{title}</h2>
        <AppLink
          className={css.more}
          href={paths.vehicles({ max: affordable, sort: 'descending' })}
        >
          {t('home.seeAll')}
        </AppLink>
      </div>
      <VehicleRow label={title} vehicles={vehicles} />
    </section>
  )
}
