import type { Page, Request } from '@playwright/test'
import {
  type Buyer,
  changeVehicle,
  endSessions,
  newBuyer,
  ordersOf,
  placeOrder,
  putInBasket,
  saveAddress,
  stockVehicle,
  type Vehicle,
} from '@bandari/api/arrange'
import {
  continueToReview,
  enter,
  fillConsignee,
  goToReview,
  grace,
  logOut,
  signIn,
  submitOrder,
} from '../steps.ts'
import { expect, patient, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Checkout, review and the order (buyer spec §2, §4, §5, §6, §8). */

const dialog = (page: Page) => page.getByRole('dialog')
const problem = (page: Page, label: string) =>
  page.getByLabel(label).locator('xpath=ancestor::*[p][1]').getByRole('paragraph')

async function startCheckout(page: Page, shop: Shop, buyer: Buyer): Promise<Vehicle> {
  const vehicle = await stockVehicle(shop)
  await putInBasket(shop, buyer, vehicle)
  await enter(page, buyer)
  return vehicle
}

test.describe('the consignee form', () => {
  test.beforeEach(async ({ page, shop, buyer }) => {
    await startCheckout(page, shop, buyer)
    await page.goto('/checkout')
  })

  test('says of each required field that it is missing', async ({ page }) => {
    for (const label of ['First name', 'Last name', 'E-mail'])
      await page.getByRole('main').getByLabel(label).fill('')
    await page.getByLabel(t('checkout.country')).selectOption('')
    await page.getByRole('button', { name: t('checkout.continueToReview') }).click()
    for (const sentence of [
      'A title is required to place order.',
      'A first name is required to place order.',
      'A surname is required to place order',
      'A valid email is required to place order.',
      'Please enter a phone number (including country code)',
      'A street name / number is required to place order.',
      'A city name is required to place order.',
      'A province is required to place order.',
      'A country is required to place order.',
    ]) {
      await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    }
    await expect(page.getByLabel(t('checkout.title'))).toBeFocused()
  })

  for (const [entered, sentence] of [
    ['12a45', 'Your number must be composed only of numbers'],
    ['1234', 'Your number must be between 5 and 16 characters'],
    ['12345678901234567', 'Your number must be between 5 and 16 characters'],
  ] as const) {
    test(`contact number ${entered}: ${sentence}`, async ({ page }) => {
      await fillConsignee(page, { ...grace, phone: entered })
      await page.getByRole('button', { name: t('checkout.continueToReview') }).click()
      await expect(problem(page, 'Contact number').last()).toHaveText(sentence)
      await expect(page).toHaveURL(/\/checkout$/)
    })
  }

  test('an e-mail that is none: A valid email is required to place order.', async ({ page }) => {
    await fillConsignee(page, { ...grace, email: 'grace@' })
    await page.getByRole('button', { name: t('checkout.continueToReview') }).click()
    await expect(page.getByText('A valid email is required to place order.')).toBeVisible()
  })

  test('takes names and e-mail of 255 and address lines of 50 characters', async ({ page }) => {
    const main = page.getByRole('main')
    for (const label of ['First name', 'Last name', 'E-mail']) {
      await expect(main.getByLabel(label)).toHaveAttribute('maxlength', '255')
    }
    for (const label of ['Street name', 'Building, floor', 'City', 'Province']) {
      await expect(main.getByLabel(label)).toHaveAttribute('maxlength', '50')
    }
  })

  test('keeps what was typed over a reload', async ({ page }) => {
    await fillConsignee(page)
    await page.reload()
    await expect(page.getByLabel('Street name')).toHaveValue(grace.line1)
    await expect(page.getByLabel(t('checkout.title'))).toHaveValue('Mrs')
  })

  test('begins with what the account says', async ({ page, buyer }) => {
    await expect(page.getByLabel(t('checkout.firstName'))).toHaveValue('Grace')
    await expect(page.getByRole('main').getByLabel(t('checkout.email'))).toHaveValue(buyer.email)
    await expect(
      page.getByLabel(t('checkout.country')).getByRole('option', { selected: true }),
    ).toHaveText('Kenya')
  })
})

test('saved addresses fill the form', async ({ page, shop, buyer }) => {
  await saveAddress(buyer, '14 Moi Avenue')
  await saveAddress(buyer, '2 Uhuru Highway')
  await startCheckout(page, shop, buyer)
  await page.goto('/checkout')
  await page
    .getByLabel(t('checkout.useSavedAddress'))
    .selectOption('Grace Wanjiru, 14 Moi Avenue, Nairobi')
  await expect(page.getByLabel('Street name')).toHaveValue('14 Moi Avenue')
})

test('the stepper is 1 Shipping, 2 Review, 3 Order', async ({ page, shop, buyer }) => {
  await startCheckout(page, shop, buyer)
  await page.goto('/checkout')
  const steps = page.getByRole('list', { name: t('checkout.steps') }).getByRole('listitem')
  await expect(steps).toHaveText([/Shipping/, /Review/, /Order/])
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
  await fillConsignee(page)
  await continueToReview(page)
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await submitOrder(page)
  await expect(page).toHaveURL(/\/confirm-order/)
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
})

test('checkout is blocked while the shipping cost is below 1', async ({ page, shop, buyer }) => {
  await putInBasket(shop, buyer, await stockVehicle(shop), { port: null })
  await enter(page, buyer)
  await page.goto('/checkout')
  await expect(page.getByRole('alert')).toContainText(
    'Unable to proceed. Shipping cost has not been determined. Click the link in your basket to request for a quote.',
  )
  await page.getByRole('link', { name: t('checkout.goToBasket') }).click()
  await expect(page).toHaveURL(/\/my-basket$/)
})

test('an empty basket has nothing to check out', async ({ page, buyer }) => {
  await enter(page, buyer)
  await page.goto('/checkout')
  await expect(page.getByText('You have no items in your basket.')).toBeVisible()
})

test('the review waits for the consignee', async ({ page, shop, buyer }) => {
  await startCheckout(page, shop, buyer)
  await page.goto('/review-order')
  await expect(page).toHaveURL(/\/checkout$/)
})

test('the review shows goods, consignee, shipping and total, each with a way to change it', async ({
  page,
  shop,
  buyer,
}) => {
  const { title } = await startCheckout(page, shop, buyer)
  await goToReview(page)
  const main = page.getByRole('main')
  for (const text of [title, 'Mrs Grace Wanjiru', '14 Moi Avenue', 'Mombasa', '$5,200.00']) {
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
  await page.getByRole('link', { name: t('checkout.changeConsignee') }).click()
  await expect(page.getByLabel('Street name')).toHaveValue(grace.line1)
})

test('Submit Order leads to /confirm-order with number, reference, amount, deadline and bank', async ({
  page,
  shop,
  buyer,
}) => {
  await startCheckout(page, shop, buyer)
  await goToReview(page)
  await submitOrder(page)
  await expect(page).toHaveURL(/\/confirm-order\?order=\d+$/)
  const [order] = await ordersOf(buyer)
  const main = page.getByRole('main')
  await expect(main).toContainText(`Order number ${order!.number}`)
  await expect(main).toContainText(`Payment reference${order!.payment_reference}`)
  await expect(main).toContainText('Amount$5,200.00')
  await expect(main).toContainText('Pay by')
  await expect(main).toContainText('0100 4471 2208')
})

test('the order takes the basket with it', async ({ page, shop, buyer }) => {
  await startCheckout(page, shop, buyer)
  await goToReview(page)
  await submitOrder(page)
  await expect(page).toHaveURL(/\/confirm-order/)
  await page.getByRole('link', { name: t('shell.myBasket') }).click()
  await expect(page.getByText('You have no items in your basket.')).toBeVisible()
})

test('a double click on Submit Order is one order', async ({ page, shop, buyer }) => {
  await startCheckout(page, shop, buyer)
  await goToReview(page)
  await page.getByRole('button', { name: t('checkout.submit') }).dblclick()
  await expect(page).toHaveURL(/\/confirm-order/)
  expect(await ordersOf(buyer)).toHaveLength(1)
})

test('Back after the confirmation does not order again', async ({ page, shop, buyer }) => {
  await startCheckout(page, shop, buyer)
  await goToReview(page)
  await submitOrder(page)
  await expect(page).toHaveURL(/\/confirm-order/)
  await page.goBack()
  await expect(page.getByText('You have no items in your basket.')).toBeVisible()
  await expect(page.getByRole('button', { name: t('checkout.submit') })).toHaveCount(0)
  expect(await ordersOf(buyer)).toHaveLength(1)
})

test('an order whose answer got lost is placed once', async ({ page, context, shop, buyer }) => {
  await startCheckout(page, shop, buyer)
  await goToReview(page)
  await context.setOffline(true)
  await submitOrder(page)
  await expect(dialog(page)).toContainText('Unable to proceed')
  await context.setOffline(false)
  await dialog(page)
    .getByRole('button', { name: t('checkout.okay') })
    .click()
  await submitOrder(page)
  await expect(page).toHaveURL(/\/confirm-order/)
  expect(await ordersOf(buyer)).toHaveLength(1)
})

/** The review reads the basket once more when it asks for the prices at the door: only what changes after that is news to it. */
async function goToReviewThatHasRead(page: Page) {
  await goToReview(page)
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  const prices = page.waitForResponse(/\/landed-prices\//)
  await page.reload()
  await prices
  await expect.poll(() => underWay.size).toBe(0)
  await page.getByRole('button', { name: t('checkout.submit') }).waitFor()
}

test('sold meanwhile: Sorry, item is out of stock, and nothing typed is lost', async ({
  page,
  shop,
  buyer,
}) => {
  const vehicle = await startCheckout(page, shop, buyer)
  await goToReviewThatHasRead(page)
  await changeVehicle(shop, vehicle, { quantity: 0 })
  await submitOrder(page)
  await expect(dialog(page).getByRole('heading')).toHaveText('Sorry, item is out of stock')
  expect(await ordersOf(buyer)).toHaveLength(0)
  await page.goto('/checkout')
  await expect(page.getByLabel('Street name')).toHaveValue(grace.line1)
})

test('any other refusal: the message and Error, Unable to proceed, Okay and Cancel', async ({
  page,
  shop,
  buyer,
}) => {
  const vehicle = await startCheckout(page, shop, buyer)
  await goToReviewThatHasRead(page)
  await changeVehicle(shop, vehicle, { price: 470_000 })
  await submitOrder(page)
  await expect(dialog(page).getByRole('heading')).toHaveText(
    'Total incorrect 5200.00 != 5400.00 Error',
  )
  await expect(dialog(page)).toContainText(
    'Unable to proceed - Contact customer service, quoting the error message',
  )
  await expect(dialog(page).getByText(/^Reference [\w-]{8,}$/)).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: t('checkout.cancel') })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: t('checkout.okay') })).toBeVisible()
})

