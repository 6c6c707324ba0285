import { putInBasket, stockVehicle } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What only a browser shows of the basket; its sentences are tried in apps/storefront/test/screens/basket. */

test('the way to the checkout stands still from when it is there, also when nobody tells how it is shipped', async ({
  page,
  shop,
  buyer,
}) => {
  const methods = '**/api/basket/shipping-methods/'
  await page.route(methods, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await enter(page, buyer)
  await putInBasket(shop, buyer, await stockVehicle(shop))
  await page.goto('/my-basket')
  const proceed = page.getByRole('button', { name: t('basket.proceed') })
  await proceed.waitFor()
  const before = await proceed.boundingBox()
  const summary = page.getByRole('complementary', { name: t('shared.summary') })
  await summary.getByText('RORO to Mombasa').waitFor()
  expect(await proceed.boundingBox()).toEqual(before)

  let asked = 0
  await page.unroute(methods)
  await page.route(methods, (route) => {
    asked += 1
    return route.abort()
  })
  await page.reload()
  await proceed.click()
  await expect(page).toHaveURL(/\/checkout$/)
  // It does not keep asking.
  expect(asked).toBeLessThan(4)
})
