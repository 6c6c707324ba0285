import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addresses } from '../storefront-addresses.ts'
import { expectSound, phone } from '../axe.ts'
import { draftPaper, orderAt, shareLink } from '@bandari/api/arrange-papers'
import {
  type Buyer,
  newBuyer,
  placeOrder,
  putInBasket,
  registeredNewcomer,
  stockItem,
  stockVehicle,
  unique,
} from '@bandari/api/arrange'
import { enter, goToReview } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Every screen as a browser, a screen reader and a small phone see it (ux rules 1, 5, 6). */

const routes = Object.keys(addresses)

// The link that `/activate/MQ/seen-already` is: without it the server's 411 would stand in the console.
test.beforeAll(async ({ shop }) => {
  await shop.sql(
    `insert into account_links (token_hash, account_id, purpose, created_at, expires_at, used_at)
     values (sha256('seen-already'), 1, 'activate', now(), now(), now()) on conflict do nothing`,
  )
})

test('every route of the storefront is looked at here', () => {
  const source = ['routes.tsx', 'account-routes.ts', 'guide-routes.ts', 'portal-paths.ts']
    .map((file) => new URL(`../../apps/storefront/src/app/${file}`, import.meta.url))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const patterns = [...source.matchAll(/(?:path: |^ {2})'(\/[^']*|\*)'/gm)].map(
    ([, pattern]) => pattern!,
  )
  expect(routes.toSorted()).toEqual([...new Set(patterns)].toSorted())
})

/** What January changes is offered to who would land in the last 120 days of a year: not in every month of ours. */
async function landsBeforeNewYear(shop: Shop): Promise<boolean> {
  const query = { product: 1, country: 'ZM', city: 'Lusaka', route: 'zm-dar-lun' }
  const { data } = await shop.clientWith(null).GET('/landed-price/', { params: { query } })
  const from = data!.arrival.from
  const days = (Date.parse(`${from.slice(0, 4)}-12-31`) - Date.parse(from)) / 86_400_000
  return days <= 120
}

type Arrive = (page: Page, world: { shop: Shop; buyer: Buyer }) => Promise<unknown>

