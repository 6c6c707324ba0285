import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** A shop whose flash offer ends while its page is open. */
const ends = new Date(Date.now() + 15_000)
test.use({ environment: { FLASH_OFFER_ENDS: ends.toISOString().replace(/\.\d+/, '') } })

test('an e-mail that comes too late is told that the offer has ended', async ({ page, shop }) => {
  // The visitor's clock is slow: their page still counts when the shop's offer is over.
  await page.clock.setFixedTime(new Date(ends.getTime() - 60_000))
  await page.goto('/flash-discount')
  await expect(page.getByRole('timer')).toBeVisible()
  const isOver = async () =>
    (await shop.clientWith(null).POST('/flash-discount/', { body: { email: 'early@example.com' } }))
      .response.status
  await expect.poll(isOver, { timeout: 30_000 }).toBe(410)
  await page.getByLabel(t('deals.email')).fill('late@example.com')
  await page.getByRole('button', { name: t('deals.reveal') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This offer has ended')
  await expect(page.getByRole('timer')).toHaveCount(0)
})
