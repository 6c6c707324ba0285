import { newBuyer, placeOrder, stockVehicle } from '@bandari/api/arrange'
import { readDownload } from '../pro-forma.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Order History and View Order (account spec §2; decisions 5, 6, 7). */

test('a card shows number, status, title and total in the order’s own currency', async ({
  page,
  shop,
  buyer,
}) => {
  const vehicle = await stockVehicle(shop)
  const { number } = await placeOrder(shop, buyer, vehicle)
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile?tab=orders`)
  const card = page
    .getByRole('list', { name: t('portalAccount.ordersNewest') })
    .getByRole('listitem')
    .first()
  for (const text of [`Order ${number}`, 'Pending', vehicle.title, '$5,200.00']) {
    await expect(card).toContainText(text)
  }
})

test('View Order shows what to pay, to whom and under which reference', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile?tab=orders`)
  await page.getByRole('link', { name: `View Order ${order.number}` }).click()
  const dialog = page.getByRole('dialog', { name: `Order ${order.number}` })
  for (const text of ['Pay $5,200.00 by', order.payment_reference, '0100 4471 2208', 'Mombasa']) {
    await expect(dialog).toContainText(text)
  }
})

test('Back closes the dialog', async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, buyer)
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile?tab=orders`)
  await page.getByRole('link', { name: `View Order ${order.number}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the dialog hands out the pro-forma invoice', async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, buyer)
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile?tab=orders&order=${order.id}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: t('portal.proForma') }).click()
  expect(await readDownload(await downloading)).toContain(order.payment_reference)
})

test('who has no orders yet is shown a way to one', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile?tab=orders`)
  await expect(page.getByText('You have no orders yet')).toBeVisible()
  await expect(page.getByRole('link', { name: t('portalAccount.findVehicle') })).toHaveAttribute(
    'href',
    `${shop.storefront}/search/1/0/0/1/*/*/0`,
  )
})

test("somebody else's order cannot be opened", async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, await newBuyer(shop))
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile?tab=orders&order=${order.id}`)
  await expect(page.getByText('This order could not be loaded')).toBeVisible()
  await expect(page.getByRole('dialog')).not.toContainText(order.number)
})
