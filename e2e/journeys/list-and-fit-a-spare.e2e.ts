import type { Page } from '@playwright/test'
import { newVendor, unique } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, patient, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

const engine = '1.3 L petrol (1,329 cc)'

/** A part is listed and said to fit; a buyer with that vehicle reads that it does. */

test('from an empty form to a buyer’s verdict', async ({ page, browser, shop }) => {
  test.setTimeout(480_000)
  const title = `Brake pads ${unique()}`
  await enter(page, await newVendor(shop), shop.portal)
  await test.step('creates the listing', () => create(page, shop, title))
  await test.step('describes and publishes it', () => publish(page))
  await test.step('says what it fits', () => fit(page))
  const id = /\/list-auto-spares\/(\d+)/.exec(page.url())?.[1]

  const context = await browser.newContext({ baseURL: shop.storefront })
  const buyer = patient(await context.newPage())
  await test.step('a buyer finds it among the parts', async () => {
    await buyer.goto('/auto-parts/Front%20Brake%20Pads')
    await buyer
      .getByRole('region', { name: t('shared.results') })
      .getByRole('link', { name: title })
      .first()
      .click()
    await expect(buyer).toHaveURL(new RegExp(`/details/${id}`))
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(title)
  })
  const panel = buyer.getByRole('region', { name: t('shared.yourVehicle') })
  await test.step('whose vehicle it fits', async () => {
    await buyer.getByText('Does it fit your vehicle?').click()
    await choose(buyer, '2014')
    await expect(panel.getByRole('status')).toContainText('Fits your vehicle')
  })
  await test.step('and another’s it does not', async () => {
    await panel.getByRole('link', { name: 'Change your vehicle' }).click()
    await choose(buyer, '2016')
    await expect(panel.getByRole('status')).toContainText('Does not fit')
  })
  await context.close()
})

async function create(page: Page, shop: Shop, title: string) {
  await page.goto(`${shop.portal}/vendor-dashboard`)
  await page
    .getByRole('link', { name: t('portalListings.listSpares') })
    .first()
    .click()
  await page
    .getByLabel(t('portalListings.create.category'), { exact: true })
    .selectOption('Braking')
  await page.getByLabel(t('portalListings.create.subcategory')).selectOption('Disc Brakes')
  await page.getByLabel('Level 4').selectOption('Brake Pads')
  await page.getByLabel('Level 5').selectOption('Front Brake Pads')
  await page.getByLabel(t('portalListings.create.spareTitle')).fill(title)
  await page.getByRole('button', { name: t('portalListings.create.send') }).click()
  await expect(page).toHaveURL(/\/vendor\/list-auto-spares\/\d+$/)
}

async function publish(page: Page) {
  await page.getByLabel(t('portalListings.price')).fill('4500')
  await page.getByLabel(t('portalEditor.field.location')).fill('Industrial Area, Nairobi')
  await page.getByLabel(t('portalEditor.field.phone')).fill('0712345678')
  await page.getByLabel(t('portalEditor.field.description')).fill('Front axle, with shims.')
  await page.getByRole('switch', { name: t('portalSelling.publish') }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

async function fit(page: Page) {
  const section = page.getByRole('region', { name: t('portalFitment.title') })
  const pick = async (label: string, name: string) => {
    await section.getByLabel(label, { exact: true }).fill(name)
    await page.getByRole('option', { name, exact: true }).click()
    await page.keyboard.press('Escape')
  }
  await pick('Make', 'Toyota')
  await pick('Models', 'Vitz')
  await pick('Variants', 'F')
  const trim = section.getByRole('row').filter({ hasText: engine })
  await trim.getByRole('checkbox').check()
  await trim.getByRole('button', { name: /^Years of Vitz F/ }).click()
  const years = page.getByRole('dialog', { name: t('portalFitment.yearsTitle') })
  await years.getByRole('button', { name: t('portalFitment.noYears') }).click()
  for (const year of ['2013', '2014']) await years.getByLabel(year).check()
  await years.getByRole('button', { name: t('portalFitment.useYears') }).click()
  await section.getByRole('button', { name: t('portalFitment.save') }).click()
  await expect(section.getByText('1 trim is saved.')).toBeVisible()
}

async function choose(page: Page, year: string) {
  const picker = page.getByRole('form', { name: t('shared.yourVehicle') })
  await picker.getByLabel(t('shared.vehicleMake')).selectOption('Toyota')
  await picker.getByLabel(t('shared.vehicleModel')).selectOption('Vitz')
  await picker.getByLabel(t('shared.year')).selectOption(year)
  await picker.getByLabel(t('shared.trim')).selectOption(`F ${engine}`)
  await picker.getByRole('button', { name: t('shared.checkFit') }).click()
}
