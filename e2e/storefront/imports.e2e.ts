import type { Page } from '@playwright/test'
import { ordersOf, putInBasket, stockVehicle } from '@bandari/api/arrange'
import { picture } from '../pictures.ts'
import { continueToReview, enter, fillConsignee, grace, submitOrder } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What the basket and the checkout say of a vehicle that may not enter, or of which nobody is sure. */

const lines = (page: Page) => page.getByRole('list', { name: t('basket.items') })

async function review(page: Page, country = grace.country) {
  await page.goto('/checkout')
  await fillConsignee(page, { ...grace, country })
  await continueToReview(page)
}

test('a car that Kenya does not take is named in the basket, and not ordered', async ({
  page,
  shop,
  buyer,
}) => {
  const vehicle = await stockVehicle(shop, { manufactured: '2009-01', firstRegistered: '2009-03' })
  await putInBasket(shop, buyer, vehicle, { country: 'KE' })
  await enter(page, buyer)
  await page.goto('/my-basket')
  await expect(lines(page)).toContainText(t('door.verdict.block'))
  await expect(lines(page)).toContainText(t('door.cannotOrder'))
  await picture(page, 'basket-blocked')

  await review(page)
  const section = page.getByRole('article').filter({ hasText: vehicle.title })
  await expect(section).toContainText(t('checkout.importBlocked'))
  await expect(section.getByRole('checkbox')).toHaveCount(0)
  await submitOrder(page)
  await expect(page.getByRole('dialog', { name: t('checkout.importBlocked') })).toContainText(
    vehicle.title,
  )
  expect(await ordersOf(buyer)).toEqual([])
})

test('a car of which nobody knows whether it may enter is ordered after a tick, which the order keeps', async ({
  page,
  shop,
  buyer,
}) => {
  const vehicle = await stockVehicle(shop, { manufactured: null, firstRegistered: null })
  await putInBasket(shop, buyer, vehicle, { country: 'KE' })
  await enter(page, buyer)
  await page.goto('/my-basket')
  await expect(lines(page)).toContainText(t('door.verdict.unknown'))

  await review(page)
  const tick = page.getByRole('checkbox', { name: vehicle.title })
  await expect(tick).not.toBeChecked()
  await submitOrder(page)
  await expect(tick).toBeFocused()
  await expect(page.getByText(t('checkout.acceptMissing'))).toBeVisible()
  await picture(page, 'review-unknown')
  await tick.press('Space')
  await expect(page.getByText(t('checkout.acceptMissing'))).toHaveCount(0)
  await submitOrder(page)
  await page.waitForURL('**/confirm-order**')

  const [order] = await ordersOf(buyer)
  const { data: prices } = await buyer.client.GET('/orders/{id}/landed-prices/', {
    params: { path: { id: order?.id ?? 0 } },
  })
  expect(prices?.[0]).toMatchObject({
    accepted: { sentence: prices?.[0]?.ordered.sentence, language: 'en' },
  })
})

test('Lesotho wants a permit: what is told is asked again when it has changed', async ({
  page,
  shop,
  buyer,
}) => {
  const vehicle = await stockVehicle(shop)
  await putInBasket(shop, buyer, vehicle, { port: 'durban', country: 'LS' })
  await enter(page, buyer)
  await review(page, 'Lesotho')
  const tick = page.getByRole('checkbox', { name: vehicle.title })
  await expect(page.getByRole('article').filter({ hasText: vehicle.title })).toContainText(
    t('door.verdict.permit'),
  )
  await tick.check()
  // Its seller corrects the papers while the buyer reads.
  await shop.sql('update products set steering = null where id = $1', [vehicle.id])
  await submitOrder(page)
  const dialog = page.getByRole('dialog', { name: t('checkout.importNotAccepted') })
  await expect(dialog).toContainText(vehicle.title)
  await dialog.getByRole('button', { name: t('checkout.okay') }).click()
  await expect(tick).not.toBeChecked()
  expect(await ordersOf(buyer)).toEqual([])
  await tick.check()
  await submitOrder(page)
  await page.waitForURL('**/confirm-order**')
})
