import { newVendor } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

test('a refusal of a new listing is scrolled to; Back from its editor does not lead to the form again', async ({
  page,
  shop,
}) => {
  const vendor = await newVendor(shop)
  await page.setViewportSize({ width: 360, height: 420 })
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/vendor-dashboard`)
  await page.getByRole('link', { name: t('portalListings.listSpares') }).click()
  await page
    .getByLabel(t('portalListings.create.category'), { exact: true })
    .selectOption('Braking')
  await page.getByLabel(t('portalListings.create.subcategory')).selectOption('Disc Brakes')
  await page.getByLabel('Level 4').selectOption('Brake Pads')
  await page.getByLabel('Level 5').selectOption('Front Brake Pads')
  const title = page.getByLabel(t('portalListings.create.spareTitle'))
  await title.fill('Front brake pads')
  const become = (status: string) =>
    shop.sql('update accounts set seller_status = $2 where id = $1', [vendor.id, status])
  const create = page.getByRole('button', { name: t('portalListings.create.send') })
  await become('suspended')
  await create.click()
  await expect(page.getByRole('alert')).toContainText(
    'Ooops, your seller account has not been approved yet. Contact customer service',
  )
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(title).toHaveValue('Front brake pads')
  const listings = () => shop.sql('select id from products where vendor_id = $1', [vendor.id])
  expect(await listings()).toEqual([])

  await become('approved')
  await create.click()
  await expect(page).toHaveURL(/\/vendor\/list-auto-spares\/\d+$/)
  expect(await listings()).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL(`${shop.portal}/vendor-dashboard`)
})