test('after a changed price the review shows the new total and can be submitted', async ({
  page,
  shop,
  buyer,
}) => {
  const vehicle = await startCheckout(page, shop, buyer)
  await goToReviewThatHasRead(page)
  await changeVehicle(shop, vehicle, { price: 470_000 })
  await submitOrder(page)
  await dialog(page)
    .getByRole('button', { name: t('checkout.okay') })
    .click()
  await expect(page.getByRole('complementary')).toContainText('Total$5,400.00')
  await submitOrder(page)
  await expect(page).toHaveURL(/\/confirm-order/)
})

test("a lost sign-in: You're currently not logged in with Login, and nothing is lost", async ({
  page,
  shop,
  buyer,
}) => {
  await startCheckout(page, shop, buyer)
  await goToReview(page)
  await endSessions(shop, buyer)
  await submitOrder(page)
  await expect(dialog(page)).toContainText("You're currently not logged in")
  await dialog(page)
    .getByRole('button', { name: t('checkout.logIn') })
    .click()
  await expect(page).toHaveURL(/\/login\?next=%2Freview-order$/)
  await signIn(page, buyer)
  await expect(page).toHaveURL(/\/review-order$/)
  await expect(page.getByRole('main')).toContainText(grace.line1)
  await submitOrder(page)
  await expect(page).toHaveURL(/\/confirm-order/)
})

