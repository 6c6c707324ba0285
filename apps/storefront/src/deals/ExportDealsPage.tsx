import type { Destination } from '@bandari/sdk'
import { buttonClass } from '@bandari/ui'
import { dealsApi } from '../api/deals.ts'
import { shippingApi, useListDestinationsQuery } from '../api/shipping.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { PageHead } from '../shared/PageHead.tsx'
import { paths } from '../shared/paths.ts'
import type { RouteModule } from '../shared/route.ts'
import { useSite } from '../shared/settings.ts'
import { DealGrid } from './DealGrid.tsx'
import { DealTile } from './DealTile.tsx'
import css from './ExportDealsPage.module.css'
import { isAdmittedByKenya } from './kenya-rules.ts'

/** The landing page's one country (buyer spec §2): the vehicle page's default destination (§3). */
const country = 'KE'

export const exportDealsRoute: RouteModule = {
  Page: ExportDealsPage,
  prefetch: ({ dispatch }) =>
    Promise.all([
      dispatch(dealsApi.endpoints.listDeals.initiate()),
      dispatch(shippingApi.endpoints.listDestinations.initiate()),
    ]),
  status: ({ state }) =>
    dealsApi.endpoints.listDeals.select()(state).error === undefined ? 200 : 503,
}

const facts = [
  ['Age', 'Less than eight years from the first registration on the day the ship arrives.'],
  ['Steering', 'Right-hand drive only.'],
  ['Inspection', 'Before shipping, in the country the vehicle leaves; the certificate is a must.'],
] as const

function ExportDealsPage() {
  const { data: destinations } = useListDestinationsQuery()
  const now = new Date(useSite().renderedAt)
  const port = portOf(destinations)
  return (
    <>
      <PageHead
        title="Best export deals to Kenya"
        description="Used cars that can still be landed at Mombasa under Kenya's eight-year rule, each with its total including shipping."
        canonical={paths.exportDeals()}
      />
      <section className={css.band}>
        <div className={`container ${css.head}`}>
          <h1>Best export deals to Kenya</h1>
          <p className={css.lead}>
            Picked cars, young enough for Kenya when their ship arrives, each with its total to
            Mombasa by RORO.
          </p>
          <dl className={css.facts}>
            {facts.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <div className={`container ${css.page}`}>
        <h2>Ready to be shipped to Mombasa</h2>
        <DealGrid
          label="Export deals to Kenya"
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
            How to buy
          </AppLink>
          <AppLink className={buttonClass({ variant: 'quiet' })} href={paths.articles()}>
            Read about import rules
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
