import {
  askForQuote,
  askForSpare,
  type Buyer,
  listVehicle,
  newBuyer,
  newCreditor,
  newVendor,
  placeOrder,
  sellWithCode,
} from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What leads to a list, and a page that it does not have. */

/** Something in each list that is not always there: long amounts, an order, a request, a quote. */
async function fill(shop: Shop, buyer: Buyer) {
  await placeOrder(shop, buyer)
  await askForSpare(shop)
  await askForQuote(shop)
  await sellWithCode(shop, await newCreditor(shop, 99_00), { price: 9_450_000 })
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
