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
} from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import {
  arrivedAt,
  continueToReview,
  fill,
  fillConsignee,
  grace,
  logOut,
  main,
  signIn,
  starting,
  submitOrder,
} from '../steps.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const line1 = () => main().findByLabelText(t('checkout.line1'))
const onward = () => main().getByRole('button', { name: t('checkout.continueToReview') })
const dialog = () => screen.findByRole('dialog')

/** A new buyer with a vehicle for 5,200 dollars in the basket, shipping included. */
async function shopper() {
  const buyer = await newBuyer(shop)
  const vehicle = await stockVehicle(shop)
  await putInBasket(shop, buyer, vehicle)
  return { buyer, vehicle }
}

/** To the review as it is now: what changes after that is news to it. */
async function reviewOf(buyer: Buyer): Promise<UserEvent> {
  const user = await visit('/checkout', { as: buyer })
  await fillConsignee(user)
  await continueToReview(user)
  await arrivedAt('/review-order')
  await canSubmit()
  return user
}

async function canSubmit() {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: t('checkout.submit') })).not.toHaveAttribute(
      'aria-disabled',
    ),
  )
}

describe('the consignee form', () => {
  it('begins with what the account says, and says of each required field that it is missing', async () => {
    const { buyer } = await shopper()
    const user = await visit('/checkout', { as: buyer })
    const country = await main().findByLabelText<HTMLSelectElement>(t('checkout.country'))
    expect(main().getByLabelText(t('checkout.firstName'))).toHaveValue('Grace')
    expect(main().getByLabelText(t('checkout.email'))).toHaveValue(buyer.email)
    expect(country.selectedOptions[0]).toHaveTextContent('Kenya')

    for (const label of ['checkout.firstName', 'checkout.lastName', 'checkout.email'] as const)
      fill(main().getByLabelText(t(label)), '')
    await user.selectOptions(country, '')
    await user.click(onward())
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
      expect(await main().findByText(sentence)).toBeInTheDocument()
    }
    await waitFor(() => expect(main().getByLabelText(t('checkout.title'))).toHaveFocus())
  })

  it('takes no contact number but one of 5 to 16 digits, and no e-mail that is none', async () => {
    const { buyer } = await shopper()
    const user = await visit('/checkout', { as: buyer })
    await fillConsignee(user)
    const phone = main().getByLabelText(t('checkout.contactNumber'))
    for (const [entered, sentence] of [
      ['12a45', 'Your number must be composed only of numbers'],
      ['1234', 'Your number must be between 5 and 16 characters'],
      ['12345678901234567', 'Your number must be between 5 and 16 characters'],
    ] as const) {
      fill(phone, entered)
      await user.click(onward())
      await waitFor(() =>
        expect(phone).toHaveAccessibleDescription(expect.stringContaining(sentence)),
      )
      await arrivedAt('/checkout')
      fill(phone, grace.phone)
      await waitFor(() => expect(phone).not.toHaveAttribute('aria-invalid'))
    }
    const email = main().getByLabelText(t('checkout.email'))
    fill(email, 'grace@')
    await user.click(onward())
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(
        expect.stringContaining('A valid email is required to place order.'),
      ),
    )
  })

  it('takes names and e-mail of 255 and address lines of 50 characters', async () => {
    const { buyer } = await shopper()
    await visit('/checkout', { as: buyer })
    await line1()
    for (const [labels, length] of [
      [['firstName', 'lastName', 'email'], '255'],
      [['line1', 'line2', 'city', 'province'], '50'],
    ] as const) {
      for (const label of labels) {
        const field = main().getByLabelText(starting(t(`checkout.${label}`)))
        expect(field).toHaveAttribute('maxlength', length)
      }
    }
  })

  it('says at the field which letters no paper prints, and that a country has no such number', async () => {
    const { buyer } = await shopper()
    const user = await visit('/checkout', { as: buyer })
    await fillConsignee(user)
    const phone = main().getByLabelText(t('checkout.contactNumber'))
    const name = main().getByLabelText(t('checkout.firstName'))
    fill(phone, '0722 345')
    fill(name, 'Sékou ߒߞߏ')
    await user.click(onward())
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(
        expect.stringContaining('cannot be printed on your papers: ߒ ߞ ߏ'),
      ),
    )
    expect(phone).toHaveAccessibleDescription(expect.stringContaining('is not valid'))
    await arrivedAt('/checkout')
    fill(phone, '0722 345 678')
    fill(name, 'Sékou')
    await user.click(onward())
    await arrivedAt('/review-order')
  })

  it('keeps what was typed over a reload', async () => {
    const { buyer } = await shopper()
    await fillConsignee(await visit('/checkout', { as: buyer }))
    await visit('/checkout')
    expect(await line1()).toHaveValue(grace.line1)
    expect(main().getByLabelText(t('checkout.title'))).toHaveValue('Mrs')
  })

  it('is filled by a saved address', async () => {
    const { buyer } = await shopper()
    await saveAddress(buyer, '14 Moi Avenue')
    await saveAddress(buyer, '2 Uhuru Highway')
    const user = await visit('/checkout', { as: buyer })
    await user.selectOptions(
      await main().findByLabelText(starting(t('checkout.useSavedAddress'))),
      'Grace Wanjiru, 14 Moi Avenue, Nairobi',
    )
    expect(await line1()).toHaveValue('14 Moi Avenue')
  })

  it('is not shown to the next person in the same tab as the one before filled it in', async () => {
    const { buyer } = await shopper()
    const user = await visit('/checkout', { as: buyer })
    await fillConsignee(user)
    await logOut(user)
    const { buyer: next } = await shopper()
    await signIn(await visit('/login'), next)
    await arrivedAt(/^\/$/)
    await visit('/checkout')
    expect(await line1()).toHaveValue('')
  })
})

