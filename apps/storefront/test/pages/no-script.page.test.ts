import { demoPassword } from '@bandari/api/people'
import { stockVehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { follow, footer, headline, path, results } from '../reading.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { main } from '../steps.ts'
import { addressOf, open } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const firstTitle = () => results().getAllByRole('heading')[0]!
const choose = (label: 'home.priceFrom' | 'search.sortBy', value: string) => {
  screen.getByLabelText<HTMLSelectElement>(t(label)).value = value
}

describe('without JavaScript (architecture §7): what shows something is complete, what needs a script says so', () => {
  it('one gets from home to a person who sells the vehicle', async () => {
    await open('/')
    choose('home.priceFrom', '300000')
    await open(addressOf(screen.getByRole('form', { name: t('home.findCar') })))
    expect(path()).toMatch(/^\/search\/cars\/300000\/\d+$/)

    const filters = () => screen.getByRole<HTMLFormElement>('form', { name: t('search.filters') })
    within(filters()).getByLabelText<HTMLSelectElement>(t('shared.make')).value = 'toyota'
    await open(addressOf(filters()))
    expect(headline()).toBe('Toyota')

    choose('search.sortBy', '1')
    await open(addressOf(filters(), screen.getByRole('button', { name: t('search.sort') })))
    expect(path()).toMatch(/\/1$/)
    const dearest = firstTitle().textContent

    await follow(screen.getByRole('link', { name: t('ui.nextPage') }))
    expect(path()).toMatch(/^\/search\/2\//)
    const title = firstTitle().textContent
    expect(title).not.toBe(dearest)

    await follow(within(firstTitle()).getByRole('link'))
    expect(headline()).toBe(title)
    expect(screen.getByRole('region', { name: t('details.specification') })).toBeInTheDocument()
    expect(document.querySelector('noscript p')).toHaveTextContent(
      /^To buy, switch JavaScript on or call us\.$/,
    )
    expect(footer().getByRole('link', { name: /^\+254/ })).toBeInTheDocument()
  })

  it('the gallery shows every picture', async () => {
    const { id } = await stockVehicle(shop)
    const [row] = await shop.sql<{ n: string }>(
      'select count(*) n from product_images where product_id = $1',
      [id],
    )
    await open(`/details/${id}`)
    const pictures = document.querySelectorAll('#main picture img[src*="/media/"]')
    expect(Number(row!.n)).toBeGreaterThan(1)
    expect(pictures.length).toBeGreaterThanOrEqual(Number(row!.n))
  })

  it('parts, articles and the pages that explain are complete', async () => {
    await open('/auto-parts')
    await follow(main().getAllByRole('link', { name: /^Engine/ })[0]!)
    expect(headline()).toMatch(/Engine/)

    await open('/latest')
    const list = within(main().getByRole('list', { name: t('articles.all') }))
    await follow(list.getAllByRole('link')[0]!)
    expect(screen.getByRole('article')).toBeInTheDocument()

    for (const address of [
      '/how-to-buy',
      '/help-contact',
      '/local-services',
      '/privacy-policy',
      '/deals',
    ]) {
      await open(address)
      expect(headline(), address).not.toBe('')
      const words = screen.getByRole('main').textContent.split(/\s+/).length
      expect(words, address).toBeGreaterThan(80)
    }
  })

  it.each([
    ['/my-basket', 'Your basket'],
    ['/checkout', 'Checkout'],
    ['/review-order', 'Checkout'],
    ['/confirm-order', 'Your order'],
    ['/login', 'Your account'],
    ['/resend-activation-link', 'Your account'],
  ])('%s says that it needs JavaScript, and how to get on', async (address, what) => {
    await open(address)
    const notice = screen.getByRole('main').querySelector('noscript')!
    expect(notice.querySelector('p')).toHaveTextContent(new RegExp(`^${what} needs JavaScript$`))
    expect(notice.querySelectorAll('a[href^="tel:"]')).toHaveLength(1)
  })

  it('a form that is sent leads back to its page, with nothing in the address', async () => {
    const address = '/login?next=%2Fmy-basket'
    await open(address)
    const form = main().getByLabelText(t('auth.email')).closest('form')!
    expect(form).toHaveAttribute('method', 'post')
    const answer = await shop.fetch(new URL(form.action, `${shop.storefront}${address}`), {
      method: 'POST',
      body: new URLSearchParams({ email: 'buyer@example.com', password: demoPassword }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${shop.storefront}${address}`)
    await open(address)
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/^Sign in$/)
  })
})
