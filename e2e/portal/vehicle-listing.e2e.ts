import type { Page } from '@playwright/test'
import {
  type Buyer,
  listVehicle,
  newVendor,
  type OwnListing,
  publishable,
  readListing,
} from '@bandari/api/arrange'
import { expectAccessible } from '../axe.ts'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What only a browser shows of the vehicle listing editor: history, the tab’s end, two tabs (decisions 18). */

const bar = {
  save: (page: Page) => page.getByRole('button', { name: t('portalEditor.save'), exact: true }),
  saved: (page: Page) => page.getByText('Saved', { exact: true }),
}
const title = (page: Page) =>
  page.getByRole('textbox', { name: t('portalEditor.field.title'), exact: true })
const editorOf = ({ portal }: Shop, { id }: OwnListing) => `${portal}/vendor/add-content/${id}`

async function open(page: Page, shop: Shop, fields: Parameters<typeof listVehicle>[2] = {}) {
  const vendor = await newVendor(shop)
  const listing = await listVehicle(shop, vendor, fields)
  await openAs(page, shop, vendor, listing)
  return { vendor, listing }
}

async function openAs(page: Page, shop: Shop, vendor: Buyer, listing: OwnListing) {
  await enter(page, vendor, shop.portal)
  await page.goto(editorOf(shop, listing))
  await title(page).waitFor()
}

test('leaving with unsaved changes is asked about, by a link and by Back', async ({
  page,
  shop,
}) => {
  const vendor = await newVendor(shop)
  const listing = await listVehicle(shop, vendor)
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/profile`)
  await page.getByRole('menuitem', { name: t('portal.menu.sellerDashboard') }).click()
  await page.getByRole('link', { name: listing.title }).first().click()
  await title(page).fill('2014 Toyota Vitz')
  const question = page.getByRole('dialog', { name: t('portal.leave.title') })
  await page.getByRole('link', { name: t('portal.menu.dashboard') }).click()
  await question.getByRole('button', { name: t('portal.leave.stay') }).click()
  await expect(title(page)).toHaveValue('2014 Toyota Vitz')
  await page.goBack()
  await question.getByRole('button', { name: t('portal.leave.discard') }).click()
  await expect(page).toHaveURL(/\/vendor-dashboard/)
  expect((await readListing(vendor, listing.id)).prod_title).toBe(listing.title)
  await page.goForward()
  await expect(title(page)).toHaveValue(listing.title)
  await title(page).fill('2014 Toyota Vitz')
  await page.getByRole('link', { name: t('portal.menu.dashboard') }).click()
  await question.getByRole('button', { name: t('portal.leave.save') }).click()
  await expect(page).toHaveURL(/\/vendor-dashboard/)
  expect((await readListing(vendor, listing.id)).prod_title).toBe('2014 Toyota Vitz')
})

test('closing or reloading the tab is asked about; what was typed is there again', async ({
  page,
  shop,
}) => {
  await open(page, shop)
  await title(page).fill('2014 Toyota Vitz')
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type())
      void dialog.accept()
    })
  })
  await page.reload()
  expect(await asked).toBe('beforeunload')
  await expect(page.getByText('Your unsaved changes are here again.')).toBeVisible()
  await expect(title(page)).toHaveValue('2014 Toyota Vitz')
  await page.getByRole('button', { name: t('portal.discardThem') }).click()
  await expect(title(page)).not.toHaveValue('2014 Toyota Vitz')
  await expect(bar.save(page)).toBeDisabled()
})

test('two tabs: the second save is told about the first, and loses nothing', async ({
  page,
  shop,
  context,
}) => {
  const { vendor, listing } = await open(page, shop, publishable)
  const other = await context.newPage()
  await openAs(other, shop, vendor, listing)
  await title(other).fill('2014 Toyota Vitz U')
  await other.getByLabel(t('details.mileage')).fill('85000')
  await other.getByLabel(t('portalEditor.field.location')).fill('Mombasa')
  await bar.save(other).click()
  await expect(bar.saved(other)).toBeVisible()
  await title(page).fill('2014 Toyota Vitz F')
  await page.getByLabel(t('portalEditor.field.subtitle')).fill('One owner')
  await page.getByLabel(t('portalEditor.field.location')).fill('Kisumu')
  await bar.save(page).click()
  const dialog = page.getByRole('dialog', { name: t('portalEditor.conflict.title') })
  const mileage = dialog.getByRole('group', { name: t('details.mileage') })
  await expect(mileage.getByLabel(t('portalEditor.conflict.elsewhere'))).toBeChecked()
  await expect(mileage).toContainText('85,000 km')
  await expect(mileage).toContainText('84,200 km')
  await expect(dialog.getByRole('group', { name: t('portalEditor.field.subtitle') })).toHaveCount(0)
  await expect(
    dialog
      .getByRole('group', { name: t('portalEditor.field.title') })
      .getByLabel(t('portalEditor.conflict.here')),
  ).toBeChecked()
  await expectAccessible(page)
  // Nothing is stored or lost by looking.
  await dialog.getByRole('button', { name: t('portalEditor.conflict.back') }).click()
  await expect(title(page)).toHaveValue('2014 Toyota Vitz F')
  await bar.save(page).click()
  await dialog.getByRole('button', { name: t('portalEditor.conflict.theirs') }).click()
  await dialog
    .getByRole('group', { name: t('portalEditor.field.title') })
    .getByLabel(t('portalEditor.conflict.here'))
    .check()
  await dialog.getByRole('button', { name: t('portalEditor.conflict.save') }).click()
  await expect(bar.saved(page)).toBeVisible()
  expect(await readListing(vendor, listing.id)).toMatchObject({
    prod_title: '2014 Toyota Vitz F',
    prod_subtitle: 'One owner',
    prod_location: 'Mombasa',
    specs: { mileage: 85_000 },
  })
})
