import type { Page } from '@playwright/test'
import { type Buyer, endSessions, newVendor } from '@bandari/api/arrange'
import { enter, signIn } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The creation screens (account spec §2, §5, §8). */

const vehicleRoom = '/vendor/create-product'
const spareRoom = '/vendor/create-spares-listing'

async function open(page: Page, shop: Shop, vendor: Buyer, room: string) {
  await enter(page, vendor, shop.portal)
  await page.goto(shop.portal + room)
}

async function chooseVitz(page: Page) {
  await page.getByLabel(t('portalListings.create.type')).selectOption('Cars')
  await page.getByLabel(t('portalListings.create.make')).selectOption('Toyota')
  await page.getByLabel(t('portalListings.create.model')).selectOption('Vitz')
}

const create = (page: Page) => page.getByRole('button', { name: t('portalListings.create.send') })

async function listingsOf(shop: Shop, { id }: Pick<Buyer, 'id'>) {
  return shop.sql<{ id: string; title: string }>(
    'select id, title from products where vendor_id = $1',
    [id],
  )
}

test('type, make, model and title make a vehicle listing and lead to its editor', async ({
  page,
  shop,
}) => {
  const vendor = await newVendor(shop)
  await open(page, shop, vendor, vehicleRoom)
  const trail = page.getByRole('navigation', { name: t('ui.breadcrumb') })
  await expect(trail.getByRole('listitem')).toHaveText([
    'Home',
    'Dashboard',
    'Create vehicle listing',
  ])
  await expect(page.getByLabel(t('portalListings.create.make'))).toBeDisabled()
  await chooseVitz(page)
  const title = page.getByLabel(t('portalListings.create.vehicleTitle'))
  await expect(title).toHaveValue('Toyota Vitz')
  await title.fill('2014 Toyota Vitz F')
  await create(page).click()
  await expect(page).toHaveURL(/\/vendor\/add-content\/\d+$/)
  const [listing, ...others] = await listingsOf(shop, vendor)
  expect(listing?.title).toBe('2014 Toyota Vitz F')
  expect(others).toEqual([])
  expect(page.url()).toBe(`${shop.portal}/vendor/add-content/${listing?.id}`)
})

