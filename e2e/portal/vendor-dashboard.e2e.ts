import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  type Buyer,
  endSessions,
  listSpare,
  listVehicle,
  newSupporter,
  newVendor,
  publishable,
} from '@bandari/api/arrange'
import { phone } from '../axe.ts'
import { enter, signIn } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The seller dashboard (account spec §2; decisions 19). */

async function open(page: Page, shop: Shop, vendor: Buyer, query = '') {
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/vendor-dashboard${query}`)
}

const grid = (page: Page) => page.getByRole('grid', { name: t('portalListings.yours') })
const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
const names = (page: Page) => grid(page).getByRole('link', { name: /[a-z]/i })

test('a visitor is sent to /login from every room, and back', async ({ page, shop, buyer }) => {
  for (const room of [
    '/vendor/create-spares-listing',
    '/vendor/vehicles/7',
    '/vendor/create-product',
    '/vendor-dashboard',
  ]) {
    await page.goto(shop.portal + room)
    await expect(page).toHaveURL(`${shop.portal}/login`)
  }
  await signIn(page, buyer)
  await expect(page).toHaveURL(`${shop.portal}/vendor-dashboard`)
  await expect(page.getByText('You have not joined the Seller Programme yet')).toBeVisible()
})

test('who is not approved is told so, and what to do', async ({ page, shop }) => {
  await open(page, shop, await newSupporter(shop))
  await expect(
    page.getByText(
      'Ooops, your seller account has not been approved yet. Contact customer service',
      { exact: true },
    ),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: t('portal.contactService') })).toHaveAttribute(
    'href',
    `${shop.storefront}/help-contact`,
  )
  await expect(page.getByRole('menuitem', { name: t('portal.menu.sellerDashboard') })).toHaveCount(
    0,
  )
})

test('profile and menu lead there: Home > Account > Seller dashboard', async ({ page, shop }) => {
  await enter(page, await newVendor(shop), shop.portal)
  await page.goto(`${shop.portal}/profile`)
  await page.getByRole('link', { name: t('portalAccount.sellerDashboard') }).click()
  await expect(page).toHaveURL(`${shop.portal}/vendor-dashboard`)
  const trail = page.getByRole('navigation', { name: t('ui.breadcrumb') })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Account', 'Seller dashboard'])
  await expect(page.getByText('You have not listed anything yet')).toBeVisible()
  await page.getByRole('link', { name: t('portalListings.listSpares') }).click()
  await expect(page).toHaveURL(`${shop.portal}/vendor/create-spares-listing`)
  await page.getByRole('menuitem', { name: t('portal.menu.sellerDashboard') }).click()
  await page.getByRole('link', { name: t('portalListings.listVehicle') }).click()
  await expect(page).toHaveURL(`${shop.portal}/vendor/create-product`)
})

test('two tiles count, and filter the table', async ({ page, shop }) => {
  const vendor = await newVendor(shop)
  const first = await listVehicle(shop, vendor)
  const second = await listVehicle(shop, vendor)
  const spare = await listSpare(shop, vendor)
  await open(page, shop, vendor)
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('link', { name: /Auto Spare Parts 1/ }).click()
  await expect(page).toHaveURL(`${shop.portal}/vendor-dashboard?class=parts`)
  await expect(names(page)).toHaveText([spare.title])
  await page.getByRole('link', { name: /Vehicles 2/ }).click()
  await expect(names(page)).toHaveText([second.title, first.title])
  await page.goBack()
  await expect(names(page)).toHaveText([spare.title])
})

test('columns Vehicle ID, Name, Date created; ID and name link to the editor of the class', async ({
  page,
  shop,
}) => {
  const vendor = await newVendor(shop)
  const vehicle = await listVehicle(shop, vendor, publishable)
  const spare = await listSpare(shop, vendor)
  await shop.sql("update products set date_created = '2026-01-05T15:04:59Z' where id = $1", [
    vehicle.id,
  ])
  await open(page, shop, vendor, '?class=vehicles')
  for (const name of ['Vehicle ID', 'Name', 'Date created', 'Status', 'Price', 'Last edited'])
    await expect(grid(page).getByRole('columnheader', { name })).toBeVisible()
  const row = rows(page).first()
  await expect(row).toContainText('Jan. 5, 2026')
  await expect(row).toContainText('KES 780,000')
  await expect(row).toContainText('Draft')
  for (const name of [String(vehicle.id), vehicle.title])
    await expect(row.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/vendor/vehicles/${vehicle.id}`,
    )
  await row.getByRole('link', { name: vehicle.title }).click()
  await expect(page).toHaveURL(`${shop.portal}/vendor/add-content/${vehicle.id}`)
  await page.goto(`${shop.portal}/vendor/parts/${spare.id}`)
  await expect(page).toHaveURL(`${shop.portal}/vendor/list-auto-spares/${spare.id}`)
})

test('an address of no class is not found', async ({ page, shop }) => {
  await enter(page, await newVendor(shop), shop.portal)
  await page.goto(`${shop.portal}/vendor/boats/7`)
  await expect(page.getByText("Oops, sorry we couldn't find that page")).toBeVisible()
})

