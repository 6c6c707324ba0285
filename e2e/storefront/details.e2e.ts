import { changeVehicle, putInBasket, stockVehicle } from '@bandari/api/arrange'
import { buyNow, enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What only a browser shows of a vehicle's page; the rest is tried in apps/storefront/test/{screens,pages}/details. */

test('Back to a vehicle that was sold meanwhile: Sorry, item is out of stock', async ({
  page,
  shop,
}) => {
  const vehicle = await stockVehicle(shop, { quantity: 1 })
  await page.goto(`/details/${vehicle.id}`)
  await expect(page.getByText(t('details.available'))).toBeVisible()
  await changeVehicle(shop, vehicle, { quantity: 0 })
  // Another look at the same page, as a neighbour's browser or Back gives it.
  await page.goto('/')
  await page.goBack()
  await expect(
    page.getByRole('region', { name: t('shared.soldOut') }).getByRole('alert'),
  ).toHaveText('Sorry, item is out of stock')
})

test('why it is not bought is scrolled to', async ({ page, shop, buyer }) => {
  await putInBasket(shop, buyer, await stockVehicle(shop), { port: 'durban' })
  const { id } = await stockVehicle(shop)
  await enter(page, buyer)
  // Lower than the panel: what is said at its end has to be seen all the same.
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.goto(`/details/${id}`)
  await buyNow(page)
  const refusal = page.getByRole('form', { name: t('details.buy') }).getByRole('alert')
  await expect(refusal).toContainText('You have items awaiting checkout.')
  await expect(refusal).toBeInViewport()
})
