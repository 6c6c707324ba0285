import type { Page } from '@playwright/test'
import { listSpare, listVehicle, newVendor, publishable } from '@bandari/api/arrange'
import { phone } from '../axe.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What only a browser shows of the seller dashboard (account spec §2; decisions 19). */

const grid = (page: Page) => page.getByRole('grid', { name: t('portalListings.yours') })
const rows = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
const names = (page: Page) => grid(page).getByRole('link', { name: /[a-z]/i })

test('tile, search, status and sort are in the address, and Back works', async ({ page, shop }) => {
  const vendor = await newVendor(shop)
  const cheap = await listVehicle(shop, vendor, { pPrice: 100, pTitle: 'Cheap saloon' })
  const dear = await listVehicle(shop, vendor, { pPrice: 900, pTitle: 'Dear saloon' })
  const live = await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
  const spare = await listSpare(shop, vendor)
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/vendor-dashboard`)
  await page.getByRole('link', { name: /Auto Spare Parts 1/ }).click()
  await expect(names(page)).toHaveText([spare.title])
  await page.getByRole('link', { name: /Vehicles 3/ }).click()
  await expect(rows(page)).toHaveCount(3)
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
  await page.getByLabel(t('portalListings.status')).selectOption('live')
  await expect(names(page)).toHaveText([live.title])
  await page.goBack()
  await page.goBack()
  await expect(names(page)).toHaveText([spare.title])
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the table is cards, ticked and sorted alike', async ({ page, shop }) => {
    const vendor = await newVendor(shop)
    const dear = await listVehicle(shop, vendor, { ...publishable, pTitle: 'Dear saloon' })
    await listVehicle(shop, vendor, { ...publishable, pPrice: 1, pTitle: 'Cheap saloon' })
    await enter(page, vendor, shop.portal)
    await page.goto(`${shop.portal}/vendor-dashboard`)
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
