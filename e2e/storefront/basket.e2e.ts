import type { Page } from '@playwright/test'
import {
  type Buyer,
  changeVehicle,
  endSessions,
  placeOrder,
  putInBasket,
  stockVehicle,
} from '@bandari/api/arrange'
import { addToBasket, enter, signIn } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The basket (buyer spec §2, §4, §5, §8). */

const lines = (page: Page) => page.getByRole('list', { name: t('basket.items') })
const summary = (page: Page) => page.getByRole('complementary', { name: t('shared.summary') })
const undetermined =
  'Unable to proceed. Shipping cost has not been determined. Click the link in your basket to request for a quote.'

async function enterCode(page: Page, code: string) {
  await page.getByLabel(t('basket.code')).fill(code)
  await page.getByRole('button', { name: t('basket.apply') }).click()
}

test('redirects to /login when not logged in, and back', async ({ page, shop, buyer }) => {
  const { title } = await putOneInBasket(shop, buyer)
  await page.goto('/my-basket')
  await expect(page).toHaveURL(/\/login\?next=%2Fmy-basket$/)
  await signIn(page, buyer)
  await expect(page).toHaveURL(/\/my-basket$/)
  await expect(lines(page).getByRole('link', { name: title })).toBeVisible()
})

test('lists lines with title, price including tax, quantity and image', async ({
  page,
  shop,
  buyer,
}) => {
  const vehicle = await stockVehicle(shop, { price: 1_234_500 })
  await putInBasket(shop, buyer, vehicle, { quantity: 2 })
  await enter(page, buyer)
  await page.goto('/my-basket')
  const line = lines(page).getByRole('listitem').filter({ hasText: vehicle.title })
  await expect(line).toContainText('$24,690.00 including tax, for 2')
  await expect(line.getByLabel(t('basket.quantity'), { exact: true })).toHaveValue('2')
  await expect(line.locator('img')).toHaveAttribute('src', /\/media\/.*-640\.jpg$/)
})