test('type and model must be chosen, else Please enter a course name; a title, as its field says', async ({
  page,
  shop,
}) => {
  const vendor = await newVendor(shop)
  await open(page, shop, vendor, vehicleRoom)
  await create(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a course name')
  await expect(page.getByLabel(t('portalListings.create.type'))).toBeFocused()
  await chooseVitz(page)
  await page.getByLabel(t('portalListings.create.vehicleTitle')).fill('   ')
  await create(page).click()
  const title = page.getByLabel(t('portalListings.create.vehicleTitle'))
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription(
    new RegExp(t('portalListings.create.titleMissing')),
  )
  await expect(page.getByRole('alert')).toHaveCount(0)
  await title.fill('2014 Toyota Vitz F')
  await expect(title).not.toHaveAttribute('aria-invalid')
  expect(await listingsOf(shop, vendor)).toEqual([])
})

test('another type has other makes, and the title has at most 150 characters', async ({
  page,
  shop,
}) => {
  await open(page, shop, await newVendor(shop), vehicleRoom)
  await chooseVitz(page)
  await page.getByLabel(t('portalListings.create.vehicleTitle')).fill('x'.repeat(160))
  await expect(page.getByLabel(t('portalListings.create.vehicleTitle'))).toHaveValue(
    'x'.repeat(150),
  )
  await page.getByLabel(t('portalListings.create.type')).selectOption({ index: 2 })
  await expect(page.getByLabel(t('portalListings.create.make'))).toHaveValue('')
  await expect(page.getByLabel(t('portalListings.create.model'))).toBeDisabled()
})

test('a double click makes one listing', async ({ page, shop }) => {
  const vendor = await newVendor(shop)
  await open(page, shop, vendor, vehicleRoom)
  await chooseVitz(page)
  await create(page).dblclick()
  await expect(page).toHaveURL(/\/vendor\/add-content\/\d+$/)
  expect(await listingsOf(shop, vendor)).toHaveLength(1)
})

test('category, subcategory, level 4 and level 5 as deeper levels exist', async ({
  page,
  shop,
}) => {
  const vendor = await newVendor(shop)
  await open(page, shop, vendor, spareRoom)
  const trail = page.getByRole('navigation', { name: t('ui.breadcrumb') })
  await expect(trail.getByRole('listitem')).toHaveText([
    'Home',
    'Dashboard',
    'Create auto spares listing',
  ])
  await expect(page.getByLabel(t('portalListings.create.subcategory'))).toHaveCount(0)
  await page
    .getByLabel(t('portalListings.create.category'), { exact: true })
    .selectOption('Braking')
  await page.getByLabel(t('portalListings.create.subcategory')).selectOption('Disc Brakes')
  await page
    .getByLabel(t('portalListings.create.spareTitle'))
    .fill('Front brake pads 2010-2014 Toyota Vitz 04465-52260')
  await create(page).click()
  await expect(page.getByRole('alert')).toHaveText('Enter a listing category and title')
  await expect(page.getByLabel('Level 4')).toBeFocused()
  await page.getByLabel('Level 4').selectOption('Brake Pads')
  await page.getByLabel('Level 5').selectOption('Front Brake Pads')
  await create(page).click()
  await expect(page).toHaveURL(/\/vendor\/list-auto-spares\/\d+$/)
  const [made] = await shop.sql<{ path: string }>(
    `select path from products join categories on categories.id = category_id where vendor_id = $1`,
    [vendor.id],
  )
  expect(made?.path).toBe(
    'Vehicle Parts & Accessories > Braking > Disc Brakes > Brake Pads > Front Brake Pads',
  )
})

test('another category forgets what was below it', async ({ page, shop }) => {
  await open(page, shop, await newVendor(shop), spareRoom)
  await page
    .getByLabel(t('portalListings.create.category'), { exact: true })
    .selectOption('Braking')
  await page.getByLabel(t('portalListings.create.subcategory')).selectOption('Disc Brakes')
  await page
    .getByLabel(t('portalListings.create.category'), { exact: true })
    .selectOption({ index: 2 })
  await expect(page.getByLabel('Level 4')).toHaveCount(0)
  await expect(page.getByLabel(t('portalListings.create.subcategory'))).toHaveValue('')
})

test('401: Ooops, it look like you’re not logged; what was chosen outlives signing in', async ({
  page,
  shop,
}) => {
  const vendor = await newVendor(shop)
  await open(page, shop, vendor, vehicleRoom)
  await chooseVitz(page)
  await page.getByLabel(t('portalListings.create.vehicleTitle')).fill('2014 Toyota Vitz F & more')
  await endSessions(shop, vendor)
  await create(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText("Ooops, it look like you're not logged. Sign in and try again.")
  await alert.getByRole('button', { name: t('portal.signIn') }).click()
  await signIn(page, vendor)
  await expect(page.getByLabel(t('portalListings.create.model'))).toHaveValue('Vitz')
  await expect(page.getByLabel(t('portalListings.create.vehicleTitle'))).toHaveValue(
    '2014 Toyota Vitz F & more',
  )
  await create(page).click()
  await expect(page).toHaveURL(/\/vendor\/add-content\/\d+$/)
})

test('403: Ooops, your seller account has not been approved yet, and scroll to top', async ({
  page,
  shop,
}) => {
  const vendor = await newVendor(shop)
  await page.setViewportSize({ width: 360, height: 420 })
  await open(page, shop, vendor, spareRoom)
  await page
    .getByLabel(t('portalListings.create.category'), { exact: true })
    .selectOption('Braking')
  await page.getByLabel(t('portalListings.create.subcategory')).selectOption('Disc Brakes')
  await page.getByLabel('Level 4').selectOption('Brake Pads')
  await page.getByLabel('Level 5').selectOption('Front Brake Pads')
  await page.getByLabel(t('portalListings.create.spareTitle')).fill('Front brake pads')
  await shop.sql("update accounts set seller_status = 'suspended' where id = $1", [vendor.id])
  await create(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'Ooops, your seller account has not been approved yet. Contact customer service',
  )
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByLabel(t('portalListings.create.spareTitle'))).toHaveValue(
    'Front brake pads',
  )
  expect(await listingsOf(shop, vendor)).toEqual([])
})

test('Back from the editor of a new listing does not lead to the form again', async ({
  page,
  shop,
}) => {
  await open(page, shop, await newVendor(shop), '/vendor-dashboard')
  await page.getByRole('link', { name: t('portalListings.listVehicle') }).click()
  await chooseVitz(page)
  await create(page).click()
  await expect(page).toHaveURL(/\/vendor\/add-content\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(`${shop.portal}/vendor-dashboard`)
})
