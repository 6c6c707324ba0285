import { ordersOf, putInBasket, stockVehicle } from '@bandari/api/arrange'
import { enter, fillConsignee, goToReview, logOut, signIn, submitOrder } from '../steps.ts'
import { expect, patient, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What only a browser shows of the checkout; the rest is tried in apps/storefront/test/screens/checkout. */

test.beforeEach(async ({ page, shop, buyer }) => {
  await putInBasket(shop, buyer, await stockVehicle(shop))
  await enter(page, buyer)
})

test('an order whose answer got lost, that is pressed twice, or gone back from, is placed once', async ({
  page,
  context,
  buyer,
}) => {
  await goToReview(page)
  await context.setOffline(true)
  await submitOrder(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Unable to proceed')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: t('checkout.okay') }).click()
  await page.getByRole('button', { name: t('checkout.submit') }).dblclick()
  await expect(page).toHaveURL(/\/confirm-order/)
  expect(await ordersOf(buyer)).toHaveLength(1)
  await page.goBack()
  await expect(page.getByText('You have no items in your basket.')).toBeVisible()
  await expect(page.getByRole('button', { name: t('checkout.submit') })).toHaveCount(0)
  expect(await ordersOf(buyer)).toHaveLength(1)
})

test('signed out in another tab, this one leads to /login and keeps nothing of what was typed', async ({
  page,
  context,
  buyer,
}) => {
  await page.goto('/checkout')
  await fillConsignee(page)
  const other = patient(await context.newPage())
  await other.goto('/')
  await logOut(other)
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout$/)
  await signIn(page, buyer)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByLabel('Street name')).toHaveValue('')
})
