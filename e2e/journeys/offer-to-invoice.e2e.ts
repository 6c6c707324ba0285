import type { Browser, Page } from '@playwright/test'
import { mailsTo, newBuyer, stockVehicle } from '@bandari/api/arrange'
import { readDownload } from '../pro-forma.ts'
import {
  buyNow,
  continueToReview,
  enter,
  fillConsignee,
  grace,
  signIn,
  submitOrder,
} from '../steps.ts'
import { expect, patient, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** From a buyer's price offer and staff's answer to an invoice. */

test('an offer is countered, accepted, ordered, and its invoice has the agreed price', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(120_000)
  const buyer = await newBuyer(shop)
  const vehicle = await stockVehicle(shop, { quantity: 1 })

  await test.step('the buyer offers, and signs in on the way', async () => {
    await page.goto(`/details/${vehicle.id}`)
    await page.getByRole('button', { name: t('details.makeOffer') }).click()
    await expect(page).toHaveURL(/\/login\?next=/)
    await signIn(page, buyer)
    const dialog = page.getByRole('dialog', { name: t('offers.title') })
    await dialog.getByLabel(t('offers.amount', { currency: 'USD' })).fill('4,600')
    await dialog.getByRole('button', { name: t('offers.send') }).click()
    await expect(dialog).toContainText(t('offers.missing', { price: '$4,500.00' }))
    await dialog.getByLabel(t('offers.amount', { currency: 'USD' })).fill('4,000')
    await dialog.getByRole('button', { name: t('offers.send') }).dblclick()
    await expect(dialog).toContainText(t('offers.sent', { price: '$4,000.00' }))
  })
  await test.step('the house names another price', () => counter(browser, shop, vehicle.title))
  await test.step('the buyer has a mail, and accepts it', async () => {
    await expect
      .poll(async () => (await mailsTo(shop, buyer.email))[0]?.text ?? '')
      .toContain(`${shop.portal}/profile?tab=offers`)
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('offers.mine') })
      .click()
    await expect(page.getByText(t('portalOffers.state.yourTurn'))).toBeVisible()
    await accept(page, '$4,300.00')
    await expect(page.getByText(t('portalOffers.state.accepted'))).toBeVisible()
  })
  await test.step('it is held for the buyer alone, and goes into the basket at that price', async () => {
    await page.getByRole('link', { name: t('portalOffers.order', { price: '$4,300.00' }) }).click()
    await expect(page.getByText(t('offers.held', { price: '$4,300.00' }))).toBeVisible()
    const other = await browser.newPage()
    await other.goto(`${shop.storefront}/details/${vehicle.id}`)
    await expect(other.getByRole('region', { name: t('shared.soldOut') })).toBeVisible()
    await other.close()
    await buyNow(page)
    await expect(page).toHaveURL(/\/my-basket$/)
    await expect(page.getByRole('main')).toContainText('$4,300.00')
    await expect(page.getByText(/^Agreed price, held for you until/)).toBeVisible()
  })
  await test.step('and becomes an order, whose invoice says so', async () => {
    await page.getByRole('button', { name: t('basket.proceed') }).click()
    await fillConsignee(page, { ...grace, email: buyer.email })
    await continueToReview(page)
    await expect(page.getByRole('main')).toContainText('$4,300.00')
    await submitOrder(page)
    await expect(page).toHaveURL(/\/confirm-order\?order=\d+$/)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: t('checkout.proForma') }).click()
    const invoice = await readDownload(await downloading)
    expect(invoice).toContain(vehicle.title)
    expect(invoice).toContain('4,300.00')
    expect(invoice).not.toContain('4,500.00')
  })
  await test.step('which the offer leads to', async () => {
    await page.goto('/profile?tab=offers')
    await expect(page.getByText(t('portalOffers.state.ordered'), { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Order \S+$/ })).toBeVisible()
  })
})

async function accept(page: Page, price: string) {
  const name = t('portalOffers.accept', { price })
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** Staff answer offers on own stock, and set the lowest price they accept. */
async function counter(browser: Browser, shop: Shop, title: string) {
  const context = await browser.newContext()
  const page = patient(await context.newPage())
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.goto(`${shop.portal}/vendor/offers`)
  const offer = page.getByRole('listitem').filter({ hasText: title }).first()
  await offer.getByRole('button', { name: t('portalOffers.floor') }).click()
  const floor = page.getByRole('dialog', { name: t('portalOffers.floor') })
  await floor.getByRole('textbox').fill('3,900')
  await floor.getByRole('button', { name: t('portalOffers.floor.save') }).click()
  await expect(floor).toBeHidden()
  await offer.getByRole('button', { name: t('portalOffers.counter') }).click()
  const dialog = page.getByRole('dialog', { name: t('portalOffers.ask.counter') })
  await dialog.getByRole('textbox').fill('4300')
  await dialog.getByRole('button', { name: t('portalOffers.send') }).click()
  await expect(dialog).toBeHidden()
  await context.close()
}
