import { newBuyer, placeOrder, putInBasket, stockVehicle } from '@bandari/api/arrange'
import { t } from '../sentences.ts'
import { goToReview } from '../steps.ts'
import type { Screens } from '../walk.ts'

/** A buyer's way from an empty basket to an order. */
export const orderScreens: Screens = {
  'empty basket': async ({ page, shop, buyer, become }) => {
    await become(buyer, shop.storefront)
    await page.goto('/my-basket')
    await page.getByText('You have no items in your basket.').waitFor()
  },
  "somebody else's order": {
    status: 404,
    arrive: async ({ page, shop }) => {
      const { id } = await placeOrder(shop, await newBuyer(shop))
      await page.goto(`/confirm-order?order=${id}`)
      await page.getByText('There is no such order in your account').waitFor()
    },
  },
  basket: async ({ page, shop, buyer }) => {
    await putInBasket(shop, buyer, await stockVehicle(shop))
    await page.goto('/my-basket')
    await page.getByRole('button', { name: t('basket.proceed') }).waitFor()
  },
  'question before removing': async ({ page }) => {
    await page.goto('/my-basket')
    await page.getByRole('button', { name: /^Remove / }).click()
    await page.getByRole('dialog').waitFor()
  },
  checkout: async ({ page }) => {
    await page.goto('/checkout')
    await page.getByRole('button', { name: t('checkout.continueToReview') }).waitFor()
  },
  'checkout, refused': async ({ page }) => {
    await page.goto('/checkout')
    await page.getByRole('button', { name: t('checkout.continueToReview') }).click()
    await page.getByText('A title is required to place order.').waitFor()
  },
  review: ({ page }) => goToReview(page),
  order: async ({ page, shop, buyer }) => {
    const { id, number } = await placeOrder(shop, buyer)
    await page.goto(`/confirm-order?order=${id}`)
    await page.getByText(`Order number ${number}`).waitFor()
  },
  'basket without a charge': async ({ page, shop, become }) => {
    const other = await newBuyer(shop)
    await putInBasket(shop, other, await stockVehicle(shop), { port: null })
    await become(other, shop.storefront)
    await page.goto('/my-basket')
    await page.getByRole('button', { name: t('basket.proceed') }).click()
    await page.getByRole('button', { name: t('basket.requestQuote') }).waitFor()
  },
}
