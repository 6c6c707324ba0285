import { useSelector } from 'react-redux'
import { dealsApi, useListDealsQuery } from '../api/deals.ts'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { isFlashOfferOpen } from '../shared/flash-offer.ts'
import { listFacts } from '../shared/facts.ts'
import { PageHead } from '../shared/PageHead.tsx'
import { paths } from '../shared/paths.ts'
import type { RouteModule } from '../shared/route.ts'
import { useSite } from '../shared/settings.ts'
import { DealGrid } from './DealGrid.tsx'
import css from './DealsPage.module.css'
import { DealTile } from './DealTile.tsx'

export const dealsRoute: RouteModule = {
  Page: DealsPage,
  prefetch: ({ dispatch }) => dispatch(dealsApi.endpoints.listDeals.initiate()),
  status: ({ state }) =>
    dealsApi.endpoints.listDeals.select()(state).error === undefined ? 200 : 503,
}

/** Signed in one goes to the deal, others to /login-c and then there (buyer spec §2, §6). */
function DealsPage() {
  const isSignedIn = useSelector(selectIsSignedIn)
  const site = useSite()
  const { data: deals = [] } = useListDealsQuery()
  return (
    <div className={`container ${css.page}`}>
      <PageHead
        title="Deals of the day"
        description="Used cars that we picked because their price is right, with the price before shipping."
        canonical={paths.deals()}
        facts={[
          listFacts(
            deals.map(({ title, client_url }) => ({ title, path: client_url })),
            site.origin,
          ),
        ]}
      />
      <div className={css.head}>
        <h1>Deals of the day</h1>
        <p className={css.lead}>
          Vehicles that we picked because their price is right, before shipping. You open one with
          your account.
        </p>
        {isFlashOfferOpen(site) && (
          <p>
            <AppLink className={css.more} href={paths.flashDiscount()}>
              Get a code for $200 off your vehicle
            </AppLink>
          </p>
        )}
      </div>
      <h2 className="visually-hidden">Today</h2>
      <DealGrid
        label="Deals of the day"
        renderTile={(deal, index) => (
          <DealTile
            key={deal.client_url}
            deal={deal}
            eager={index === 0}
            href={isSignedIn ? deal.client_url : paths.signInForDeal(deal.client_url)}
          />
        )}
      />
    </div>
  )
}
