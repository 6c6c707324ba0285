import type { Page } from '@playwright/test'
import { newBuyer, placeOrder, putInBasket, stockVehicle } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Where staff begin: what waits and for how long, how it went, what there is (decisions 24). */

async function enterAsStaff(page: Page, shop: Shop) {
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
}

const queue = (page: Page, name: string) =>
  page
    .getByRole('region', { name: t('staffOverview.waits') })
    .getByRole('listitem')
    .filter({ hasText: name })

test('staff start with what waits, and a queue leads to its list', async ({
  page,
  shop,
  buyer,
}) => {
  const { number } = await placeOrder(shop, buyer)
  await enterAsStaff(page, shop)
  await page.goto(shop.portal)
  await expect(page).toHaveURL(/\/support\/overview/)
  await expect(queue(page, 'Orders to be paid')).toContainText(/for/i)
  await queue(page, 'Orders to be paid').getByRole('link').click()
  await expect(page).toHaveURL(/Pending/)
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible()
})

test('a quote that nobody answered in 20 minutes is late', async ({ page, shop, buyer }) => {
  const { id } = await putInBasket(shop, buyer, await stockVehicle(shop), { port: null })
  const ask = (minutes: number) =>
    shop.sql(
      'update baskets set quote_requested_at = now() - make_interval(mins => $2) where id = $1',
      [id, minutes],
    )
  await ask(5)
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/overview`)
  await expect(queue(page, 'Quotes to answer')).toContainText('5 min')
  await expect(queue(page, 'Quotes to answer')).not.toContainText('Late')
  await ask(21)
  await page
    .getByRole('button', { name: t('staffOverview.refresh'), exact: true })
    .last()
    .click()
  await expect(queue(page, 'Quotes to answer')).toContainText('Late')
})

test('a day leads to its orders', async ({ page, shop, buyer }) => {
  const { number } = await placeOrder(shop, buyer)
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/overview`)
  await page.getByText('Show the figures').click()
  const today = page.getByRole('table', { name: t('staffOverview.byDay') }).getByRole('link')
  await today.first().click()
  await expect(page.getByLabel(t('staffOrders.placedFrom'))).not.toHaveValue('')
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible()
})

test('a chart tells a day’s figures to arrow keys and pointer, and leads to its orders', async ({
  page,
  shop,
}) => {
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/overview`)
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

test('nobody sees a queue that they may not open', async ({ page, shop }) => {
  const editor = await newBuyer(shop, { isStaff: true })
  await shop.sql(`update accounts set staff_role = 'content' where id = $1`, [editor.id])
  await enter(page, editor, shop.portal)
  await page.goto(`${shop.portal}/support/overview`)
  await expect(page.getByRole('heading', { name: t('staffOverview.byDay') })).toBeVisible()
  await expect(page.getByText('What waits')).toHaveCount(0)
})

test('work that failed says what, when and why, and is tried again', async ({ page, shop }) => {
  const name = 'Send a mail that was given up'
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/overview`)
  const failed = page.getByRole('region', { name: t('staffOverview.failed') })
  await expect(failed).toContainText('Everything went well')
  // A mail that has long left: trying it again finds nothing to do, which is a success.
  await shop.sql(
    `select graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job('deliver-mail-again',
      json_build_object('subject', 2147483647), max_attempts => 4, run_at => now() + interval '1 hour')).id], $1)`,
    ['451 No room at the moment'],
  )
  await page
    .getByRole('main')
    .getByRole('button', { name: t('staffOverview.refresh'), exact: true })
    .click()
  await expect(failed.getByRole('heading', { name: 'Work that failed 1' })).toBeVisible()
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // A menu that was open beside the page would lie above it.
    await page.reload()
    await expect(failed.getByRole('heading', { name: 'Work that failed 1' })).toBeVisible()
    await expect(failed.getByRole('heading', { name })).toContainText('Failed')
    await expect(failed).toContainText('Tried 4 times')
    await expect(failed).toContainText('451 No room at the moment')
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
  }
  await failed.getByRole('button', { name: `Try again: ${name}` }).click()
  await expect(page.getByText('It is tried again now')).toBeVisible()
  await expect(failed).toContainText('Everything went well', { timeout: 15_000 })
  const audit = await shop.sql(`select action from audit where subject = 'job'`)
  expect(audit).toEqual([{ action: 'retry-job' }])
})

test('without a connection the figures stay and say that they are old', async ({ page, shop }) => {
  await enterAsStaff(page, shop)
  await page.goto(`${shop.portal}/support/overview`)
  const refresh = page.getByRole('main').getByRole('button', { name: t('staffOverview.refresh') })
  await refresh.waitFor()
  await page.context().setOffline(true)
  await refresh.click()
  await expect(page.getByText('These figures could not be refreshed')).toBeVisible()
  await expect(page.getByText('Stock and listings')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: t('staffOverview.tryAgain') }).click()
  await expect(page.getByText('These figures could not be refreshed')).toHaveCount(0)
})
