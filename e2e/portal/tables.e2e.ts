import type { Page } from '@playwright/test'
import {
  askForQuote,
  askForSpare,
  type Buyer,
  listVehicle,
  newBuyer,
  newCreditor,
  newSupporter,
  newVendor,
  placeOrder,
  sellWithCode,
} from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Every list, at the widths of a small desk, with the menu open: nothing is wider than what clips it. */

const lists = [
  'orders',
  'quotes',
  'requests',
  'listings',
  'vendors',
  'users',
  'roles',
  'agents',
  'payout-batches',
  'adjustments',
  'articles',
  'deals',
  'promotions',
  'vouchers',
  'tariffs',
  'exchange-rates',
  'destinations',
  'ports',
  'audit',
].map((list) => `/support/${list}`)

/** What stands to the right of the box that clips or scrolls it, or of the window. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = 'table, th, td, [role=columnheader], [role=gridcell], nav li, dd'
    return [...document.querySelectorAll(`main :is(${parts})`)].flatMap((part) => {
      const { width, right } = part.getBoundingClientRect()
      if (width <= 1 || part.closest('.visually-hidden, details')) return []
      let box = part.parentElement
      while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement
      const edge = Math.min(box?.getBoundingClientRect().right ?? innerWidth, innerWidth)
      return right > edge + 1 ? [`${part.tagName} ${part.textContent.slice(0, 30)}`] : []
    })
  })
}

/** The menu is open from the widest on, and stays so. */
async function expectWhole(page: Page, address: string) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(address)
  await page.locator('main h1').waitFor()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  for (const width of [1280, 1024, 900]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => cutOff(page), `${address} at ${width}`).toEqual([])
  }
}

/** Something in each list that is not always there: long amounts, an order, a request, a quote. */
async function fill(shop: Shop, buyer: Buyer) {
  await placeOrder(shop, buyer)
  await askForSpare(shop)
  await askForQuote(shop)
  const creditor = await newCreditor(shop, 99_00)
  await sellWithCode(shop, creditor, { price: 9_450_000 })
  return creditor
}

for (const [half, addresses] of [
  ['the first half', lists.slice(0, 9)],
  ['the second half', lists.slice(9)],
] as const) {
  test(`the lists of staff are whole at 900, 1,024 and 1,280 px, ${half}`, async ({
    page,
    shop,
    buyer,
  }) => {
    const creditor = await fill(shop, buyer)
    await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
    for (const address of addresses) await expectWhole(page, shop.portal + address)
    const [agent] = await shop.sql<{ id: number }>('select id from agents where account_id = $1', [
      creditor.id,
    ])
    await expectWhole(page, `${shop.portal}/support/agents/${agent?.id}/show`)
  })
}

test('each tile of the overview and each count of the menu equals the list that it opens', async ({
  page,
  shop,
  buyer,
}) => {
  await fill(shop, buyer)
  const answered = await askForQuote(shop)
  await shop.sql(
    `update baskets set quote_answered_at = now(),
       quote_answered_by = (select id from accounts where email = 'desk@example.com') where id = $1`,
    [answered.id],
  )
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.goto(`${shop.portal}/support/overview`)
  const tiles = page.getByRole('region', { name: t('staffOverview.waits') }).getByRole('listitem')
  await tiles.first().waitFor()
  const counted: [name: string, count: string, address: string][] = []
  for (const tile of await tiles.all()) {
    const link = tile.getByRole('link')
    if ((await link.count()) === 0) continue
    const count = /\d+/.exec(await tile.locator('p').first().innerText())?.[0] ?? '0'
    counted.push([await link.innerText(), count, (await link.getAttribute('href')) ?? ''])
  }
  const rooms = page.getByRole('menu', { name: t('portal.rooms') })
  const [, quotes] = counted.find(([name]) => name === t('staffOverview.queue.quotes')) ?? []
  await expect(rooms.getByRole('menuitem', { name: `Quotes ${quotes} waiting` })).toHaveCount(1)
  await expect(rooms.getByText(t('portal.menu.shipping'))).toHaveCount(1)
  await expect(rooms.getByRole('menuitem', { name: t('portal.menu.becomeSeller') })).toHaveCount(0)
  for (const [name, count, address] of counted) {
    const reading = page.waitForResponse(
      (answer) =>
        // What is offered for the house is among the offers of whoever lists.
        /^\/api\/(support|vendor)\//.test(new URL(answer.url()).pathname) &&
        answer.headers()['content-range'] !== undefined,
    )
    await page.goto(shop.portal + address)
    const total = (await reading).headers()['content-range']?.split('/')[1]
    expect(total, name).toBe(count)
  }
})

test('a page that a list does not have leads to its first', async ({ page, shop, buyer }) => {
  const vendor = await newVendor(shop)
  const listing = await listVehicle(shop, vendor)
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/vendor-dashboard?page=9`)
  await expect(page.getByRole('link', { name: listing.title }).first()).toBeVisible()
  await expect(page).not.toHaveURL(/page=9/)
  const { token } = await newBuyer(shop, { isStaff: true })
  await page.evaluate((own) => localStorage.setItem('bandari.token', own), token)
  const order = await placeOrder(shop, buyer)
  await page.goto(`${shop.portal}/support/orders?page=9&perPage=25`)
  await expect(page.getByRole('link', { name: order.number })).toBeVisible()
  await expect(page).not.toHaveURL(/page=9/)
})

test('a supporter’s and a vendor’s tables are whole, too', async ({ page, shop }) => {
  const recruiter = await newSupporter(shop)
  await sellWithCode(shop, await newSupporter(shop, { referrer: recruiter }), { price: 1_450_000 })
  await sellWithCode(shop, recruiter, { price: 1_450_000 })
  await enter(page, recruiter, shop.portal)
  for (const room of ['/supporter-dashboard', '/commission', '/supporter-training']) {
    await expectWhole(page, shop.portal + room)
  }
  await page.evaluate(
    (token) => localStorage.setItem('bandari.token', token),
    await shop.tokenOf('vendor'),
  )
  for (const room of ['/vendor-dashboard', '/vendor/import']) {
    await expectWhole(page, shop.portal + room)
  }
})