/** The screens, with what belongs on them: where they are, or how one gets there. */
const screens: Readonly<Record<string, string | Arrive>> = {
  home: '/',
  search: '/search/1/0/0/1/*/*/0',
  'search by model': '/search/toyota/vitz',
  'search with filters': '/search/1/0/0/1/toyota/*/0?year=2010-2020&fuel=petrol,hybrid',
  'search for corrected words': '/find?q=toyta+hilx',
  'search without a result': '/search/1/500/500/1/toyota/*/0',
  'a vehicle': '/details/1',
  'a price at the door': async (page, { shop }) => {
    const value = 'country=ZM&city=Lusaka&way=zm-dar-lun&shipping=RORO&port=dar-es-salaam'
    await page.context().addCookies([{ name: 'bandari_destination', value, url: shop.storefront }])
    await page.goto('/details/1')
    const door = page.getByRole('region', { name: t('door.title') })
    for (const title of [t('door.lines'), t('door.ways')])
      await door.getByText(title, { exact: true }).click()
    await door.getByRole('row', { name: 'By Durban' }).getByText('$').first().waitFor()
    const january = door.getByText(t('door.january'), { exact: true })
    const isNear = await landsBeforeNewYear(shop)
    await expect(january).toHaveCount(isNear ? 1 : 0)
    if (!isNear) return
    await january.click()
    await door
      .getByText(t('door.landsOn', { day: '' }).trim())
      .first()
      .waitFor()
  },
  'choosing a destination': async (page) => {
    await page.goto('/')
    await page.getByRole('button', { name: t('shell.chooseDestination') }).click()
    await page.getByRole('dialog').getByLabel(t('shell.country')).selectOption('ZM')
    await page.getByRole('dialog').getByLabel(t('shell.way')).waitFor()
  },
  calculator: addresses['/calculator']!,
  'calculator, refused': '/calculator?country=ZM&price=cheap&manufactured=19',
  'check of an invoice': '/verify',
  'check of half a code': '/verify/7K2QX',
  'import rules': '/import',
  'import rules of a country': '/import/zambia',
  'a spare part': async (page, { shop }) => {
    const [spare] = await shop.sql<{ id: string }>(
      "select id from products where class = 'parts' and status = 'live' limit 1",
    )
    await page.goto(`/details/${spare!.id}/parts`)
  },
  'a local vehicle': async (page, { shop }) => {
    const [vehicle] = await shop.sql<{ id: string }>(
      "select id from products where listed_locally and class = 'cars' limit 1",
    )
    await page.goto(`/details/${vehicle!.id}`)
  },
  'makes in Kenya': '/product-search',
  'on sale in Kenya': '/product-search/toyota',
  'auto spares': '/auto-parts',
  'parts for a chosen vehicle': async (page, { shop }) => {
    await page.goto(`/auto-parts?${await fittedVehicle(shop)}`)
    await page.getByText('Fits your vehicle').first().waitFor()
  },
  'choosing a vehicle': '/auto-parts/Braking?car-make=toyota&car-model=vitz&year=2014',
  'a part that fits': async (page, { shop }) => {
    const [fitted] = await shop.sql<{ id: string; trim: number; year: number }>(
      `select product_id as id, trim_id as trim, years[1] as year from fitments
       join products on products.id = product_id where listed_locally order by product_id, trim_id limit 1`,
    )
    await page.goto(`/details/${fitted!.id}/parts?trim=${fitted!.trim}&year=${fitted!.year}`)
    await page.getByText('Fits your vehicle', { exact: true }).waitFor()
  },
  'a spares category': '/auto-parts/Brake%20Pads',
  'a spares category without parts': '/auto-parts/Air%20Brakes',
  'request a part': '/parts-request',
  'item search': '/partner-one-search/toyota/0/0/1/b',
  'item search without a result': '/partner-one-search/unobtainium/0/0/1/b',
  'item filters': async (page) => {
    await page.goto('/partner-one-search/toyota/0/0/1/b')
    const button = page.getByRole('button', { name: t('items.filtersButton') })
    if (await button.isVisible()) await button.click()
    await page
      .getByRole('form', { name: t('search.filters') })
      .first()
      .waitFor()
  },
  'kinds of goods': '/partner-one-search',
  'an item': '/item-details/110500001/100',
  'an item under auction, asked about': async (page, { shop }) => {
    const { id } = await stockItem(shop, { isAuction: true })
    await page.goto(`/item-details/${id}/4500`)
    await page.getByRole('button', { name: t('details.inquire') }).click()
    await page.getByRole('dialog').waitFor()
  },
  'a picture zoomed into': async (page, { shop }) => {
    const { id } = await stockItem(shop)
    await page.goto(`/item-details/${id}/4500`)
    await page.getByRole('button', { name: t('ui.zoomPicture') }).click()
    await page.getByRole('dialog').waitFor()
  },
  'papers that a buyer shares': async (page, { shop, buyer }) => {
    const order = await orderAt(shop, buyer, ['paid', 'booked'])
    await draftPaper(shop, order)
    await page.goto(await shareLink(buyer, order))
    await page.getByRole('button', { name: 'Download Bill of lading' }).waitFor()
  },
  'sign in': '/login',
  'sign up': '/login?tab=sign-up',
  'reset password': '/auth-reset',
  'sign in, refused': async (page) => {
    await page.goto('/login')
    await page.getByRole('button', { name: t('auth.signIn'), exact: true }).click()
    await page.getByText('Required info is missing').waitFor()
  },
  'account created': async (page) => {
    await page.goto('/login?tab=sign-up')
    await page.getByLabel(t('auth.firstName')).fill('Amina')
    await page.getByLabel(t('auth.lastName')).fill('Said')
    await page.getByRole('main').getByLabel(t('auth.email')).fill(`new-${unique()}@example.com`)
    await page.getByLabel(t('auth.password'), { exact: true }).fill('Nyota ya bahari 7')
    await page.getByLabel(t('auth.confirmPassword')).fill('Nyota ya bahari 7')
    await page.getByRole('button', { name: t('auth.createAccount') }).click()
    await page.getByText('Account Created').waitFor()
  },
  'activation link': '/activate/MQ/seen-already',
  'activation, a password to choose': async (page, { shop }) => {
    const { path } = await registeredNewcomer(shop)
    await page.goto(path)
    await page.getByRole('button', { name: t('auth.activateAction') }).waitFor()
  },
  'resend the link': '/resend-activation-link',
  'new password': '/password/reset/confirm/MQ/token',
  articles: '/latest',
  'an article': '/latest/news/12',
  deals: '/deals',
  'export deals': '/best-export-deals/g-landing',
  'flash discount': '/flash-discount',
  'flash discount, refused': async (page) => {
    await page.goto('/flash-discount')
    await page.getByRole('button', { name: t('deals.reveal') }).click()
    await page
      .getByRole('main')
      .getByRole('textbox', { name: t('auth.email') })
      .blur()
  },
  'a revealed code': async (page) => {
    await revealCode(page)
    await page.getByRole('button', { name: 'Copy code' }).waitFor()
  },
  'a code, gone back to': async (page) => {
    await revealCode(page)
    await page.goBack()
    await page.getByRole('heading', { name: t('deals.codeRevealed') }).waitFor()
  },
  'no code': '/flash-discount-confirm',
  'not found': '/no-such-page',
  'a withdrawn vehicle': async (page, { shop }) => {
    const { id } = await stockVehicle(shop)
    await shop.sql("update products set status = 'draft' where id = $1", [id])
    await page.goto(`/details/${id}`)
  },
  about: '/about-us',
  'how to buy': async (page) => {
    await page.goto('/how-to-buy')
    await page.getByText('What does the price include?').click()
  },
  'help and contact': '/help-contact',
  'an office': async (page) => {
    await page.goto('/local-services')
    await page.getByRole('heading', { name: 'Lusaka' }).click()
    await page.getByTitle('Map of Lusaka').waitFor()
  },
  'commercial vehicles': '/commercial-vehicles',
  'advertise with us': '/advertise-with-us',
  'privacy policy': '/privacy-policy',
  'bulk stock, refused': async (page) => {
    await page.goto('/bulk-stock-procurement')
    await page.getByRole('button', { name: t('requests.send') }).click()
    await page.getByText('Missing information').waitFor()
  },
  'technical assessment': '/careers/technical-assessment',
  'supporter programme': '/supporter-programme/home',
  'how the programme works': '/supporter-programme/how',
  compensation: '/supporter-programme/compensation',
  "supporters' tools": '/supporter-programme/tools',
  'empty basket': async (page, { buyer }) => {
    await enter(page, buyer)
    await page.goto('/my-basket')
    await page.getByText('You have no items in your basket.').waitFor()
  },
  basket: async (page, { shop, buyer }) => {
    await fillBasket(page, shop, buyer)
    await page.goto('/my-basket')
    await page.getByRole('button', { name: t('basket.proceed') }).waitFor()
  },
  'basket without a charge': async (page, { shop, buyer }) => {
    await putInBasket(shop, buyer, await stockVehicle(shop), { port: null })
    await enter(page, buyer)
    await page.goto('/my-basket')
    await page.getByRole('button', { name: t('basket.proceed') }).click()
    await page.getByRole('button', { name: t('basket.requestQuote') }).waitFor()
  },
  'question before removing': async (page, { shop, buyer }) => {
    await fillBasket(page, shop, buyer)
    await page.goto('/my-basket')
    await page.getByRole('button', { name: /^Remove / }).click()
    await page.getByRole('dialog').waitFor()
  },
  checkout: async (page, { shop, buyer }) => {
    await fillBasket(page, shop, buyer)
    await page.goto('/checkout')
    await page.getByRole('button', { name: t('checkout.continueToReview') }).waitFor()
  },
  'checkout, refused': async (page, { shop, buyer }) => {
    await fillBasket(page, shop, buyer)
    await page.goto('/checkout')
    await page.getByRole('button', { name: t('checkout.continueToReview') }).click()
    await page.getByText('A title is required to place order.').waitFor()
  },
  review: async (page, { shop, buyer }) => {
    await fillBasket(page, shop, buyer)
    await goToReview(page)
  },
  order: async (page, { shop, buyer }) => {
    const { id, number } = await placeOrder(shop, buyer)
    await enter(page, buyer)
    await page.goto(`/confirm-order?order=${id}`)
    await page.getByText(`Order number ${number}`).waitFor()
  },
  "somebody else's order": async (page, { shop, buyer }) => {
    const { id } = await placeOrder(shop, await newBuyer(shop))
    await enter(page, buyer)
    await page.goto(`/confirm-order?order=${id}`)
    await page.getByText('There is no such order in your account').waitFor()
  },
}

