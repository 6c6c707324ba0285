import type { Browser, Page } from '@playwright/test'
import {
  newBuyer,
  newSupporter,
  putInBasket,
  stockVehicle,
  type Supporter,
} from '@bandari/api/arrange'
import { readPrinted } from '../printed.ts'
import { continueToReview, enter, fillConsignee, signIn, submitOrder, lookUp } from '../steps.ts'
import { expect, patient, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What the programme exists for: from joining on somebody's word to a sale that pays both. */

test('a supporter joins, trains, prints, sells; they and their recruiter earn', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(120_000)
  const recruiter = await newSupporter(shop)
  const supporter = await newBuyer(shop)
  await enter(page, supporter, shop.portal)
  const code = await test.step('joins with a referrer', () => join(page, shop, recruiter))
  await test.step('trains to 100 %', () => train(page, shop))
  await test.step('downloads the three media', () => downloadMedia(page, shop, code))
  const number = await test.step('a buyer uses the code', () => buy(browser, shop, code))
  await test.step('support receives the payment', () => receivePayment(browser, shop, number))
  await test.step('the supporter sees the commission', async () => {
    await page.goto(`${shop.portal}/supporter-dashboard`)
    const usage = page.getByRole('listitem').filter({ hasText: `Order ${number}` })
    await expect(usage).toContainText('Authorized')
    await expect(usage).toContainText('45')
    await expect(usage).toContainText('Pending')
  })
  await test.step('the recruiter sees it too', async () => {
    const context = await browser.newContext()
    const theirs = await context.newPage()
    await enter(theirs, recruiter, shop.portal)
    await theirs.goto(`${shop.portal}/my-downline`)
    await expect(
      theirs.getByRole('region', { name: t('portalSupporter.recruitsTotal') }),
    ).toContainText('1')
    await expect(theirs.getByRole('region', { name: t('portalSupporter.profit') })).toContainText(
      '$45',
    )
    await theirs.getByRole('button', { name: supporter.email }).click()
    await expect(theirs.getByRole('dialog')).toContainText(number)
    await expect(theirs.getByRole('dialog')).toContainText('Pending')
    await context.close()
  })
})

async function join(page: Page, shop: Shop, referrer: Supporter): Promise<string> {
  await page.goto(`${shop.portal}/profile`)
  await page
    .getByRole('link', { name: t('shell.becomeSeller') })
    .first()
    .click()
  await page.getByLabel(t('portalSupporter.mobile')).fill('+260971234567')
  await page.getByRole('button', { name: t('portalSupporter.next') }).click()
  await page.getByLabel(t('portalSupporter.referrer')).fill(referrer.email)
  await page.getByLabel(t('portalSupporter.agree')).check()
  await page.getByRole('button', { name: t('portalSupporter.start') }).click()
  await expect(page.getByText('Your online store ID')).toBeVisible()
  const code = await page
    .getByRole('main')
    .getByText(/^[A-Z0-9]{5,32}$/)
    .first()
    .textContent()
  await page.getByRole('link', { name: t('portalSupporter.viewDashboard') }).click()
  await expect(page.getByText('Your profile is incomplete')).toBeVisible()
  return code ?? ''
}

async function train(page: Page, shop: Shop) {
  for (const chapter of ['Intro', 'Chapter 1', 'Chapter 2', 'Chapter 3']) {
    await page.goto(`${shop.portal}/supporter-training`)
    await page.getByRole('tab', { name: chapter }).click()
    await page.getByRole('button', { name: t('portalTraining.confirm') }).click()
    await expect(page.getByRole('button', { name: t('portalTraining.confirmed') })).toBeDisabled()
  }
  await expect(page.getByText('You have been rewarded 100 points!')).toBeVisible()
}

async function downloadMedia(page: Page, shop: Shop, code: string) {
  await page.goto(`${shop.portal}/advertising-tools`)
  const media = [
    ['Download business cards', 'bc', 1050, 600],
    ['Download flyers', 'a5', 1748, 2480],
    ['Download vinyl signage', 'v-banner', 6693, 2756],
  ] as const
  for (const [button, type, width, height] of media) {
    const downloading = page.waitForEvent('download', { timeout: 30_000 })
    await page.getByRole('button', { name: button }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`${code}-${type}.png`)
    expect(await readPrinted(download)).toEqual({
      width,
      height,
      link: `${shop.storefront}/?ref=${code}`,
    })
  }
}

async function buy(browser: Browser, shop: Shop, code: string): Promise<string> {
  const buyer = await newBuyer(shop)
  await putInBasket(shop, buyer, await stockVehicle(shop, { price: 450_000 }))
  const context = await browser.newContext({ baseURL: shop.storefront })
  const page = patient(await context.newPage())
  await page.goto('/login?next=/my-basket')
  await signIn(page, buyer)
  await page.getByLabel(t('basket.code')).fill(code)
  await page.getByRole('button', { name: t('basket.apply') }).click()
  await expect(page.getByText('Promo code applied')).toBeVisible()
  await page.getByRole('button', { name: t('basket.proceed') }).click()
  await fillConsignee(page)
  await continueToReview(page)
  await submitOrder(page)
  await expect(page).toHaveURL(/\/confirm-order\?order=\d+$/)
  await expect(page.getByRole('main')).toContainText('Order number')
  const text = await page.getByRole('main').innerText()
  await context.close()
  return /Order number (\S+),/.exec(text.replaceAll(/\s+/g, ' '))?.[1] ?? ''
}

async function receivePayment(browser: Browser, shop: Shop, number: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.goto(`${shop.portal}/support/orders`)
  await lookUp(page, 'Number, name, e-mail, phone or title', number)
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('button', { name: t('checkout.paid'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('checkout.paid') })
    .click()
  await expect(page.getByText(`Order ${number} is now Authorized.`)).toBeVisible()
  await context.close()
}
