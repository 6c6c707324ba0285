import { listSpare, newVendor } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

test('on a phone Save stays in reach below the portal’s bar', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const vendor = await newVendor(shop)
  const { id } = await listSpare(shop, vendor)
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/vendor/list-auto-spares/${id}`)
  await page.getByRole('button', { name: t('portalEditor.delete.button') }).scrollIntoViewIfNeeded()
  await expect(
    page.getByRole('button', { name: t('portalEditor.save'), exact: true }),
  ).toBeInViewport({ ratio: 1 })
})
