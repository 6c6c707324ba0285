import { newBuyer, placeOrder, putInBasket, stockVehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { banner, follow, footer, headline, textsOf } from '../reading.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { here } from '../steps.ts'
import { open } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

describe('header, footer and addresses (buyer spec §2, §4; decisions 3)', () => {
  it('the top navigation has Home, Cars, Parts, About, Log in and the account', async () => {
    await open('/')
    const places = within(banner().getByRole('navigation', { name: t('shell.main') }))
    expect(textsOf(places.getAllByRole('link'))).toEqual(['Home', 'Cars', 'Parts', 'About'])
    for (const [name, href] of [
      [t('shell.logIn'), '/login'],
      [t('shell.myAccount'), '/profile'],
    ] as const)
      for (const link of banner().getAllByRole('link', { name }))
        expect(link).toHaveAttribute('href', href)
  })

  it('the footer has contact details, the address in Nairobi and the fixed links', async () => {
    await open('/')
    expect(footer().getByRole('link', { name: /^\+254/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+254\d+$/),
    )
    expect(screen.getAllByRole('contentinfo').at(-1)).toHaveTextContent('Nairobi, Kenya')
    for (const [name, href] of [
      ['Privacy Policy', '/privacy-policy'],
      ['Terms & Conditions', '/terms-and-conditions'],
      ['Become a seller', '/profile'],
      [t('shell.advertise'), '/advertise-with-us'],
    ] as const)
      expect(footer().getByRole('link', { name })).toHaveAttribute('href', href)
  })

  it.each(['/no-such-page', '/details', '/search/a/b/c/d/e', '/password/reset'])(
    '%s is not found, and leads to home',
    async (path) => {
      expect(await open(path)).toHaveProperty('status', 404)
      expect(headline()).toBe("Oops, sorry we couldn't find that page")
      await follow(screen.getByRole('link', { name: t('shell.goHome') }))
      expect(here()).toBe('/')
    },
  )

  it.each([
    ['/', 200],
    ['/stage', 200],
    ['/search/1/0/0/1/*/*/0', 200],
    ['/search/toyota', 200],
    ['/search/0/0/0/1/*/*/0', 404],
    ['/search/x/0/0/1/*/*/0', 404],
    ['/details/abc', 404],
    ['/details/99999999999999', 404],
    ['/login', 200],
    ['/my-basket', 200],
    ['/checkout', 200],
    ['/%E0%A4%A', 400],
  ])('%s answers %d', async (path, status) => {
    expect((await shop.world.app.inject(path)).statusCode).toBe(status)
  })

  it('another browser shows nothing of a buyer on a public page', async () => {
    const buyer = await newBuyer(shop)
    await putInBasket(shop, buyer, await stockVehicle(shop))
    await placeOrder(shop, buyer)
    const page = await (await shop.fetch(`${shop.storefront}/`)).text()
    expect(page).not.toContain(buyer.email)
  })
})
