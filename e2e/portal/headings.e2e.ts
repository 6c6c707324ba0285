import { newBuyer } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What stands on a screen while its script is on its way. */

for (const [kind, path, title, script] of [
  ['list', '/support/orders', t('staffOrders.title'), 'lists'],
  ['form', '/support/vouchers/create', t('staffDiscounts.newTitle'), 'forms'],
] as const)
  test(`the heading of a ${kind} stands before its script, and what follows does not move it`, async ({
    page,
    shop,
  }) => {
    await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
    await page.route(`**/portal-assets/${script}-*.js`, async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto(shop.portal + path, { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { name: title, level: 1 })
    await expect(heading).toBeVisible()
    await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
    await expect(page.locator('[role=grid], main form')).toHaveCount(0)
    let before: Awaited<ReturnType<typeof heading.boundingBox>> = null
    // On a slow machine the skeleton's heading gives way to the page's own just now.
    await expect(async () => {
      before = await heading.boundingBox()
      expect(before).not.toBeNull()
    }).toPass()
    letCome()
    await expect(page.locator('[role=grid], main form').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await heading.boundingBox()).toEqual(before)
  })