test('search, status and sort are in the address, and Back works', async ({ page, shop }) => {
  const vendor = await newVendor(shop)
  const cheap = await listVehicle(shop, vendor, { pPrice: 100, pTitle: 'Cheap saloon' })
  const dear = await listVehicle(shop, vendor, { pPrice: 900, pTitle: 'Dear saloon' })
  const live = await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
  await open(page, shop, vendor)
  await page.getByLabel(t('portalListings.search')).fill('saloon')
  await expect(names(page)).toHaveText([dear.title, cheap.title])
  await expect(page).toHaveURL(/q=saloon/)
  await grid(page)
    .getByRole('columnheader', { name: t('portalListings.price') })
    .click()
  await expect(names(page)).toHaveText([cheap.title, dear.title])
  await expect(page).toHaveURL(/sort=prod_price&order=asc/)
  await page.reload()
  await expect(names(page)).toHaveText([cheap.title, dear.title])
  await page.goBack()
  await expect(names(page)).toHaveText([dear.title, cheap.title])
  await page.goBack()
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByLabel(t('portalListings.search'))).toHaveValue('')
  await page.getByLabel(t('portalListings.status')).selectOption('Live')
  await expect(names(page)).toHaveText([live.title])
  await page.getByLabel(t('portalListings.search')).fill('no such thing')
  await expect(page.getByText('No listing matches')).toBeVisible()
  await page.getByRole('link', { name: t('portalListings.showAll') }).click()
  await expect(rows(page)).toHaveCount(3)
})

test('25 a page', async ({ page, shop }) => {
  const vendor = await newVendor(shop)
  const { id } = await listVehicle(shop, vendor)
  await shop.sql(
    `insert into products (market, class, title, reference, price, currency, quantity, vendor_id, date_created)
     select market, class, 'Fleet ' || n, 'FLEET-' || id || '-' || n, 0, 'KES', 1, vendor_id, date_created - n * interval '1 day'
     from products, generate_series(1, 29) as n where id = $1`,
    [id],
  )
  await open(page, shop, vendor)
  await expect(rows(page)).toHaveCount(25)
  await expect(page.getByText('30 listings')).toBeVisible()
  await page.getByRole('link', { name: t('ui.nextPage') }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows(page)).toHaveCount(5)
  await page.goBack()
  await expect(rows(page)).toHaveCount(25)
})

test('bulk publish names what is missing, back to draft is always allowed', async ({
  page,
  shop,
}) => {
  const vendor = await newVendor(shop)
  const whole = await listVehicle(shop, vendor, publishable)
  const lacking = await listVehicle(shop, vendor, { ...publishable, pPrice: 0, description: '' })
  await open(page, shop, vendor)
  await expect(
    page.getByRole('button', { name: t('portalSelling.publish'), exact: true }),
  ).toBeDisabled()
  await grid(page)
    .getByRole('checkbox', { name: t('portalSelling.grid.selectAll') })
    .check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: t('portalSelling.publish'), exact: true }).click()
  await expect(page.getByText('1 listing is live, 1 cannot go live yet')).toBeVisible()
  await expect(page.getByText(`${lacking.title} lacks price and description`)).toBeVisible()
  const row = rows(page).filter({ hasText: whole.title })
  await expect(row).toContainText('Live')
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('portalListings.backToDraft') }).click()
  await expect(page.getByText('1 listing is back to draft')).toBeVisible()
  await expect(row).toContainText('Draft')
})

test('what is shown can be had as a file', async ({ page, shop }) => {
  const vendor = await newVendor(shop)
  const vehicle = await listVehicle(shop, vendor)
  const spare = await listSpare(shop, vendor)
  await open(page, shop, vendor)
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('portalListings.exportCsv') }).click()
  await page.getByRole('menuitem', { name: t('portalSelling.spares') }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toBe('spares.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(spare.title)
  expect(text).not.toContain(vehicle.title)
})

test('a vendor who is suspended meanwhile is told so', async ({ page, shop }) => {
  const vendor = await newVendor(shop)
  await listVehicle(shop, vendor)
  await open(page, shop, vendor)
  await expect(rows(page)).toHaveCount(1)
  await shop.sql("update accounts set seller_status = 'suspended' where id = $1", [vendor.id])
  await page.getByLabel(t('portalListings.status')).selectOption('Drafts')
  await expect(page.getByText('Ooops, your seller account has not been approved yet')).toBeVisible()
})

test('a session that has ended leads to /login and back', async ({ page, shop }) => {
  const vendor = await newVendor(shop)
  await listVehicle(shop, vendor)
  await open(page, shop, vendor)
  await expect(rows(page)).toHaveCount(1)
  await endSessions(shop, vendor)
  await page.getByLabel(t('portalListings.status')).selectOption('Drafts')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, vendor)
  await expect(page).toHaveURL(`${shop.portal}/vendor-dashboard?status=draft`)
  await expect(rows(page)).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the table is cards, ticked and sorted alike', async ({ page, shop }) => {
    const vendor = await newVendor(shop)
    const dear = await listVehicle(shop, vendor, { ...publishable, pTitle: 'Dear saloon' })
    await listVehicle(shop, vendor, { ...publishable, pPrice: 1, pTitle: 'Cheap saloon' })
    await open(page, shop, vendor)
    const cards = page.getByRole('list', { name: t('portalListings.yours') }).getByRole('listitem')
    await expect(cards.getByRole('heading')).toHaveText(['Cheap saloon', 'Dear saloon'])
    await page.getByLabel(t('portalListings.sortBy')).selectOption('Price, highest first')
    await expect(cards.getByRole('heading')).toHaveText(['Dear saloon', 'Cheap saloon'])
    await page.getByLabel('Select Dear saloon').check()
    await page.getByRole('button', { name: t('portalSelling.publish'), exact: true }).click()
    await expect(page.getByText('1 listing is live')).toBeVisible()
    await expect(cards.first()).toContainText('Live')
    await cards.first().getByRole('link', { name: 'Dear saloon' }).click()
    await expect(page).toHaveURL(`${shop.portal}/vendor/add-content/${dear.id}`)
  })
})