test('empty: You have no items in your basket. with Continue Shopping to /', async ({
  page,
  buyer,
}) => {
  await enter(page, buyer)
  await page.goto('/my-basket')
  await expect(page.getByRole('heading', { name: t('basket.empty') })).toBeVisible()
  await page.getByRole('link', { name: t('basket.continueShopping') }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a line is removed after a question', async ({ page, shop, buyer }) => {
  const { title } = await putOneInBasket(shop, buyer)
  await enter(page, buyer)
  await page.goto('/my-basket')
  await page.getByRole('button', { name: `Remove ${title}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('basket.remove'), exact: true })
    .click()
  await expect(page.getByText('You have no items in your basket.')).toBeVisible()
})

test('another quantity is another total', async ({ page, shop, buyer }) => {
  await putOneInBasket(shop, buyer)
  await enter(page, buyer)
  await page.goto('/my-basket')
  await expect(summary(page)).toContainText('Total$5,200.00')
  await page.getByRole('button', { name: t('ui.more') }).click()
  await expect(summary(page)).toContainText('Total$9,700.00')
})

test('more than is left by now: Sorry, only {n} available', async ({ page, shop, buyer }) => {
  const vehicle = await stockVehicle(shop, { quantity: 3 })
  await putInBasket(shop, buyer, vehicle)
  await enter(page, buyer)
  await page.goto('/my-basket')
  await expect(lines(page)).toContainText(vehicle.title)
  await changeVehicle(shop, vehicle, { quantity: 1 })
  await page.getByRole('button', { name: t('ui.more') }).click()
  await expect(lines(page).getByRole('alert')).toHaveText('Sorry, only 1 available')
})

test('sold out since: Sorry, item is out of stock', async ({ page, shop, buyer }) => {
  const vehicle = await putOneInBasket(shop, buyer)
  await changeVehicle(shop, vehicle, { quantity: 0 })
  await enter(page, buyer)
  await page.goto('/my-basket')
  await expect(lines(page).getByRole('alert')).toContainText('Sorry, item is out of stock')
})

test('another price than when it was added is said at the line', async ({ page, shop, buyer }) => {
  const vehicle = await putOneInBasket(shop, buyer)
  await changeVehicle(shop, vehicle, { price: 480_000 })
  await enter(page, buyer)
  await page.goto('/my-basket')
  await expect(lines(page)).toContainText(
    `The price of '${vehicle.title}' has increased from USD 4,500.00 to USD 4,800.00`,
  )
  await expect(summary(page)).toContainText('Total$5,500.00')
})

test.describe('a discount code', () => {
  test.beforeEach(async ({ page, shop, buyer }) => {
    await putOneInBasket(shop, buyer)
    await enter(page, buyer)
    await page.goto('/my-basket')
  })

  test('empty: Error - Discount Code Required', async ({ page }) => {
    await enterCode(page, '')
    await expect(page.getByText('Error - Discount Code Required')).toBeVisible()
  })

  test('shorter than 5 gets its sentence and is sent all the same', async ({ page }) => {
    await enterCode(page, 'ABC')
    await expect(page.getByText('Error - Code length must be minimum 5 character')).toBeVisible()
    await expect(summary(page).getByRole('alert')).toContainText('Discount code you entered')
  })

  test('has at most 255 characters', async ({ page }) => {
    await expect(page.getByLabel(t('basket.code'))).toHaveAttribute('maxlength', '255')
  })

  for (const [kind, code] of [
    ['unknown', 'NOSUCHCODE'],
    ['expired', 'EASTER2026'],
    ['not meant for so small a basket', 'FLEET10'],
  ] as const) {
    test(`${kind} is invalid or not applicable`, async ({ page }) => {
      await enterCode(page, code)
      await expect(summary(page).getByRole('alert')).toHaveText(
        'Discount code you entered is invalid or not applicable to the contents of your basket',
      )
      await expect(page.getByLabel(t('basket.code'))).toHaveValue(code)
    })
  }

  test('that fits is applied and lowers the total', async ({ page }) => {
    await enterCode(page, 'karibu5')
    await expect(page.getByText('Discount code applied')).toBeVisible()
    await expect(summary(page)).toContainText('Discount: Karibu 5 %−$225.00')
    await expect(summary(page)).toContainText('Total$4,975.00')
  })

  test('beside another: Discount already applied to your basket', async ({ page }) => {
    await enterCode(page, 'KARIBU5')
    await expect(page.getByText('Discount code applied')).toBeVisible()
    await enterCode(page, 'WELCOME200')
    await expect(summary(page).getByRole('alert')).toHaveText(
      'Discount already applied to your basket',
    )
  })

  test('can be taken off again', async ({ page }) => {
    await enterCode(page, 'KARIBU5')
    await page.getByRole('button', { name: 'Remove discount code KARIBU5' }).click()
    await expect(summary(page)).toContainText('Total$5,200.00')
  })
})

test('a code used once per customer is refused the second time', async ({ page, shop, buyer }) => {
  await putOneInBasket(shop, buyer)
  await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: 'WELCOME200' } })
  await placeOrder(shop, buyer)
  await putOneInBasket(shop, buyer)
  await enter(page, buyer)
  await page.goto('/my-basket')
  await enterCode(page, 'WELCOME200')
  await expect(summary(page).getByRole('alert')).toContainText('invalid or not applicable')
})

test.describe('without a determined charge', () => {
  test.beforeEach(async ({ page, shop, buyer }) => {
    await putInBasket(shop, buyer, await stockVehicle(shop), { port: null })
    await enter(page, buyer)
    await page.goto('/my-basket')
  })

  test('checkout is blocked', async ({ page }) => {
    await page.getByRole('button', { name: t('basket.proceed') }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Unable' })).toHaveText(undetermined)
    await expect(page).toHaveURL(/\/my-basket$/)
  })

  test('a quote can be requested; the button then reads Request is Pending', async ({ page }) => {
    await page.getByLabel(t('basket.contactNumber')).fill('+254 700 000 001')
    await page.getByRole('button', { name: t('basket.requestQuote') }).click()
    await expect(page.getByRole('button', { name: t('basket.quotePending') })).toBeDisabled()
    await expect(page.getByText(/receive a shipping quote within 20 minutes/)).toBeVisible()
  })

  test('a requested quote is still pending after a reload', async ({ page }) => {
    await page.getByRole('button', { name: t('basket.requestQuote') }).click()
    await expect(page.getByRole('button', { name: t('basket.quotePending') })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: t('basket.quotePending') })).toBeDisabled()
    await page.getByRole('button', { name: t('basket.proceed') }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Unable' })).toHaveText(undetermined)
  })
})

test('Proceed to Checkout goes to /checkout', async ({ page, shop, buyer }) => {
  await enter(page, buyer)
  await addToBasket(page, await stockVehicle(shop))
  await page.getByRole('button', { name: t('basket.proceed') }).click()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('the way to the checkout stands still from when it is there', async ({
  page,
  shop,
  buyer,
}) => {
  await page.route('**/api/basket/shipping-methods/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await enter(page, buyer)
  await putOneInBasket(shop, buyer)
  await page.goto('/my-basket')
  const proceed = page.getByRole('button', { name: t('basket.proceed') })
  await proceed.waitFor()
  const before = await proceed.boundingBox()
  await summary(page).getByText('RORO to Mombasa').waitFor()
  expect(await proceed.boundingBox()).toEqual(before)
})

test('the basket is there when nobody tells how it is shipped, and does not keep asking', async ({
  page,
  shop,
  buyer,
}) => {
  let asked = 0
  await page.route('**/api/basket/shipping-methods/', (route) => {
    asked += 1
    return route.abort()
  })
  await enter(page, buyer)
  await putOneInBasket(shop, buyer)
  await page.goto('/my-basket')
  await page.getByRole('button', { name: t('basket.proceed') }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  expect(asked).toBeLessThan(4)
})

test('the header counts what is in the basket', async ({ page, shop, buyer }) => {
  await enter(page, buyer)
  await addToBasket(page, await stockVehicle(shop))
  await expect(page.getByRole('link', { name: /^My basket ?, 1 item$/ })).toBeVisible()
})

test('a session that has ended leads to /login when the basket loads', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer)
  await endSessions(shop, buyer)
  await page.goto('/my-basket')
  await expect(page).toHaveURL(/\/login\?next=%2Fmy-basket$/)
})

async function putOneInBasket(shop: Shop, buyer: Buyer) {
  const vehicle = await stockVehicle(shop)
  await putInBasket(shop, buyer, vehicle)
  return vehicle
}
