import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { follow, headline, hrefsOf, path, results, textsOf } from '../reading.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { addressOf, open } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const list = (name: string) => within(screen.getByRole('list', { name }))

describe('home (buyer spec §2, §9)', () => {
  it('Sell Your Car (List Now) and Auto spares (Shop Now) lead on', async () => {
    await open('/')
    const line = (title: string) =>
      within(screen.getByRole('heading', { name: title }).closest('li')!)
    expect(line('Sell Your Car').getByRole('link', { name: 'List Now' })).toHaveAttribute(
      'href',
      '/profile',
    )
    await follow(line('Auto spares').getByRole('link', { name: 'Shop Now' }))
    expect(path()).toMatch(/^\/auto-parts/)
  })

  it('a popular brand shows make, count and emblem and leads to its vehicles', async () => {
    const [row] = await shop.sql<{ count: string }>(
      `select count(*) from products join makes on makes.id = make_id
       where listed and makes.slug = 'toyota'`,
    )
    await open('/')
    const brands = within(screen.getByRole('region', { name: t('home.brands') }))
    const brand = brands.getByRole('link', { name: /^Toyota/ })
    expect(brand).toHaveTextContent(Number(row!.count).toLocaleString('en'))
    expect(brand.querySelector('img')).toHaveAttribute('src', '/brands/toyota.svg')
    expect(brand).toHaveAttribute('href', '/search/toyota')
  })

  it('three promo cards: Free, Convenient, Trusted, each with a sample price from the trusted cars', async () => {
    const { data } = await shop.clientWith(null).GET('/promotions/')
    const { low_range, mid_range, upper_range } = data!.trusted_cars
    await open('/')
    expect(textsOf(list(t('home.why')).getAllByRole('heading'))).toEqual([
      'Free',
      'Convenient',
      'Trusted',
    ])
    const cards = list(t('home.why')).getAllByRole('listitem')
    for (const [index, range] of [low_range, mid_range, upper_range].entries()) {
      const { title, price, id } = range[0]!
      expect(cards[index]).toHaveTextContent(`$${price.toLocaleString('en')}.00`)
      expect(within(cards[index]!).getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `/details/${id}`,
      )
    }
  })

  it('most searched: hatchbacks, sedans and SUVs; and commercial vehicles', async () => {
    const { data } = await shop.clientWith(null).GET('/promotions/')
    const { most_searched, commercial_vehicles } = data!
    const rows = {
      Hatchbacks: most_searched.hatch_back,
      Sedans: most_searched.sedan,
      SUVs: most_searched.suv,
      'Trucks, buses and machines': commercial_vehicles,
    }
    await open('/')
    for (const [label, items] of Object.entries(rows)) {
      const cards = list(label).getAllByRole('listitem')
      expect(cards).toHaveLength(items.length)
      const [{ title, price }] = items as [(typeof items)[number]]
      expect(cards[0]).toHaveTextContent(title)
      expect(cards[0]).toHaveTextContent(`$${Math.round(price).toLocaleString('en')}`)
    }
    const [first] = commercial_vehicles
    await follow(list(t('home.trucks')).getByRole('link', { name: first!.title }))
    expect(path()).toBe(`/details/${first!.id}`)
  })

  it('a home card shows the small picture', async () => {
    await open('/')
    const pictures = [
      ...screen.getByRole('list', { name: t('home.sedans') }).querySelectorAll('img'),
    ]
    expect(pictures.length).toBeGreaterThan(3)
    for (const picture of pictures)
      expect(picture).toHaveAttribute('src', expect.stringMatching(/-320\.jpg$/))
  })

  it('articles lead to /latest/{slug}/{id}', async () => {
    await open('/')
    const articles = list(t('shell.newsAndReviews'))
    expect(articles.getAllByRole('listitem')).toHaveLength(6)
    for (const text of textsOf(articles.getAllByRole('listitem')))
      expect(text).toMatch(/\w{3}\. \d+, \d{4} · 5 min read$/)
    const [first] = articles.getAllByRole('link')
    const title = first!.textContent
    await follow(first!)
    expect(path()).toMatch(/^\/latest\/[a-z0-9-]+\/\d+$/)
    expect(headline()).toBe(title)
  })

  it('social links lead to our pages', async () => {
    await open('/')
    const links = within(screen.getByRole('navigation', { name: /^Follow/ })).getAllByRole('link')
    expect(textsOf(links)).toEqual(['Facebook', 'Instagram', 'YouTube', 'X'])
    for (const href of hrefsOf(links)) expect(href).toMatch(/^https:/)
  })

  it('/stage is home too', async () => {
    await open('/stage')
    expect(screen.getByRole('form', { name: t('home.findCar') })).toBeInTheDocument()
  })

  it('without JavaScript one gets from home to a vehicle', async () => {
    await open('/')
    const form = screen.getByRole<HTMLFormElement>('form', { name: t('home.findCar') })
    const select = (label: 'home.make' | 'home.priceFrom' | 'home.priceTo') =>
      within(form).getByLabelText<HTMLSelectElement>(t(label))
    select('home.make').value = 'toyota'
    select('home.priceFrom').value = '300000'
    expect(select('home.priceTo')).toBeEnabled()
    select('home.priceTo').value = '1500000'
    await open(addressOf(form))
    expect(path()).toBe('/search/toyota/300000/1500000')
    const first = within(results().getAllByRole('heading')[0]!).getByRole('link')
    const title = first.textContent
    await follow(first)
    expect(headline()).toBe(title)
  })
})
