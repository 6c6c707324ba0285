import { useTranslate } from '@bandari/i18n/react'
import { useSelector } from 'react-redux'
import { dealsApi, useListDealsQuery } from '../api/deals.ts'
import { pageStatus } from '../api/page-status.ts'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { isFlashOfferOpen } from '../shared/vehicles/flash-offer.ts'
import { listFacts } from '../shared/page/facts.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { useAddress, useSite } from '../shared/page/settings.ts'
import { DealGrid } from './DealGrid.tsx'
import css from './DealsPage.module.css'
import { DealTile } from './DealTile.tsx'

export const dealsRoute: RouteModule = {
  Page: DealsPage,
  prefetch: ({ ask }) => ask(dealsApi.endpoints.listDeals),
  status: ({ state }) => pageStatus(dealsApi.endpoints.listDeals.select()(state).error),
}

/** Signed-in visitors go to the deal, others to /login-c and then to the deal (buyer spec §2, §6). */
function DealsPage() {
  const t = useTranslate()
  const isSignedIn = useSelector(selectIsSignedIn)
  const site = useSite()
  const addressOf = useAddress()
  const { data: deals = [] } = useListDealsQuery()
  return (
    <div className={`container ${css.page}`}>
      <PageHead
        title={t('shell.dealsOfTheDay')}
        description={t('deals.description')}
        canonical={paths.deals()}
        facts={[
          listFacts(
            deals.map(({ title, client_url }) => ({ title, path: client_url })),
            addressOf,
          ),
        ]}
      />
      <div className={css.head}>
        <h1>{t('shell.dealsOfTheDay')}</h1>
        <p className={css.lead}>{t('deals.lead')}</p>
        {isFlashOfferOpen(site) && (
          <p>
            <AppLink className={css.more} href={paths.flashDiscount()}>
              {t('deals.getFlashCode')}
            </AppLink>
          </p>
        )}
      </div>
      <h2 className="visually-hidden">{t('deals.today')}</h2>
      <DealGrid
        label={t('shell.dealsOfTheDay')}
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
