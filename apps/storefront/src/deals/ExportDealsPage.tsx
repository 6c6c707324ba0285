import type { Destination } from '@bandari/sdk'
import { useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { dealsApi } from '../api/deals.ts'
import { pageStatus } from '../api/page-status.ts'
import { shippingApi, useListDestinationsQuery } from '../api/shipping.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { useSite } from '../shared/page/settings.ts'
import { DealGrid } from './DealGrid.tsx'
import { DealTile } from './DealTile.tsx'
import css from './ExportDealsPage.module.css'
import { isAdmittedByKenya } from './kenya-rules.ts'

/** The landing page's one country (buyer spec §2): the vehicle page's default destination (§3). */
const country = 'KE'

export const exportDealsRoute: RouteModule = {
  Page: ExportDealsPage,
  prefetch: ({ ask }) =>
    Promise.all([ask(dealsApi.endpoints.listDeals), ask(shippingApi.endpoints.listDestinations)]),
  status: ({ state }) => pageStatus(dealsApi.endpoints.listDeals.select()(state).error),
}

const facts = ['age', 'steering', 'inspection'] as const

function ExportDealsPage() {
  const t = useTranslate()
  const { data: destinations } = useListDestinationsQuery()
  const now = new Date(useSite().renderedAt)
  const port = portOf(destinations)
  return (
    <>
      <PageHead
        title={t('deals.exportTitle')}
        description={t('deals.exportDescription')}
        canonical={paths.exportDeals()}
      />
      <section className={css.band}>
        <div className={`container ${css.head}`}>
          <h1>{t('deals.exportTitle')}</h1>
          <p className={css.lead}>{t('deals.exportLead')}</p>
          <dl className={css.facts}>
            {facts.map((fact) => (
              <div key={fact}>
                <dt>{t(`deals.${fact}`)}</dt>
                <dd>{t(`deals.${fact}Rule`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <div className={`container ${css.page}`}>
        <h2>{t('deals.readyForMombasa')}</h2>
        <DealGrid
          label={t('deals.exportDeals')}
          choose={(deal) => isAdmittedByKenya(deal, now)}
          renderTile={(deal, index) => (
            <DealTile
              key={deal.client_url}
              deal={deal}
              eager={index === 0}
              href={deal.client_url}
              {...(port && { total: { port: port.name, amount: deal.price + port.charge } })}
            />
          )}
        />
        <p className={css.onward}>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.howToBuy()}>
            {t('shell.howToBuy')}
          </AppLink>
          <AppLink className={buttonClass({ variant: 'quiet' })} href={paths.articles()}>
            {t('deals.readImportRules')}
          </AppLink>
        </p>
      </div>
    </>
  )
}

/** The country's port and its charge; null while it is unknown or has to be quoted. */
function portOf(destinations: readonly Destination[] | undefined) {
  const [port] = destinations?.find(({ code }) => code === country)?.ports ?? []
  const charge = Number(port?.charges.RORO ?? 0)
  return port && charge >= 1 ? { name: port.name, charge } : null
}
