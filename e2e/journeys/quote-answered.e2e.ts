import type { Browser } from '@playwright/test'
import { mailsTo, newBuyer, person, stockVehicle } from '@bandari/api/arrange'
import {
  buyNow,
  chooseShipping,
  continueToReview,
  enter,
  fillConsignee,
  grace,
  submitOrder,
} from '../steps.ts'
import { expect, patient, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** A car to where we have no port: the charge is asked for, answered, and ordered with. */

test('a quote is asked for, answered and ordered with', async ({ page, browser, shop }) => {
  test.setTimeout(120_000)
  const buyer = await newBuyer(shop)
  const vehicle = await stockVehicle(shop)
  await enter(page, buyer)

  await test.step('the buyer says to which country', async () => {
    await page.goto(`/details/${vehicle.id}`)
    await chooseShipping(page, { country: 'Mauritius', shipping: 'Container' })
    await buyNow(page)
    await expect(page).toHaveURL(/\/my-basket$/)
    await expect(page.getByRole('main')).toContainText('Mauritius, no port yet')
  })
  await test.step('and asks', async () => {
    await page.getByLabel(t('basket.contactNumber')).fill('+230 5250 0000')
    await page.getByLabel(t('basket.request')).fill('To Port Louis, please.')
    await page.getByRole('button', { name: t('basket.requestQuote') }).click()
    await expect(page.getByRole('button', { name: t('basket.quotePending') })).toBeDisabled()
  })
  await test.step('support answers, and loses nothing by leaving the page', () =>
    answer(browser, shop, buyer.email))
  await test.step('the buyer has a mail, and sees it in the basket by itself', async () => {
    await expect
      .poll(async () => (await mailsTo(shop, buyer.email)).map(({ subject }) => subject))
      .toContain('Your shipping quote: USD 1,480.00')
    await expect(page.getByRole('heading', { name: t('basket.answeredTitle') })).toBeVisible({
      timeout: 40_000,
    })
    await expect(page.getByText('Sails from Durban in a week.')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Mauritius, no port yet')
    await expect(page.getByRole('complementary', { name: t('shared.summary') })).toContainText(
      'Total$6,130.00',
    )
  })
  await test.step('and orders', async () => {
    await page.getByRole('button', { name: t('basket.proceed') }).click()
    await fillConsignee(page, { ...grace, country: 'Mauritius' })
    await continueToReview(page)
    await expect(page.getByRole('main')).toContainText('$1,480.00')
    // Mauritius wants a permit.
    await page.getByRole('checkbox', { name: /permit/ }).check()
    await submitOrder(page)
    await expect(page).toHaveURL(/\/confirm-order\?order=\d+$/)
    await expect(page.getByRole('main')).toContainText('$6,130.00')
  })
})

async function answer(browser: Browser, shop: Shop, email: string) {
  const context = await browser.newContext()
  const page = patient(await context.newPage())
  await enter(page, await person(shop, 'desk'), shop.portal)
  await page.goto(`${shop.portal}/support/quotes`)
  await page.getByLabel(t('staffQuotes.search')).fill(email)
  // The list's address follows what is typed; leaving it sooner would lead back to it.
  await expect(page).toHaveURL(new RegExp(email.replace(/@.*/, '')))
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: /^Quote \d+$/ }).click()
  await expect(page.getByText('To Port Louis, please.')).toBeVisible()
  await expect(page.getByText('Quantity 1 · Container')).toBeVisible()
  await expect(page.getByText('To Mauritius, no port yet')).toBeVisible()
  await page.getByLabel(t('staffQuotes.charge')).fill('1480')
  await page.getByLabel(t('staffQuotes.inspectionIn')).fill('150')
  await page.getByRole('link', { name: t('staff.backTo.quotes') }).click()
  await page.getByRole('link', { name: /^Quote \d+$/ }).click()
  await expect(page.getByLabel(t('staffQuotes.charge'))).toHaveValue('1480')
  await expect(page.getByLabel(t('staffQuotes.inspectionIn'))).toHaveValue('150')
  await page.getByLabel(t('staffQuotes.note')).fill('Sails from Durban in a week.')
  await page.getByRole('button', { name: t('staffQuotes.send') }).click()
  await expect(page.getByText(`The quote has been sent to ${email}.`)).toBeVisible()
  await context.close()
}