describe('what stands in the way of an order', () => {
  it.each(['/checkout', '/review-order', '/confirm-order?order=1'])(
    '%s is for who is signed in',
    async (path) => {
      await visit(path)
      await arrivedAt(`/login?next=${encodeURIComponent(path)}`)
    },
  )

  it('checkout is blocked while the shipping cost is below 1', async () => {
    const buyer = await newBuyer(shop)
    await putInBasket(shop, buyer, await stockVehicle(shop), { port: null })
    const user = await visit('/checkout', { as: buyer })
    expect(await main().findByRole('alert')).toHaveTextContent(
      'Unable to proceed. Shipping cost has not been determined. Click the link in your basket to request for a quote.',
    )
    await user.click(main().getByRole('link', { name: t('checkout.goToBasket') }))
    await arrivedAt('/my-basket')
  })

  it('an empty basket has nothing to check out', async () => {
    await visit('/checkout', { as: await newBuyer(shop) })
    expect(await screen.findByText('You have no items in your basket.')).toBeInTheDocument()
  })

  it('the review waits for the consignee', async () => {
    const { buyer } = await shopper()
    await visit('/review-order', { as: buyer })
    await arrivedAt('/checkout')
  })

  it("somebody else's order is none in this account", async () => {
    const order = await placeOrder(shop, await newBuyer(shop))
    await visit(`/confirm-order?order=${order.id}`, { as: await newBuyer(shop) })
    expect(await screen.findByText('There is no such order in your account')).toBeInTheDocument()
  })
})

