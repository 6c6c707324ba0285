import {
  type Buyer,
  changeVehicle,
  endSessions,
  newBuyer,
  placeOrder,
  putInBasket,
  stockVehicle,
  unique,
} from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, buyNow, fill, here, signIn, starting } from '../steps.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const lines = () => screen.findByRole('list', { name: t('basket.items') })
const summary = () => screen.findByRole('complementary', { name: t('shared.summary') })
const more = () => screen.findByRole('button', { name: t('ui.more') })

async function proceed(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: t('basket.proceed') }))
}

async function sumIs(text: string) {
  await waitFor(() => expect(screen.getByRole('complementary')).toHaveTextContent(text))
}

/** A new buyer with a vehicle for 5,200 dollars, shipping included. */
async function buyerOfOne() {
  const buyer = await newBuyer(shop)
  return { buyer, vehicle: await putOneInBasket(buyer) }
}

async function putOneInBasket(buyer: Buyer) {
  const vehicle = await stockVehicle(shop)
  await putInBasket(shop, buyer, vehicle)
  return vehicle
}

const code = () => screen.findByLabelText(t('basket.code'))

async function enterCode(user: UserEvent, text: string) {
  fill(await code(), text)
  await user.click(screen.getByRole('button', { name: t('basket.apply') }))
}

describe('the basket (buyer spec §2, §4, §5, §8)', () => {
  it('redirects to /login when not logged in, and back', async () => {
    const { buyer, vehicle } = await buyerOfOne()
    const user = await visit('/my-basket')
    await arrivedAt('/login?next=%2Fmy-basket')
    await signIn(user, buyer)
    await arrivedAt('/my-basket')
    expect(
      await within(await lines()).findByRole('link', { name: vehicle.title }),
    ).toBeInTheDocument()
  })

  it('lists lines with title, price including tax, quantity and image', async () => {
    const buyer = await newBuyer(shop)
    const vehicle = await stockVehicle(shop, { price: 1_234_500 })
    await putInBasket(shop, buyer, vehicle, { quantity: 2 })
    await visit('/my-basket', { as: buyer })
    const line = within(await lines())
      .getByText(vehicle.title)
      .closest('li')!
    expect(line).toHaveTextContent('$24,690.00 including tax, for 2')
    expect(within(line).getByLabelText(t('basket.quantity'))).toHaveValue(2)
    expect(line.querySelector('img')?.src).toMatch(/\/media\/.*-640\.jpg$/)
  })

  it('empty: You have no items in your basket. with Continue Shopping to /', async () => {
    const user = await visit('/my-basket', { as: await newBuyer(shop) })
    await screen.findByRole('heading', { name: t('basket.empty') })
    await user.click(screen.getByRole('link', { name: t('basket.continueShopping') }))
    await arrivedAt('/')
  })

  it('another quantity is another total, and a line is removed after a question', async () => {
    const { buyer, vehicle } = await buyerOfOne()
    const user = await visit('/my-basket', { as: buyer })
    await sumIs('Total$5,200.00')
    await user.click(await more())
    await sumIs('Total$9,700.00')
    await user.click(screen.getByRole('button', { name: `Remove ${vehicle.title}` }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(vehicle.title)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: t('basket.remove') }))
    expect(await screen.findByText('You have no items in your basket.')).toBeInTheDocument()
  })

  it('more than is left by now: Sorry, only {n} available', async () => {
    const { buyer, vehicle } = await buyerOfOne()
    const user = await visit('/my-basket', { as: buyer })
    const button = await more()
    await changeVehicle(shop, vehicle, { quantity: 1 })
    await user.click(button)
    const sentence = await within(await lines()).findByText('Sorry, only 1 available')
    expect(sentence.closest('[role=alert]')).not.toBeNull()
  })

  it('sold out since: Sorry, item is out of stock', async () => {
    const { buyer, vehicle } = await buyerOfOne()
    await changeVehicle(shop, vehicle, { quantity: 0 })
    await visit('/my-basket', { as: buyer })
    const alert = await within(await lines()).findByRole('alert')
    expect(alert).toHaveTextContent('Sorry, item is out of stock')
  })

  it('another price than when it was added is said at the line', async () => {
    const { buyer, vehicle } = await buyerOfOne()
    await changeVehicle(shop, vehicle, { price: 480_000 })
    await visit('/my-basket', { as: buyer })
    expect(await lines()).toHaveTextContent(
      `The price of '${vehicle.title}' has increased from USD 4,500.00 to USD 4,800.00`,
    )
    await sumIs('Total$5,500.00')
  })

  it('the header counts what is in the basket, and Proceed to Checkout goes to /checkout', async () => {
    const buyer = await newBuyer(shop)
    const { id } = await stockVehicle(shop)
    const user = await visit(`/details/${id}`, { as: buyer })
    await buyNow(user)
    await arrivedAt('/my-basket')
    const banner = within(screen.getByRole('banner'))
    expect(await banner.findByRole('link', { name: /^My basket ?, 1 item$/ })).toBeInTheDocument()
    await proceed(user)
    await arrivedAt('/checkout')
  })

  it('a session that has ended leads to /login when the basket loads', async () => {
    const buyer = await newBuyer(shop)
    await endSessions(shop, buyer)
    await visit('/my-basket', { as: buyer })
    await arrivedAt('/login?next=%2Fmy-basket')
  })
})