test.describe('on a phone, then on a desktop', () => {
  test.use(phone)

  for (const [screen, way] of Object.entries(screens)) {
    const pattern = routes.find((each) => addresses[each] === way)
    const also = pattern === undefined ? '' : `; ${pattern} logs nothing, signed out or in`
    test(`${screen}: axe finds nothing and nothing scrolls sideways${also}`, async ({
      page,
      shop,
      buyer,
      complaints,
    }) => {
      await (typeof way === 'string' ? page.goto(way) : way(page, { shop, buyer }))
      await settle(page)
      await expectSound(page)
      if (pattern === undefined) return
      await test.step('signed in', () => visitSignedIn(page, buyer, addresses[pattern]!))
      expectSilence(complaints, pattern)
    })
  }
})

// The other routes, of which no screen above is the address.
for (const pattern of routes) {
  if (Object.values(screens).includes(addresses[pattern]!)) continue
  test(`${pattern} logs nothing, signed out or in`, async ({ page, buyer, complaints }) => {
    const address = pattern === '/messages/:id' ? await askAbout(buyer) : addresses[pattern]!
    await page.goto(address)
    await settle(page)
    await visitSignedIn(page, buyer, address)
    expectSilence(complaints, pattern)
  })
}

for (const width of [1280, 360]) {
  // Not as a phone: the browser counts what an emulated phone's viewport does as the visitor's doing.
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const address of [
      '/',
      '/search/1/0/0/1/*/*/0',
      '/details/1',
      '/partner-one-search/toyota/0/0/1/b',
      '/item-details/110500001/100',
      '/how-to-buy',
      '/latest/news/12',
      '/deals',
      '/flash-discount',
      '/auto-parts/Braking',
    ]) {
      test(`${address}: nothing moves while it loads`, async ({ page, buyer }) => {
        await page.addInitScript(recordShifts)
        await enter(page, buyer)
        await page.goto(address, { waitUntil: 'load' })
        await settle(page)
        await expect(page.getByRole('link', { name: t('shell.myBasket') })).toBeVisible()
        expect(await page.evaluate(() => window.shifts)).toEqual([])
      })
    }

    for (const address of ['/my-basket', '/checkout']) {
      test(`${address}: nothing moves while the basket comes`, async ({ page, shop, buyer }) => {
        await page.addInitScript(recordShifts)
        await fillBasket(page, shop, buyer)
        await page.goto(address, { waitUntil: 'load' })
        await settle(page)
        await page.getByRole('complementary', { name: t('shared.summary') }).waitFor()
        expect(await page.evaluate(() => window.shifts)).toEqual([])
      })
    }
  })
}

