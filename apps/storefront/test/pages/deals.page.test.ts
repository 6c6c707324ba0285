import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { open } from '../storefront.ts'

const needs = () => document.querySelector('noscript p')

describe('deals without JavaScript', () => {
  it('the flash discount says what it needs', async () => {
    await open('/flash-discount')
    expect(needs()).toHaveTextContent('Revealing a code needs JavaScript')
    expect(screen.getByText(/The offer ends on/)).toBeInTheDocument()
    await open('/flash-discount-confirm')
    expect(needs()).toHaveTextContent('Showing your code needs JavaScript')
  })

  it("a deal's card leads to the sign-in", async () => {
    const shop = await openedShop()
    const { data = [] } = await shop.clientWith(null).GET('/deals/')
    await open('/deals')
    const list = within(screen.getByRole('list', { name: t('shell.dealsOfTheDay') }))
    expect(list.getByRole('link', { name: new RegExp(data[0]!.title) })).toHaveAttribute(
      'href',
      `/login-c?next=${encodeURIComponent(data[0]!.client_url)}`,
    )
  })
})

describe('a shop whose flash offer ended when the specification says (buyer spec §9; decisions 13)', () => {
  const ended = () => openedShop({ FLASH_OFFER_ENDS: '2020-01-20 23:59' })

  it('after its end the page is gone (410), says so and has no countdown', async () => {
    const shop = await ended()
    const { status } = await open('/flash-discount', { shop })
    expect(status).toBe(410)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This offer has ended')
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByLabelText(t('deals.email'))).toBeNull()
    const main = within(screen.getByRole('main'))
    const onward = main.getByRole('link', { name: t('shell.dealsOfTheDay') })
    await open(onward.getAttribute('href')!, { shop })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deals of the day')
    expect(within(screen.getByRole('main')).queryByRole('link', { name: /\$200 off/ })).toBeNull()
  })

  it('home does not lead to an offer that has ended', async () => {
    await open('/', { shop: await ended() })
    const offers = within(screen.getByRole('list', { name: t('home.offers') }))
    expect(offers.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Deals of the day',
      'Export deals to Kenya',
    ])
  })
})