describe('review and order', () => {
  it('the review shows goods, consignee, shipping and total, each with a way to change it', async () => {
    const { buyer, vehicle } = await shopper()
    const user = await reviewOf(buyer)
    for (const text of [
      vehicle.title,
      'Mrs Grace Wanjiru',
      '14 Moi Avenue',
      'Mombasa',
      '$5,200.00',
    ])
      expect(screen.getByRole('main')).toHaveTextContent(text)
    for (const name of ['checkout.changeItems', 'checkout.changeShipping'] as const)
      expect(main().getByRole('link', { name: t(name) })).toHaveAttribute('href', '/my-basket')
    await user.click(main().getByRole('link', { name: t('checkout.changeConsignee') }))
    expect(await line1()).toHaveValue(grace.line1)
  })

  it('the stepper is 1 Shipping, 2 Review, 3 Order; the order has number, reference, amount, deadline and bank, and takes the basket with it', async () => {
    const { buyer } = await shopper()
    const user = await visit('/checkout', { as: buyer })
    const steps = () =>
      within(screen.getByRole('list', { name: t('checkout.steps') })).getAllByRole('listitem')
    const isAt = async (step: number) => {
      await waitFor(() => expect(steps()[step]).toHaveAttribute('aria-current', 'step'))
    }
    for (const [at, name] of ['Shipping', 'Review', 'Order'].entries())
      expect(steps()[at]).toHaveTextContent(name)
    await isAt(0)
    await fillConsignee(user)
    await continueToReview(user)
    await isAt(1)
    await canSubmit()
    await submitOrder(user)
    await arrivedAt(/^\/confirm-order\?order=\d+$/)
    await isAt(2)
    const [order] = await ordersOf(buyer)
    await main().findByText(order!.number)
    for (const text of [
      `Order number ${order!.number}`,
      `Payment reference${order!.payment_reference}`,
      'Amount$5,200.00',
      'Pay by',
      '0100 4471 2208',
    ])
      expect(screen.getByRole('main')).toHaveTextContent(text)
    // The order's own page is one press away.
    expect(main().getByRole('link', { name: t('checkout.openOrder') })).toHaveAttribute(
      'href',
      `/orders/${order!.id}`,
    )
    const banner = within(screen.getByRole('banner'))
    await user.click(banner.getByRole('link', { name: /^My basket/ }))
    expect(await screen.findByText('You have no items in your basket.')).toBeInTheDocument()
  })

  it('sold meanwhile: Sorry, item is out of stock, and nothing typed is lost', async () => {
    const { buyer, vehicle } = await shopper()
    const user = await reviewOf(buyer)
    await changeVehicle(shop, vehicle, { quantity: 0 })
    await submitOrder(user)
    const refusal = within(await dialog())
    expect(refusal.getByRole('heading')).toHaveTextContent('Sorry, item is out of stock')
    expect(await ordersOf(buyer)).toHaveLength(0)
    await visit('/checkout')
    expect(await line1()).toHaveValue(grace.line1)
  })

  it('a discount that ended meanwhile is named as such, and the new total can be submitted', async () => {
    const { buyer } = await shopper()
    await shop.sql(
      `insert into vouchers (code, name, kind, benefit, currency, usage, starts_at, ends_at)
       values ('REVIEW5', 'Five', 'percentage', 500, 'USD', 'unlimited', now() - interval '1 day', now() + interval '1 day')`,
    )
    await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: 'REVIEW5' } })
    const user = await reviewOf(buyer)
    await waitFor(() => expect(screen.getByRole('complementary')).toHaveTextContent('$4,975.00'))
    await shop.sql(
      `update vouchers set ends_at = now() - interval '1 minute' where code = 'REVIEW5'`,
    )
    await submitOrder(user)
    const refusal = within(await dialog())
    expect(refusal.getByRole('heading')).toHaveTextContent(t('checkout.discountEnded'))
    expect(refusal.getByText("The 'REVIEW5' voucher has expired")).toBeInTheDocument()
    await user.click(refusal.getByRole('button', { name: t('checkout.okay') }))
    await waitFor(() => expect(screen.getByRole('complementary')).toHaveTextContent('$5,200.00'))
    await canSubmit()
    await submitOrder(user)
    await arrivedAt(/^\/confirm-order\?order=\d+$/)
  })

  it('any other refusal: the message and Error, Unable to proceed, Okay and Cancel; then the new total, which can be submitted', async () => {
    const { buyer, vehicle } = await shopper()
    const user = await reviewOf(buyer)
    await changeVehicle(shop, vehicle, { price: 470_000 })
    await submitOrder(user)
    const refusal = within(await dialog())
    expect(refusal.getByRole('heading')).toHaveTextContent(
      'Total incorrect 5200.00 != 5400.00 Error',
    )
    expect(
      refusal.getByText('Unable to proceed - Contact customer service, quoting the error message'),
    ).toBeInTheDocument()
    expect(refusal.getByText(/^Reference [\w-]{8,}$/)).toBeInTheDocument()
    expect(refusal.getByRole('link', { name: t('checkout.cancel') })).toBeInTheDocument()
    await user.click(refusal.getByRole('button', { name: t('checkout.okay') }))
    const summary = screen.getByRole('complementary')
    await waitFor(() => expect(summary).toHaveTextContent('Total$5,400.00'))
    await canSubmit()
    await submitOrder(user)
    await arrivedAt(/^\/confirm-order/)
  })

  it("a lost sign-in: You're currently not logged in with Login, and nothing is lost", async () => {
    const { buyer } = await shopper()
    const user = await reviewOf(buyer)
    await endSessions(shop, buyer)
    await submitOrder(user)
    const refusal = within(await dialog())
    expect(refusal.getByText("You're currently not logged in")).toBeInTheDocument()
    await user.click(refusal.getByRole('button', { name: t('checkout.logIn') }))
    await arrivedAt('/login?next=%2Freview-order')
    await signIn(user, buyer)
    await arrivedAt('/review-order')
    await main().findByText(/14 Moi Avenue/)
    await canSubmit()
    await submitOrder(user)
    await arrivedAt(/^\/confirm-order/)
  })
})
