import { mailsTo, newBuyer, putInBasket, stockVehicle, unique } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { saveIssuedDiscount } from '../../src/deals/issued-discount.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, fill, main, signIn } from '../steps.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

async function deals() {
  const { data } = await shop.clientWith(null).GET('/deals/')
  if (!data) throw new Error('no deals')
  return data
}

const cards = () => within(screen.getByRole('list', { name: t('shell.dealsOfTheDay') }))
const title = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text))

describe('deals of the day (buyer spec §2, §6, §9)', () => {
  it('a card shows title, price, image and Save: 10%', async () => {
    const [deal] = await deals()
    await visit('/deals')
    const card = cards().getAllByRole('listitem')[0]!
    expect(within(card).getByRole('heading')).toHaveTextContent(deal!.title)
    expect(card).toHaveTextContent(`$${deal!.price.toLocaleString('en')}.00`)
    expect(card).toHaveTextContent('Save: 10%')
    // The displayed before price is price/0.9 (§9), to the cent.
    const before = (deal!.price / 0.9).toLocaleString('en', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    expect(card.querySelector('s')).toHaveTextContent(`$${before}`)
    expect(card.querySelector('img')).toHaveAttribute('src', deal!.image)
  })

  it("a visitor's card leads to /login-c, and after the sign-in to the deal", async () => {
    const [deal] = await deals()
    const user = await visit('/deals')
    await user.click(cards().getByRole('link', { name: new RegExp(deal!.title) }))
    await arrivedAt(/^\/login-c\?/)
    await signIn(user, await newBuyer(shop))
    await arrivedAt(deal!.client_url)
    await title(deal!.title)
  })

  it("who is signed in goes to the card's client_url", async () => {
    const [deal] = await deals()
    const user = await visit('/deals', { as: await newBuyer(shop) })
    const link = cards().getByRole('link', { name: new RegExp(deal!.title) })
    await waitFor(() => expect(link).toHaveAttribute('href', deal!.client_url))
    await user.click(link)
    await arrivedAt(deal!.client_url)
  })
})

it('the export landing page is for Kenya: what it admits, with the total to Mombasa', async () => {
  const oldest = new Date(Date.now() + 56 * 24 * 3600_000).getUTCFullYear() - 7
  const admitted = (await deals()).filter(
    ({ year, steering }) => (year ?? 0) >= oldest && steering === 'Right',
  )
  const user = await visit('/best-export-deals/g-landing')
  await title('Best export deals to Kenya')
  const list = screen.getByRole('list', { name: t('deals.exportDeals') })
  const tiles = within(list).getAllByRole('listitem')
  expect(tiles).toHaveLength(admitted.length)
  const total = (admitted[0]!.price + 700).toLocaleString('en')
  expect(tiles[0]).toHaveTextContent(`To Mombasa: $${total}.00`)
  await user.click(within(tiles[0]!).getByRole('link'))
  await arrivedAt(admitted[0]!.client_url)
})

describe('flash discount', () => {
  afterEach(() => {
    vi.useRealTimers()
    saveIssuedDiscount(null)
  })

  const form = () => screen.getByRole('form', { name: t('deals.reveal') })
  const email = () => within(form()).getByLabelText(t('deals.email'))
  const send = (user: UserEvent) =>
    user.click(within(form()).getByRole('button', { name: t('deals.reveal') }))

  /** The code that the address was issued. */
  async function reveal(user: UserEvent, address: string): Promise<string> {
    fill(email(), address)
    await send(user)
    await arrivedAt('/flash-discount-confirm')
    await title('Your discount code')
    const [row] = await shop.sql<{ code: string }>(
      'select code from vouchers where issued_to = $1',
      [address.toLowerCase()],
    )
    return row!.code
  }

  it('before the e-mail is submitted a countdown shows; at its end the page says so and counts no longer', async () => {
    await visit('/flash-discount')
    const left = screen.getByRole('timer', { name: t('deals.timeLeft') })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2029-12-30T19:57:55Z') })
    await waitFor(() => expect(left).toHaveTextContent('02 days 01 hours 01 minutes 05 seconds'))
    vi.setSystemTime(new Date('2029-12-30T19:57:58Z'))
    await waitFor(() => expect(left).toHaveTextContent('02 days 01 hours 01 minutes 02 seconds'))
    expect(
      screen.getByText((_, element) =>
        /^The offer ends on 1 January 2030, 23:59, Nairobi time\.$/.test(
          element?.tagName === 'P' ? element.textContent : '',
        ),
      ),
    ).toBeInTheDocument()
    vi.setSystemTime(new Date('2030-01-01T20:58:59Z'))
    await waitFor(() => expect(left).toHaveTextContent('00 days 00 hours 00 minutes 01 seconds'))
    vi.setSystemTime(new Date('2030-01-01T20:59:00Z'))
    await title('This offer has ended')
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
  })

  it('the e-mail is required: Enter email to reveal discount code, and has at most 255 characters', async () => {
    const user = await visit('/flash-discount')
    expect(email()).toHaveAttribute('maxlength', '255')
    await send(user)
    await waitFor(() => expect(email()).toHaveFocus())
    expect(email()).toHaveAttribute('aria-invalid', 'true')
    expect(email()).toHaveAccessibleDescription(/Enter email to reveal discount code/)
    fill(email(), 'amina')
    await send(user)
    await waitFor(() => expect(form()).toHaveTextContent('Enter a valid email address.'))
  })

  it('after submission the code is revealed on /flash-discount-confirm, with its conditions', async () => {
    const address = `flash-${unique()}@example.com`
    const user = await visit('/flash-discount')
    const code = await reveal(user, address)
    await main().findByText(code)
    for (const condition of [
      '$200 off',
      'The code is valid 3 days',
      'For vehicles only',
      'Minimum order $1000',
      'Once per customer',
    ])
      expect(main().getByText(condition)).toBeInTheDocument()
    await user.click(main().getByRole('button', { name: 'Copy code' }))
    expect(await main().findAllByText('Copied')).not.toHaveLength(0)
    expect(await navigator.clipboard.readText()).toBe(code)
    await shop.world.deliverMails()
    expect(await mailsTo(shop, address)).toHaveLength(1)
  })

  it('a reload keeps the code, and Back shows it without a countdown', async () => {
    const user = await visit('/flash-discount')
    const code = await reveal(user, `flash-${unique()}@example.com`)
    await main().findByText(code)
    window.history.back()
    await arrivedAt('/flash-discount')
    await title('Your code is revealed')
    expect(main().getByText(code)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
    await user.click(main().getByRole('link', { name: t('deals.howToUseIt') }))
    await arrivedAt('/flash-discount-confirm')
    await visit('/flash-discount-confirm')
    await main().findByText(code)
  })

  it('the same e-mail is shown the same code', async () => {
    const address = `flash-${unique()}@example.com`
    const code = await reveal(await visit('/flash-discount'), address)
    // As in another tab.
    saveIssuedDiscount(null)
    expect(await reveal(await visit('/flash-discount'), address.toUpperCase())).toBe(code)
    await main().findByText(code)
  })

  it('without a code the confirm page leads to one', async () => {
    const user = await visit('/flash-discount-confirm')
    await title('There is no code here yet')
    await user.click(main().getByRole('link', { name: t('deals.getCode') }))
    await arrivedAt('/flash-discount')
  })

  it('the code takes $200 off in the basket', async () => {
    const buyer = await newBuyer(shop)
    await putInBasket(shop, buyer, await stockVehicle(shop, { price: 450_000 }))
    const user = await visit('/flash-discount', { as: buyer })
    const code = await reveal(user, buyer.email)
    await user.click(await main().findByRole('link', { name: t('deals.goToBasket') }))
    fill(await main().findByLabelText(t('basket.code')), code)
    await user.click(main().getByRole('button', { name: t('basket.apply') }))
    await screen.findByText('Discount code applied')
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('$5,000.00'))
  })
})
