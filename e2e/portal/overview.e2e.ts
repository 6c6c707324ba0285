import { newBuyer } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What only a browser shows of where staff begin: its chart and its widths (decision 24). */

test('a chart tells a day’s figures to arrow keys and pointer, and leads to its orders; work that failed is never too wide', async ({
  page,
  shop,
}) => {
  await shop.sql(
    `select graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job('deliver-mail-again',
      json_build_object('subject', 2147483647), max_attempts => 4, run_at => now() + interval '1 hour')).id], $1)`,
    ['451 No room at the moment'],
  )
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // A menu that was open beside the page would lie above it.
    await page.goto(`${shop.portal}/support/overview`)
    await expect(page.getByText('451 No room at the moment')).toBeVisible()
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
  }

  const all = page.getByText('Last 30 days')
  const bars = page.getByRole('group', { name: t('staffOverview.ordersByDay') })
  await bars.locator('[tabindex="0"]').focus()
  await expect(all).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(bars.getByRole('img')).toHaveAccessibleName(/\d{4}; Placed; \d+/)
  await expect(all).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(all).toBeVisible()
  await bars.hover()
  await expect(all).toHaveCount(0)
  await bars.click()
  await expect(page).toHaveURL(/support\/orders.*date_placed_gte/)
})
