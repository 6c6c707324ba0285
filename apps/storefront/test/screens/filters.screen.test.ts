import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { headlineIs, textsOf, trail } from '../reading.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt } from '../steps.ts'
import { visit } from '../storefront.ts'
import { cars, countCars, found, panel } from '../vehicle-search.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const chips = () => screen.queryByRole('list', { name: t('search.applied') })

describe('filters beside the specified segments', () => {
  it('each choice is counted before it is applied', async () => {
    const diesel = await countCars(shop, "fuel_type = 'Diesel'")
    const manual = await countCars(shop, "fuel_type = 'Diesel' and transmission = 'Manual'")
    const user = await visit(cars)
    await user.click(panel().getByRole('checkbox', { name: /^Diesel/ }))
    const counted = `Manual ${manual.toLocaleString('en')}`
    expect(await panel().findByRole('checkbox', { name: counted })).toBeInTheDocument()
    const show = panel().getByRole('button', { name: /^Show/ })
    expect(show).toHaveTextContent(`Show ${diesel.toLocaleString('en')} vehicles`)
    await user.click(show)
    await arrivedAt('/search/1/0/0/1/*/*/0?fuel=diesel')
    await found(diesel)
  })

  it('sorting, paging and the breadcrumb keep the filters', async () => {
    const user = await visit('/search/1/0/0/1/toyota/*/0?fuel=petrol&year=2010-2020')
    await user.selectOptions(screen.getByLabelText(t('search.sortByPrice')), 'Descending')
    await arrivedAt('/search/1/0/0/1/toyota/*/1?year=2010-2020&fuel=petrol')
    // The address comes a moment before the page.
    const second = () => screen.getByRole('link', { name: 'Page 2' })
    const onward = '/search/2/0/0/1/toyota/*/1?year=2010-2020&fuel=petrol'
    await waitFor(() => expect(second()).toHaveAttribute('href', onward))
    await user.click(second())
    await arrivedAt(onward)
    await waitFor(() => expect(second()).toHaveAttribute('aria-current', 'page'))
    await user.click(trail().getByText('Cars'))
    await arrivedAt('/search/1/0/0/1/*/*/1?year=2010-2020&fuel=petrol')
  })

  it('applied filters are chips that go one by one, or all at once', async () => {
    const user = await visit('/search/1/500/20000/1/toyota/*/0?year=2010-2020&fuel=petrol,hybrid')
    expect(textsOf(within(chips()!).getAllByRole('listitem'))).toEqual([
      'Toyota',
      '$500 to $20,000',
      '2010 to 2020',
      'Hybrid',
      'Petrol',
      'Clear all',
    ])
    await user.click(screen.getByRole('link', { name: 'Remove filter Hybrid' }))
    await arrivedAt('/search/1/500/20000/1/toyota/*/0?year=2010-2020&fuel=petrol')
    await waitFor(() =>
      expect(panel().getByRole('checkbox', { name: /^Hybrid/ })).not.toBeChecked(),
    )
    expect(panel().getByRole('checkbox', { name: /^Petrol/ })).toBeChecked()
    await user.click(within(chips()!).getByRole('link', { name: t('search.clear') }))
    await arrivedAt('/search/1/0/0/1/*/*/0')
    await waitFor(() => expect(chips()).toBeNull())
    await found(await countCars(shop))
  })

  it('an empty result says which filter to drop and how many vehicles appear', async () => {
    const toyotas = await countCars(shop, "makes.slug = 'toyota'")
    const user = await visit('/search/1/0/0/1/toyota/*/0?colour=ultraviolet')
    expect(
      await screen.findByRole('heading', { name: t('search.nothingFound') }),
    ).toBeInTheDocument()
    await user.click(
      screen.getByRole('link', {
        name: `Search any colour: ${toyotas.toLocaleString('en')} vehicles`,
      }),
    )
    await arrivedAt('/search/1/0/0/1/toyota/*/0')
    await found(toyotas)
  })

  it('words that are nowhere are searched for as typed when asked', async () => {
    const user = await visit('/find?q=toyta+hilx')
    expect(screen.getByText(/^Showing results for/)).toHaveTextContent(
      'Showing results for toyota hilux.',
    )
    await headlineIs('Toyota Hilux')
    await user.click(screen.getByRole('link', { name: 'toyta hilx' }))
    expect(
      await screen.findByRole('heading', { name: t('search.nothingFound') }),
    ).toBeInTheDocument()
    const without = { name: /^Search without “toyta hilx”: [\d,]+ vehicles$/ }
    expect(await screen.findByRole('link', without)).toBeInTheDocument()
  })
})
