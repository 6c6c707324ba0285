import { checkChanged } from '../../src/sellers/listing-checks/check-changed.ts'
import type { QueryResultRow } from 'pg'
import pg from 'pg'
import { sendAlerts } from '../../src/saved/alerts/mails/send-alerts.ts'
import { matchListings } from '../../src/saved/alerts/matching/match-listings.ts'
import { runFeeds } from '../../src/stock/feeds/run-feeds.ts'
import { openWebhookSender } from '../../src/webhooks/deliveries/sender.ts'
import { fetchPictures } from '../../src/stock/imports/pictures/fetch-pictures.ts'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import type { Shop } from './shop.ts'
import { createWorld, injectInto, type World, type WorldOptions } from './world.ts'

/** A shop in the test's own process: its calls are injected, so nothing listens on a port. */
export interface ShopInProcess extends Shop {
  world: World
  /** Lists the vehicles and spares of the files that vendors have begun to import. */
  runImports: () => Promise<unknown>
  /** Takes the pictures that these files name, or that came beside them. */
  fetchPictures: () => Promise<unknown>
  /** Fetches sellers' feeds that are due. */
  runFeeds: () => Promise<unknown>
  sendWebhooks: () => Promise<unknown>
  /** Looks for what was listed, and writes the alerts that are due. */
  writeAlerts: () => Promise<void>
  /** Writes the looks at listings that wait to be counted. */
  writeViews: () => Promise<void>
  writeVitals: () => Promise<void>
  close: () => Promise<void>
  /** What the job does that looks at changed listings by the moderation rules. */
  checkListings: () => Promise<void>
}

export async function openShop(options: WorldOptions): Promise<ShopInProcess> {
  const world = await createWorld(options)
  const { settings, clientWith } = world
  const pool = new pg.Pool({ ...world.connection, max: 2 })
  const inject = injectInto(world.app)
  return {
    world,
    storefront: settings.storefrontOrigin,
    portal: settings.portalOrigin,
    sql: async <Row extends QueryResultRow>(text: string, values?: unknown[]) =>
      (await pool.query<Row>(text, values)).rows,
    clientWith: (token) => clientWith(token),
    tokenOf: world.tokenOf,
    fetch: (input, init) => inject(new Request(input, init)),
    runImports: () => runImports(world),
    fetchPictures: () => fetchPictures(world.context),
    runFeeds: () => runFeeds(world.context),
    sendWebhooks: () => openWebhookSender().drain(world.context),
    writeAlerts: async () => {
      await matchListings(world.context)
      await sendAlerts(world.context)
    },
    writeViews: () => world.context.views.flush(),
    writeVitals: () => world.context.vitals.flush(),
    checkListings: async () => {
      while ((await checkChanged(world.context)) > 0);
    },
    close: async () => {
      await pool.end()
      await world.close()
    },
  }
}
