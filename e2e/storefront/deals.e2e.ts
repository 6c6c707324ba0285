import type { Page } from '@playwright/test'
import { mailsTo, putInBasket, stockVehicle, unique } from '@bandari/api/arrange'
import { enter, signIn } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Deals, the export landing page and the flash discount (buyer spec §2, §5, §6, §9). */

async function deals(shop: Shop) {
  const { data } = await shop.clientWith(null).GET('/deals/')
  if (!data) throw new Error('no deals')
  return data
}

const cards = (page: Page) => page.getByRole('list', { name: t('shell.dealsOfTheDay') })

test.describe('deals of the day', () => {
  test('a card shows title, price, image and Save: 10%', async ({ page, shop }) => {
    const [deal] = await deals(shop)
    await page.goto('/deals')
    const card = cards(page).getByRole('listitem').first()
    await expect(card.getByRole('heading')).toHaveText(deal!.title)
    await expect(card).toContainText(`$${deal!.price.toLocaleString('en')}.00`)
    await expect(card).toContainText('Save: 10%')
    // The displayed before price is price/0.9 (§9), to the cent.
    const before = (deal!.price / 0.9).toLocaleString('en', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    await expect(card.locator('s')).toContainText(`$${before}`)
    await expect(card.locator('img')).toHaveAttribute('src', deal!.image)
  })

  test("a visitor's card leads to /login-c, and after the sign-in to the deal", async ({
    page,
    shop,
    buyer,
  }) => {
    const [deal] = await deals(shop)
    await page.goto('/deals')
    await cards(page).getByRole('link', { name: deal!.title }).click()
    await expect(page).toHaveURL(/\/login-c\?/)
    await signIn(page, buyer)
    await expect(page).toHaveURL(new RegExp(`${deal!.client_url}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(deal!.title)
  })

  test("who is signed in goes to the card's client_url", async ({ page, shop, buyer }) => {
    const [deal] = await deals(shop)
    await enter(page, buyer)
    await page.goto('/deals')
    const link = cards(page).getByRole('link', { name: deal!.title })
    await expect(link).toHaveAttribute('href', deal!.client_url)
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${deal!.client_url}$`))
  })
})

test('the export landing page is for Kenya: what it admits, with the total to Mombasa', async ({
  page,
  shop,
}) => {
  const oldest = new Date(Date.now() + 56 * 24 * 3600_000).getUTCFullYear() - 7
  const admitted = (await deals(shop)).filter(
    ({ year, steering }) => (year ?? 0) >= oldest && steering === 'Right',
  )
  await page.goto('/best-export-deals/g-landing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best export deals to Kenya')
  const tiles = page.getByRole('list', { name: t('deals.exportDeals') }).getByRole('listitem')
  await expect(tiles).toHaveCount(admitted.length)
  const total = (admitted[0]!.price + 700).toLocaleString('en')
  await expect(tiles.first()).toContainText(`To Mombasa: $${total}.00`)
  await tiles.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${admitted[0]!.client_url}$`))
})

const form = (page: Page) => page.getByRole('form', { name: t('deals.reveal') })

async function reveal(page: Page, email: string) {
  await form(page).getByLabel(t('deals.email')).fill(email)
  await form(page)
    .getByRole('button', { name: t('deals.reveal') })
    .click()
}

test.describe('flash discount', () => {
  test('before the e-mail is submitted a countdown shows', async ({ page }) => {
    await page.clock.install({ time: new Date('2029-12-30T19:57:00Z') })
    await page.goto('/flash-discount')
    await page.clock.pauseAt(new Date('2029-12-30T19:57:55Z'))
    const left = page.getByRole('timer', { name: t('deals.timeLeft') })
    await expect(left).toHaveText('02 days 01 hours 01 minutes 05 seconds')
    await page.clock.runFor(3000)
    await expect(left).toHaveText('02 days 01 hours 01 minutes 02 seconds')
    await expect(
      page.getByText('The offer ends on 1 January 2030, 23:59, Nairobi time.'),
    ).toBeVisible()
  })

  test('at its end the page says so and counts no longer', async ({ page }) => {
    await page.clock.install({ time: new Date('2030-01-01T20:58:00Z') })
    await page.goto('/flash-discount')
    await page.clock.pauseAt(new Date('2030-01-01T20:58:58Z'))
    await expect(page.getByRole('timer')).toBeVisible()
    await page.clock.runFor(3000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This offer has ended')
    await expect(page.getByRole('timer')).toHaveCount(0)
  })

  test('the e-mail is required: Enter email to reveal discount code', async ({ page }) => {
    await page.goto('/flash-discount')
    await form(page)
      .getByRole('button', { name: t('deals.reveal') })
      .click()
    const field = form(page).getByLabel(t('deals.email'))
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/Enter email to reveal discount code/)
    await field.fill('amina')
    await form(page)
      .getByRole('button', { name: t('deals.reveal') })
      .click()
    await expect(form(page)).toContainText('Enter a valid email address.')
  })

  test('the e-mail has at most 255 characters', async ({ page }) => {
    await page.goto('/flash-discount')
    await form(page).getByLabel(t('deals.email')).fill('x'.repeat(300))
    await expect(form(page).getByLabel(t('deals.email'))).toHaveValue('x'.repeat(255))
  })

  test('after submission the code is revealed on /flash-discount-confirm, with its conditions', async ({
    page,
    shop,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const email = `flash-${unique()}@example.com`
    await page.goto('/flash-discount')
    await reveal(page, email)
    await expect(page).toHaveURL(/\/flash-discount-confirm$/)
    const code = await issuedCode(shop, email)
    const main = page.getByRole('main')
    await expect(main.getByText(code)).toBeVisible()
    for (const condition of [
      '$200 off',
      'The code is valid 3 days',
      'For vehicles only',
      'Minimum order $1000',
      'Once per customer',
    ]) {
      await expect(main.getByText(condition)).toBeVisible()
    }
    await main.getByRole('button', { name: 'Copy code' }).click()
    await expect(main.getByText('Copied').first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    await expect.poll(async () => (await mailsTo(shop, email)).length).toBe(1)
  })

  test('a reload keeps the code, and Back shows it without a countdown', async ({ page, shop }) => {
    const email = `flash-${unique()}@example.com`
    await page.goto('/flash-discount')
    await reveal(page, email)
    await page.waitForURL('**/flash-discount-confirm')
    const code = await issuedCode(shop, email)
    await page.reload()
    await expect(page.getByText(code)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/flash-discount$/)
    await expect(page.getByText(code)).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
    await page.getByRole('link', { name: t('deals.howToUseIt') }).click()
    await expect(page).toHaveURL(/\/flash-discount-confirm$/)
  })

  test('the same e-mail is shown the same code', async ({ page, shop, context }) => {
    const email = `flash-${unique()}@example.com`
    await page.goto('/flash-discount')
    await reveal(page, email)
    await page.waitForURL('**/flash-discount-confirm')
    const code = await issuedCode(shop, email)
    const other = await context.newPage()
    await other.goto('/flash-discount')
    await reveal(other, email.toUpperCase())
    await expect(other.getByText(code)).toBeVisible()
  })

  test('without a code the confirm page leads to one', async ({ page }) => {
    await page.goto('/flash-discount-confirm')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no code here yet')
    await page.getByRole('link', { name: t('deals.getCode') }).click()
    await expect(page).toHaveURL(/\/flash-discount$/)
  })

  test('the code takes $200 off in the basket', async ({ page, shop, buyer }) => {
    await putInBasket(shop, buyer, await stockVehicle(shop, { price: 450_000 }))
    await enter(page, buyer)
    await page.goto('/flash-discount')
    await reveal(page, buyer.email)
    await page.getByRole('link', { name: t('deals.goToBasket') }).click()
    const code = await issuedCode(shop, buyer.email)
    await page.getByLabel(t('basket.code')).fill(code)
    await page.getByRole('button', { name: t('basket.apply') }).click()
    await expect(page.getByText('Discount code applied')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('$5,000.00')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the flash discount says what it needs', async ({ page }) => {
    await page.goto('/flash-discount')
    await expect(page.locator('noscript p')).toHaveText('Revealing a code needs JavaScript')
    await expect(page.getByText('The offer ends on')).toBeVisible()
    await page.goto('/flash-discount-confirm')
    await expect(page.locator('noscript p')).toHaveText('Showing your code needs JavaScript')
  })

  test("a deal's card leads to the sign-in", async ({ page, shop }) => {
    const [deal] = await deals(shop)
    await page.goto('/deals')
    await expect(cards(page).getByRole('link', { name: deal!.title })).toHaveAttribute(
      'href',
      `/login-c?next=${encodeURIComponent(deal!.client_url)}`,
    )
  })
})

async function issuedCode(shop: Shop, email: string): Promise<string> {
  const [row] = await shop.sql<{ code: string }>('select code from vouchers where issued_to = $1', [
    email.toLowerCase(),
  ])
  return row!.code
}