/** Where the buyer's own messages are: those of somebody else are missing, which the browser notes once the portal has asked. */
async function askAbout({ client }: Buyer): Promise<string> {
  const asked = { params: { path: { id: 1 } }, body: { text: 'In which month was it registered?' } }
  const { data } = await client.POST('/products/{id}/thread/', asked)
  if (!data) throw new Error('Nothing was asked')
  return `/messages/${data.id}`
}

async function visitSignedIn(page: Page, buyer: Buyer, address: string) {
  await enter(page, buyer)
  await page.goto(address)
  await settle(page)
}

function expectSilence(complaints: readonly string[], pattern: string) {
  const isMissing = pattern === '*'
  // The browser itself notes that a page it was sent to is missing.
  expect(complaints.filter((text) => !(isMissing && text.includes('404')))).toEqual([])
}

async function revealCode(page: Page) {
  await page.goto('/flash-discount')
  await page.getByRole('main').getByLabel(t('auth.email')).fill(`flash-${unique()}@example.com`)
  await page.getByRole('button', { name: t('deals.reveal') }).click()
  await page.waitForURL('**/flash-discount-confirm')
}

/** The vehicle that the newest spare in the list fits, as an address names it. */
async function fittedVehicle(shop: Shop): Promise<string> {
  const [fitted] = await shop.sql<{ trim: number; year: number }>(
    `select trim_id as trim, years[1] as year from fitments join products on products.id = product_id
     where listed_locally and category_id is not null order by date_created desc, products.id desc limit 1`,
  )
  return `trim=${fitted!.trim}&year=${fitted!.year}&fits=only`
}

async function fillBasket(page: Page, shop: Shop, buyer: Buyer) {
  await putInBasket(shop, buyer, await stockVehicle(shop))
  await enter(page, buyer)
}

/** Until the page is the one to be looked at: its heading is there and nothing on it is loading. */
async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

declare global {
  interface Window {
    shifts: string[]
  }
}

/** What moved without anybody having touched the page (CLS). */
function recordShifts() {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      // A row of cards that has not all arrived yet may be a hair lower than the whole row.
      if (entry.hadRecentInput || entry.value < 0.001) continue
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const what = ((node as Element | null)?.outerHTML ?? node?.nodeValue)?.slice(0, 80)
        return `${from.x},${from.y} → ${to.x},${to.y} ${what}`
      })
      window.shifts.push(`${entry.value.toFixed(4)} ${moved.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
