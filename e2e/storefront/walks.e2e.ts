import { readFileSync } from 'node:fs'
import { placeOrder } from '@bandari/api/arrange'
import { addresses } from '../storefront-addresses.ts'
import {
  findCramped,
  type Look,
  lookSound,
  narrow,
  pathsOf,
  type Screen,
  test,
  type Walk,
  walkThrough,
} from '../walk.ts'
import { expect } from '../world.ts'
import { orderScreens } from './order-screens.ts'
import { pageScreens } from './page-screens.ts'
import { vehicleScreens } from './vehicle-screens.ts'

/** Every screen and every address of the shop (ux rules 1, 5, 6): `../deep/screens.e2e.ts` looks at every width. */

const routes = Object.keys(addresses)

/** Addresses of screens above. */
const lookedAt: ReadonlySet<string> = new Set([vehicleScreens, pageScreens].flatMap(pathsOf))

test.beforeEach(async ({ shop }) => {
  test.setTimeout(900_000)
  // The link that `/activate/MQ/seen-already` is: without it the server's 411 would stand in the console.
  await shop.sql(
    `insert into account_links (token_hash, account_id, purpose, created_at, expires_at, used_at)
     values (sha256('seen-already'), 1, 'activate', now(), now(), now()) on conflict do nothing`,
  )
})

test('every route of the storefront is looked at here', () => {
  const source = [
    'routes.tsx',
    'account-routes.ts',
    'guide-routes.ts',
    'saved-routes.ts',
    'portal-paths.ts',
  ]
    .map((file) => new URL(`../../apps/storefront/src/app/${file}`, import.meta.url))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const patterns = [...source.matchAll(/(?:path: |^ {2})'(\/[^']*|\*)'/gm)].map(
    ([, pattern]) => pattern!,
  )
  expect(routes.toSorted()).toEqual([...new Set(patterns)].toSorted())
})

test.describe('on the narrowest screen, then on desktops', () => {
  test.use(narrow)

  const parts = {
    'vehicles, spares and items': vehicleScreens,
    'signing in, articles, offers and guides': pageScreens,
    'from a basket to an order': orderScreens,
  }
  for (const [part, screens] of Object.entries(parts))
    test(`every screen of the shop, ${part}: silent, accessible, nothing too wide, squeezed or moving`, async ({
      walk,
    }) => {
      expect(await walkThrough(walk, screens, lookSound)).toEqual([])
    })

  test('no other address logs anything to a visitor', async ({ walk }) => {
    const others = routes.filter((pattern) => !lookedAt.has(addresses[pattern]!))
    const screens = Object.fromEntries(others.map((pattern) => [pattern, arriveAt(pattern)]))
    expect(await walkThrough(walk, screens, lookSilent)).toEqual([])
  })
})

test('no address logs or moves anything for a buyer on a desktop', async ({ walk }) => {
  await walk.become(walk.buyer, walk.shop.storefront)
  const screens = Object.fromEntries(routes.map((pattern) => [pattern, arriveAt(pattern)]))
  expect(await walkThrough(walk, screens, lookWide)).toEqual([])
})

/** What the console says, and what moves, is told of every screen. */
const lookSilent: Look = async () => []

const lookWide: Look = findCramped

function arriveAt(pattern: string): Screen {
  return {
    arrive: async (walk) => {
      await walk.page.goto((await own[pattern]?.(walk)) ?? addresses[pattern]!)
    },
    // The browser itself notes that a page it was sent to is missing.
    ...(pattern === '*' && { status: 404 }),
  }
}

/** Where what the buyer has is: that of somebody else is missing, which the browser notes. */
const own: Partial<Record<string, (walk: Walk) => Promise<string>>> = {
  '/messages/:id': askAbout,
  '/orders/:id': async ({ shop, buyer }) => `/orders/${(await placeOrder(shop, buyer)).id}`,
}

async function askAbout({ buyer }: Walk): Promise<string> {
  const asked = { params: { path: { id: 1 } }, body: { text: 'In which month was it registered?' } }
  const { data } = await buyer.client.POST('/products/{id}/thread/', asked)
  if (!data) throw new Error('Nothing was asked')
  return `/messages/${data.id}`
}
