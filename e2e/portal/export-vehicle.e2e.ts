import type { Page } from '@playwright/test'
import { newBuyer, newVendor } from '@bandari/api/arrange'
import { expectAccessible } from '../axe.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Vehicles for export, listed by hand: support allows a seller, who lists one; the public sees half a number. */

const chassis = 'NSP130-2145678'

async function chooseVitz(page: Page) {
  await page.getByLabel(t('portalListings.create.type')).selectOption('Cars')
  await page.getByLabel(t('portalListings.create.make')).selectOption('Toyota')
  await page.getByLabel(t('portalListings.create.model')).selectOption('Vitz')
  await page.getByRole('button', { name: t('portalListings.create.send') }).click()
  await expect(page).toHaveURL(/\/vendor\/add-content\/\d+$/)
}

async function fill(page: Page) {
  const write = (name: string, value: string) =>
    page.getByRole('textbox', { name, exact: true }).fill(value)
  await write(t('portalEditor.field.title'), '2014 Toyota Vitz F for export')
  await write(t('portalEditor.field.price'), '4500')
  await write(t('portalEditor.field.location'), 'Yokohama, Japan')
  await write(t('portalEditor.field.description'), 'Non-smoker, all keys.')
  await write(t('search.mileage'), '84200')
  await write(t('portalEditor.field.engine'), '1,329 cc')
  await page.getByLabel(t('portalEditor.field.originPort')).selectOption('Yokohama, Japan')
  await page.getByLabel(t('portalEditor.field.registered')).fill('2014-05')
  await page.getByLabel(t('portalEditor.field.grade')).selectOption('4.5')
}

test('support lets a seller list for export, who fills the editor, and the shop sells it', async ({
  page,
  shop,
  browser,
}) => {
  const vendor = await newVendor(shop)
  const staff = await newBuyer(shop, { isStaff: true })
  await enter(page, staff, shop.portal)
  await page.goto(`${shop.portal}/support/vendors/${vendor.id}/show`)
  await page.getByRole('button', { name: t('staffVendors.allowExport.label') }).click()
  await page
    .getByRole('button', { name: t('staffVendors.allowExport.confirm'), exact: true })
    .click()
  await expect(page.getByText(t('staffVendors.mayExport'))).toBeVisible()

  const context = await browser.newContext()
  const desk = await context.newPage()
  await enter(desk, vendor, shop.portal)
  await desk.goto(`${shop.portal}/vendor/create-product`)
  await desk.getByLabel(t('portalListings.market.label')).selectOption('export')
  await chooseVitz(desk)
  await fill(desk)
  await desk.getByRole('switch', { name: t('portalSelling.publish') }).click()
  const number = desk.getByLabel(t('portalEditor.field.chassis'))
  await expect(number).toHaveAttribute('aria-invalid')
  await number.fill(chassis)
  await desk.getByRole('switch', { name: t('portalSelling.publish') }).click()
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(desk)

  await desk.getByRole('link', { name: t('portalEditor.seeIt') }).waitFor()
  const [listing] = await shop.sql<{ id: string }>(
    'select id from products where vendor_id = $1 and chassis_number = $2',
    [vendor.id, chassis],
  )
  await desk.goto(`${shop.storefront}/details/${listing?.id}`)
  await expect(desk.getByText('NSP130-21*****')).toBeVisible()
  await expect(desk.getByRole('button', { name: t('details.buyNow') })).toBeVisible()
  expect(await desk.content()).not.toContain(chassis)
  await context.close()
})

test('support lists for the house by the same editor, which leads back to the desk', async ({
  page,
  shop,
}) => {
  const staff = await newBuyer(shop, { isStaff: true })
  await enter(page, staff, shop.portal)
  await page.goto(`${shop.portal}/support/listings`)
  await page.getByRole('link', { name: t('staffListings.listExport') }).click()
  await expect(page.getByLabel(t('portalListings.market.label'))).toHaveValue('house')
  await chooseVitz(page)
  await page
    .getByRole('link', { name: t('portal.menu.listings') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/support\/listings/)
  await page.getByRole('link', { name: t('staffListings.importExport') }).click()
  await expect(page.getByRole('radio', { name: t('portalListings.import.ofHouse') })).toBeChecked()
})
