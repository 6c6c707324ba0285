import { stockVehicle, unique } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { headline, textsOf } from '../reading.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { here } from '../steps.ts'
import { addressOf, open } from '../storefront.ts'
import { cars, countCars, found, panel } from '../vehicle-search.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

/** The search box is plain HTML, with a script or without. */
async function find(words: string) {
  const box = screen.getByRole<HTMLFormElement>('search')
  within(box).getByLabelText<HTMLInputElement>(t('shell.findVehicle')).value = words
  await open(addressOf(box, within(box).getByRole('button', { name: t('shell.find') })))
}

describe('filters without JavaScript', () => {
  it('where no single filter helps, the make alone and nothing do', async () => {
    const toyotas = await countCars(shop, "makes.slug = 'toyota'")
    await open('/search/1/0/0/1/toyota/*/0?colour=ultraviolet&fuel=steam')
    const name = `Search every Toyota: ${toyotas.toLocaleString('en')} vehicles`
    expect(screen.getByRole('link', { name })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Clear all filters: / })).toBeInTheDocument()
  })

  it('the filters work as a form', async () => {
    const count = await countCars(shop, "fuel_type in ('Diesel', 'Hybrid') and model_year >= 2015")
    await open(cars)
    for (const name of [/^Diesel/, /^Hybrid/])
      panel().getByRole<HTMLInputElement>('checkbox', { name }).checked = true
    panel().getByLabelText<HTMLSelectElement>(t('search.yearFrom')).value = '2015'
    await open(addressOf(screen.getByRole('form', { name: t('search.filters') })))
    expect(here()).toBe('/search/1/0/0/1/*/*/0?year=2015-&fuel=diesel,hybrid')
    await found(count)
  })
})

describe('the search box', () => {
  it('understands 2012 toyota hilux diesel', async () => {
    await open('/')
    await find('2012 toyota hilux diesel')
    expect(here()).toMatch(/^\/search\/1\/0\/0\/\*\/toyota\/hilux\/\*\?year=2012-2012&fuel=diesel/)
    expect(headline()).toBe('Toyota Hilux')
    const chips = within(screen.getByRole('list', { name: t('search.applied') }))
    expect(textsOf(chips.getAllByRole('listitem'))).toEqual([
      'Toyota',
      'Hilux',
      '2012',
      'Diesel',
      'Clear all',
    ])
  })

  it('survives toyta hilx diesel, and says so', async () => {
    await open('/my-basket')
    await find('toyta hilx diesel')
    expect(here()).toMatch(/^\/search\/1\/0\/0\/\*\/toyota\/hilux\/\*\?fuel=diesel&typed=/)
    expect(screen.getByText(/^Showing results for/)).toHaveTextContent(
      'Showing results for toyota hilux diesel.',
    )
  })

  it('takes a place of our markets for the destination, and one press undoes it', async () => {
    await open('/')
    await find('toyota lusaka')
    expect(here()).toMatch(/^\/search\/1\/0\/0\/\*\/toyota\/\*\/\*\?typed=toyota%20lusaka&to=/)
    const note = within(screen.getByRole('region', { name: t('find.note') }))
    expect(note.getByText(/Lusaka, Zambia/)).toBeInTheDocument()
    expect(headline()).toBe('Toyota')
    const undo = note.getByRole('link', { name: t('find.undo') })
    expect(undo).toHaveAttribute('href', '/search/1/0/0/*/toyota/*/*')
  })

  it('shows both kinds of goods where the words may mean either', async () => {
    await open('/')
    await find('toyota spares')
    expect(here()).toBe(
      '/auto-parts/vehicle-parts-and-accessories?make=toyota&typed=toyota%20spares',
    )
    const note = within(screen.getByRole('region', { name: t('find.note') }))
    expect(note.getByText(/spare part/)).toBeInTheDocument()
    await open(note.getByRole('link', { name: /vehicles/ }).getAttribute('href') ?? '')
    expect(here()).toMatch(/^\/search\/1\/0\/0\/\*\/toyota\/\*\/\*/)
  })

  it('leads from a reference to its listing', async () => {
    const [vehicle] = await shop.sql<{ id: string; reference: string }>(
      'select id, reference from products where listed order by id limit 1',
    )
    await open('/')
    await find(vehicle!.reference.toLowerCase())
    expect(here()).toBe(`/details/${vehicle!.id}`)
  })

  it('asks who looks for an order to sign in', async () => {
    await open('/')
    await find('order 100123')
    expect(headline()).toBe('Order 100123')
    const signIn = screen.getByRole('link', { name: t('find.signIn') })
    expect(signIn).toHaveAttribute('href', '/login?next=%2Ffind%3Fq%3D100123')
  })

  it('finds a new listing by a word of its own', async () => {
    const mark = `z${unique()}`
    const { title } = await stockVehicle(shop, { title: `Toyota Premio 1.8 2014 ${mark}` })
    await open('/')
    await find(`toyota ${mark}`)
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument()
    await found(1)
  })

  it('nothing asked for leads to all vehicles', async () => {
    await open('/find?q=%20')
    expect(here()).toBe('/search/1/0/0/*/*/*/*')
  })
})
