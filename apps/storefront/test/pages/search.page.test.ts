import { stockVehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { follow, headline, path, results, textsOf, trail } from '../reading.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { addressOf, open } from '../storefront.ts'
import { cars, countCars, found, panel, prices, toyotas } from '../vehicle-search.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const titles = () => results().getAllByRole('heading', { level: 2 })
const filters = () => screen.getByRole<HTMLFormElement>('form', { name: t('search.filters') })
const choose = (label: 'search.make' | 'search.sortByPrice', value: string) => {
  screen.getByLabelText<HTMLSelectElement>(t(label)).value = value
}

describe('vehicle search (buyer spec §2)', () => {
  it('shows how many results were found', async () => {
    await open(toyotas)
    await found(await countCars(shop, "makes.slug = 'toyota'"))
  })

  it('a card shows picture, title, price, make, model, fuel and an Inquire button', async () => {
    // The dearest car, so that it is the first of its page.
    const { id, title } = await stockVehicle(shop, { price: 98_765_400 })
    const [{ make, model, fuel }] = (await shop.sql<{ make: string; model: string; fuel: string }>(
      `select makes.name make, models.name model, fuel_type fuel from products
       join makes on makes.id = products.make_id join models on models.id = model_id
       where title = $1`,
      [title],
    )) as [{ make: string; model: string; fuel: string }]
    await open('/search/1/900000/0/1/*/*/1')
    const card = screen.getByRole('heading', { name: title }).closest('li')!
    expect(card.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\.jpg$/))
    expect(card).toHaveTextContent('$987,654.00')
    for (const fact of [`Make${make}`, `Model${model}`, `Fuel${fuel}`])
      expect(card).toHaveTextContent(fact)
    const inquire = within(card).getByRole('link', { name: `Inquire about ${title}` })
    expect(inquire).toHaveTextContent(/^Inquire$/)
    expect(inquire).toHaveAttribute('href', `/details/${id}#contact`)
  })

  it('a card opens the vehicle details', async () => {
    await open(cars)
    const [first] = titles()
    const title = first!.textContent
    await follow(within(first!).getByRole('link'))
    expect(path()).toMatch(/^\/details\/\d+$/)
    expect(headline()).toBe(title)
  })

  it('the breadcrumb is Home > class > make > model', async () => {
    await open('/search/1/0/0/1/toyota/vitz/0')
    expect(textsOf(trail().getAllByRole('listitem'))).toEqual(['Home', 'Cars', 'Toyota', 'Vitz'])
  })

  it('clicking the class resets page, prices, make and model', async () => {
    await open('/search/2/1000/43000/1/toyota/*/1')
    expect(trail().getByText('Cars').closest('a')).toHaveAttribute('href', '/search/1/0/0/1/*/*/1')
  })

  it('clicking the make resets the model and keeps the other segments', async () => {
    await open('/search/1/500/43000/1/toyota/vitz/1')
    expect(trail().getByText('Toyota').closest('a')).toHaveAttribute(
      'href',
      '/search/1/500/43000/1/toyota/*/1',
    )
  })

  it('choosing a model keeps the other segments', async () => {
    await open('/search/1/500/43000/1/toyota/*/1')
    const models = within(screen.getByRole('navigation', { name: t('search.models') }))
    const [model] = models.getAllByRole('link')
    const name = model!.textContent
    await follow(model!)
    expect(path()).toMatch(/^\/search\/1\/500\/43000\/1\/toyota\/[^*/]+\/1$/)
    expect(headline()).toBe(`Toyota ${name}`)
  })

  it('class 1 is cars, otherwise commercial', async () => {
    await open(cars)
    expect(headline()).toBe('Cars')
    await open('/search/1/0/0/2/*/*/0')
    expect(headline()).toBe('Commercial vehicles')
  })

  it('a page has 25 results and the last one the rest', async () => {
    const count = await countCars(shop)
    await open(cars)
    expect(titles()).toHaveLength(25)
    await open(`/search/${Math.ceil(count / 25)}/0/0/1/*/*/0`)
    expect(titles()).toHaveLength(count % 25 || 25)
  })

  it('pagination shows five page numbers with < and >, and each page other vehicles', async () => {
    await open('/search/4/0/0/1/*/*/0')
    const before = textsOf(titles())
    const pages = () => within(screen.getByRole('navigation', { name: t('ui.pages') }))
    expect(textsOf(pages().getAllByRole('listitem'))).toEqual(['<', '2', '3', '4', '5', '6', '>'])
    await follow(pages().getByRole('link', { name: t('ui.nextPage') }))
    expect(path()).toBe('/search/5/0/0/1/*/*/0')
    expect(pages().getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    expect(textsOf(titles())).not.toEqual(before)
  })

  it('nothing found: No record Found', async () => {
    await open('/search/1/500/500/1/toyota/*/0')
    await found(0)
    expect(screen.getByRole('heading', { name: t('search.nothingFound') })).toBeInTheDocument()
    const name = new RegExp(`^${t('search.without.price')}`)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/search/1/0/0/1/toyota/*/0')
  })

  it('a page beyond the last one is said not to be there, and leads to the first', async () => {
    await open('/search/9999/0/0/1/*/*/0')
    expect(screen.getByRole('heading', { name: 'There is no page 9999' })).toBeInTheDocument()
    expect(screen.getByText(/^This search has [\d,]+ pages today\.$/)).toBeInTheDocument()
    await follow(screen.getByRole('link', { name: t('search.firstPage') }))
    expect(screen.getAllByRole('link', { name: /^Inquire about/ })).toHaveLength(25)
  })

  it('the price filter has 500 to 43500 in steps of 500', async () => {
    await open(cars)
    const from = panel().getByLabelText<HTMLSelectElement>(t('search.priceFrom'))
    expect([...from.options].map(({ value }) => Number(value))).toEqual(
      Array.from({ length: 88 }, (_, step) => step * 500),
    )
  })

  it('/search/{make} and /search/{make}/{model} show the make and the model', async () => {
    await open('/search/toyota')
    expect(headline()).toBe('Toyota')
    await open('/search/toyota/vitz')
    expect(headline()).toBe('Toyota Vitz')
  })

  it('/search/{make}/{from}/{to} takes shillings', async () => {
    await open('/search/cars/300000/600000')
    expect(prices()).not.toHaveLength(0)
    for (const price of prices()) {
      expect(price).toBeGreaterThan(300_000 / 129 - 1)
      expect(price).toBeLessThan(600_000 / 129 + 1)
    }
  })

  it('without JavaScript the page is complete, and its filters and its sort work', async () => {
    await open(cars)
    expect(screen.getAllByRole('link', { name: /^Inquire about/ })).toHaveLength(25)
    const show = panel().getByRole('button', { name: t('search.showResults') })
    choose('search.make', 'nissan')
    await open(addressOf(filters(), show))
    expect(path()).toBe('/search/1/0/0/1/nissan/*/0')
    expect(headline()).toBe('Nissan')

    await open(cars)
    choose('search.sortByPrice', '1')
    const sort = screen.getByRole('button', { name: t('search.sort') })
    await open(addressOf(filters(), sort))
    expect(path()).toBe('/search/1/0/0/1/*/*/1')
  })
})
