import type { Locator, Page } from '@playwright/test'
import { listVehicle, newVendor, publishable, unique } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, patient, test } from '../world.ts'
import { t } from '../sentences.ts'

/** A seller's second day: prices changed without a mouse, and what came of it. */

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

test('from the list to another price by keys alone; who opens it is in the figures', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(240_000)
  const vendor = await newVendor(shop)
  const title = `2014 Toyota Vitz ${unique()}`
  const car = await listVehicle(shop, vendor, { ...publishable, pTitle: title, publish: 'live' })
  await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
  await enter(page, vendor, shop.portal)

  await test.step('the seller chooses it and lowers its price by a tenth', async () => {
    await page.goto(`${shop.portal}/vendor-dashboard`)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(title.slice(-8))
    await expect(page.getByText('1 listing', { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('x')
    await expect(page.getByText('1 selected')).toBeVisible()
    await page.keyboard.press('b')
    await tabTo(page, page.getByRole('button', { name: t('portalTable.kind.price') }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByLabel(t('portalTable.price.by')))
    await page.keyboard.type('-10')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(/KES 780,000 → KES 702,000/)
    await tabTo(page, dialog.getByRole('button', { name: 'Change 1 listing' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 price is changed')).toBeVisible()
  })
  await test.step('a buyer opens it at that price', async () => {
    const context = await browser.newContext({ baseURL: shop.storefront, userAgent: phone })
    const theirs = patient(await context.newPage())
    await expect(async () => {
      await theirs.goto(`/details/${car.id}`)
      await expect(theirs.getByRole('main')).toContainText('KES 702,000', { timeout: 2000 })
    }).toPass()
    await context.close()
  })
  await test.step('the figures say so', async () => {
    await expect(async () => {
      await page.goto(`${shop.portal}/vendor/figures`)
      const row = page.getByRole('row').filter({ hasText: title })
      await expect(row.getByRole('cell').nth(2)).toHaveText('1', { timeout: 5000 })
    }).toPass()
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

/** Tab, as often as it takes. */
async function tabTo(page: Page, wanted: Locator) {
  for (let presses = 0; presses < 25; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}
