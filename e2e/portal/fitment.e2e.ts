import type { CompatibleMake } from '@bandari/sdk'
import { listSpare, newVendor } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

test('what a spare fits is said by keyboard alone, also before a slow list is there', async ({
  page,
  shop,
}) => {
  const vendor = await newVendor(shop)
  const { id } = await listSpare(shop, vendor)
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/vendor/list-auto-spares/${id}`)
  const section = page.getByRole('region', { name: t('portalFitment.title') })
  const typed = Promise.withResolvers<void>()
  await page.route('**/api/compatibility/*?*qry=model*', async (route) => {
    await typed.promise
    await route.continue()
  })
  const pick = async (label: string, text: string) => {
    await section.getByLabel(label, { exact: true }).focus()
    await page.keyboard.type(text)
    if (text === 'Vitz') typed.resolve()
    await page.getByRole('option', { name: text, exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
  }
  await pick(t('portalListings.create.make'), 'Toyota')
  await pick(t('search.models'), 'Vitz')
  await pick(t('portalFitment.variants'), 'RS')
  const grid = section.getByRole('grid', { name: t('portalFitment.trims') })
  await grid.waitFor()
  await section.getByRole('button', { name: t('portalFitment.useForTicked') }).waitFor()
  await grid
    .getByRole('checkbox', { name: t('portalSelling.grid.select') })
    .first()
    .focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const years = page.getByRole('dialog', { name: t('portalFitment.yearsTitle') })
  await years.getByLabel('1999').focus()
  await page.keyboard.press('Space')
  await years.getByRole('button', { name: t('portalFitment.useYears') }).press('Enter')
  await section.getByRole('button', { name: t('portalFitment.save') }).press('Enter')
  await expect(section.getByText('1 trim is saved.')).toBeVisible()
  const { data } = await vendor.client.POST('/fitment/', {
    body: { fetchProp: 'prepopulate', filterProps: { productID: id } },
  })
  const [make] = (data?.data ?? []) as CompatibleMake[]
  expect(make?.trims[0]?.ids?.[0]).toBe(2000)
})