/** A code of five percent that no other test has. */
async function codeThatEnds(): Promise<string> {
  const code = `ENDS-${unique()}`.toUpperCase()
  await shop.sql(
    `insert into vouchers (code, name, kind, benefit, currency, usage, starts_at, ends_at)
     values ($1, 'Five', 'percentage', 500, 'USD', 'unlimited', now() - interval '1 day', now() + interval '1 day')`,
    [code],
  )
  return code
}

async function endCode(code: string) {
  await shop.sql(`update vouchers set ends_at = now() - interval '1 minute' where code = $1`, [
    code,
  ])
}

describe('a discount code', () => {
  const rejected =
    'Discount code you entered is invalid or not applicable to the contents of your basket'

  it('is required, and has 5 to 255 characters; a shorter one is sent all the same', async () => {
    const { buyer } = await buyerOfOne()
    const user = await visit('/my-basket', { as: buyer })
    expect(await code()).toHaveAttribute('maxlength', '255')
    await enterCode(user, '')
    expect(await screen.findByText('Error - Discount Code Required')).toBeInTheDocument()
    await enterCode(user, 'ABC')
    expect(
      await screen.findByText('Error - Code length must be minimum 5 character'),
    ).toBeInTheDocument()
    expect(await within(await summary()).findByRole('alert')).toHaveTextContent(rejected)
  })

  it.each([
    ['unknown', 'NOSUCHCODE'],
    ['expired', 'EASTER2026'],
    ['not meant for so small a basket', 'FLEET10'],
  ])('%s is invalid or not applicable', async (_, text) => {
    const { buyer } = await buyerOfOne()
    const user = await visit('/my-basket', { as: buyer })
    await enterCode(user, text)
    expect(await within(await summary()).findByRole('alert')).toHaveTextContent(rejected)
    expect(await code()).toHaveValue(text)
  })

  it('that fits lowers the total; another is refused beside it; it can be taken off again', async () => {
    const { buyer } = await buyerOfOne()
    const user = await visit('/my-basket', { as: buyer })
    await enterCode(user, 'karibu5')
    expect(await screen.findByText('Discount code applied')).toBeInTheDocument()
    await sumIs('Discount: Karibu 5 %−$225.00')
    await sumIs('Total$4,975.00')
    // The discount is taken off once, in the sums: the line has its whole price.
    expect(await lines()).toHaveTextContent('$4,500.00')
    expect(await lines()).not.toHaveTextContent('$4,275.00')
    await enterCode(user, 'WELCOME200')
    expect(await within(await summary()).findByRole('alert')).toHaveTextContent(
      'Discount already applied to your basket',
    )
    await user.click(screen.getByRole('button', { name: 'Remove discount code KARIBU5' }))
    await sumIs('Total$5,200.00')
  })

  it('that ended in the basket is named, and takes nothing off', async () => {
    const { buyer } = await buyerOfOne()
    const code = await codeThatEnds()
    await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: code } })
    await endCode(code)
    await visit('/my-basket', { as: buyer })
    await sumIs('Total$5,200.00')
    await sumIs(`The discount ${code} has ended: it takes nothing off any more.`)
  })

  it('used once per customer is refused the second time', async () => {
    const { buyer } = await buyerOfOne()
    await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: 'WELCOME200' } })
    await placeOrder(shop, buyer)
    await putOneInBasket(buyer)
    const user = await visit('/my-basket', { as: buyer })
    await enterCode(user, 'WELCOME200')
    expect(await within(await summary()).findByRole('alert')).toHaveTextContent(rejected)
  })
})

describe('without a determined charge', () => {
  const undetermined =
    'Unable to proceed. Shipping cost has not been determined. Click the link in your basket to request for a quote.'

  async function tryToProceed(user: UserEvent) {
    await proceed(user)
    const sentence = await screen.findByText(undetermined)
    expect(sentence.closest('[role=alert]')).not.toBeNull()
    expect(here()).toBe('/my-basket')
  }

  it('checkout is blocked, and a quote can be requested that is pending after a reload', async () => {
    const buyer = await newBuyer(shop)
    await putInBasket(shop, buyer, await stockVehicle(shop), { port: null })
    const user = await visit('/my-basket', { as: buyer })
    await tryToProceed(user)
    fill(screen.getByLabelText(starting(t('basket.contactNumber'))), '+254 700 000 001')
    await user.click(screen.getByRole('button', { name: t('basket.requestQuote') }))
    expect(await screen.findByRole('button', { name: t('basket.quotePending') })).toBeDisabled()
    expect(screen.getByText(/receive a shipping quote within 20 minutes/)).toBeInTheDocument()

    const again = await visit('/my-basket')
    expect(await screen.findByRole('button', { name: t('basket.quotePending') })).toBeDisabled()
    await tryToProceed(again)
  })
})
