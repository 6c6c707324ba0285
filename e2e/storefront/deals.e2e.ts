import { unique } from '@bandari/api/arrange'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What only a browser shows of the flash discount; the rest is tried in apps/storefront/test/{screens,pages}/deals. */

test('a revealed code is copied, and outlives a reload and the way back', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = `flash-${unique()}@example.com`
  await page.goto('/flash-discount')
  const form = page.getByRole('form', { name: t('deals.reveal') })
  await form.getByLabel(t('deals.email')).fill(email)
  await form.getByRole('button', { name: t('deals.reveal') }).click()
  await page.waitForURL('**/flash-discount-confirm')
  const [issued] = await shop.sql<{ code: string }>(
    'select code from vouchers where issued_to = $1',
    [email],
  )
  const { code } = issued!
  await page.getByRole('main').getByRole('button', { name: 'Copy code' }).click()
  await expect(page.getByText('Copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await page.reload()
  await expect(page.getByText(code)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/flash-discount$/)
  await expect(page.getByText(code)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
})