test('signed out in another tab, this one leads to /login and keeps what was typed', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  await startCheckout(page, shop, buyer)
  await page.goto('/checkout')
  await fillConsignee(page)
  const other = patient(await context.newPage())
  await other.goto('/')
  await logOut(other)
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout$/)
  await signIn(page, buyer)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByLabel('Street name')).toHaveValue(grace.line1)
})

test('what one person typed is not shown to the next in the same tab', async ({
  page,
  shop,
  buyer,
}) => {
  await startCheckout(page, shop, buyer)
  await page.goto('/checkout')
  await fillConsignee(page)
  await logOut(page)
  const next = await newBuyer(shop)
  await putInBasket(shop, next, await stockVehicle(shop))
  await page.goto('/login')
  await signIn(page, next)
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/checkout')
  await expect(page.getByLabel('Street name')).toHaveValue('')
})

test("somebody else's order is none in this account", async ({ page, shop, buyer }) => {
  const order = await placeOrder(shop, await newBuyer(shop))
  await enter(page, buyer)
  await page.goto(`/confirm-order?order=${order.id}`)
  await expect(page.getByText('There is no such order in your account')).toBeVisible()
})

for (const path of ['/checkout', '/review-order', '/confirm-order?order=1']) {
  test(`${path} is for who is signed in`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(path)}$`))
  })
}
