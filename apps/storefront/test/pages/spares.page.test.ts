import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { listLocally } from '../local-listings.ts'
import { follow, headline, path, results, textsOf } from '../reading.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { here, main } from '../steps.ts'
import { addressOf, open } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const nothing = (keyword: string) =>
  screen.getByRole('heading', { name: `Oops, no exact matches found for "${keyword}"` })
const tree = () => within(screen.getByRole('navigation', { name: t('spares.categories') }))

describe('Kenya product search without JavaScript', () => {
  it('no results: Oops, no exact matches found for the keyword, with a next step', async () => {
    await open('/product-search/DeLorean')
    expect(nothing('DeLorean')).toBeInTheDocument()
    await follow(screen.getByRole('link', { name: t('search.kenya.otherMakes') }))
    await follow(screen.getByRole('link', { name: t('portalFitment.makeExample') }))
    expect(path()).toBe('/product-search/toyota')
    expect(results().getAllByRole('listitem')[0]).toHaveTextContent('KES')
  })

  it('the search in Kenya works, and a local listing says our number, not its own', async () => {
    const { title, make } = await listLocally(shop)
    await open(`/product-search?q=${make}`)
    expect(path()).toBe(`/product-search/${make}`)
    await follow(screen.getByRole('link', { name: title }))
    expect(main().getAllByRole('link', { name: '+254 20 555 0100' })[0]).toBeInTheDocument()
    // The seller's is told on a press only.
    const page = await shop.fetch(`${shop.storefront}${path()}`)
    expect(await page.text()).not.toContain('722 555 019')
  })
})

describe('the spares catalogue without JavaScript', () => {
  it('the default slug by its name shows the parts info panel', async () => {
    await open('/auto-parts/Vehicle%20Parts%20%26%20Accessories')
    expect(headline()).toBe('Vehicle Parts & Accessories')
    const panel = screen.getByRole('region', { name: t('spares.how') })
    expect(panel).toHaveTextContent('Part number and condition on every part')
    await follow(screen.getByRole('link', { name: 'Page 2' }))
    expect(screen.queryByRole('region', { name: t('spares.how') })).toBeNull()
  })

  it('the number of a category leads to it too', async () => {
    const [node] = await shop.sql<{ id: number }>(
      "select id from categories where name = 'Oil Filters'",
    )
    await open(`/auto-parts/anything/${node!.id}`)
    expect(headline()).toBe('Oil Filters')
  })

  it('narrows to one make, and says so when there is none', async () => {
    const { title, make } = await listLocally(shop, { spare: true, category: 'Tow Bars' })
    await open(`/auto-parts/Tow%20Bars?make=${make}`)
    expect(textsOf(results().getAllByRole('listitem'))).toEqual([expect.stringContaining(title)])
    await open(`/auto-parts/Snorkels?make=${make}`)
    expect(screen.getByRole('heading', { name: /^Oops, no exact matches/ })).toBeInTheDocument()
    await follow(screen.getByRole('link', { name: t('spares.ofAnyMake') }))
    expect(here()).toBe('/auto-parts/Snorkels')
  })

  it('an unknown category is not found, and the tree is there', async () => {
    const { status } = await open('/auto-parts/Flux%20Capacitors')
    expect(status).toBe(404)
    expect(nothing('Flux Capacitors')).toBeInTheDocument()
    expect(tree().getByRole('link', { name: /^Engine/ })).toBeInTheDocument()
  })

  it('the tree is links, its branch stands open, and a make can be chosen', async () => {
    await open('/auto-parts')
    for (const name of [/^Braking/, /^Disc Brakes/, /^Brake Pads/])
      await follow(tree().getByRole('link', { name }))
    expect(path()).toBe('/auto-parts/Brake Pads')
    expect(tree().getByRole('link', { name: /^Front Brake Pads/ })).toBeInTheDocument()
    const form = screen.getByRole<HTMLFormElement>('form', { name: t('spares.filters') })
    within(form).getByLabelText<HTMLSelectElement>(t('shared.make')).value = 'toyota'
    await open(addressOf(form))
    expect(here()).toBe('/auto-parts/Brake%20Pads?make=toyota')
    expect(document.title).toMatch(/^Brake Pads for Toyota/)
  })

  it('parts are narrowed by words, price and condition, and goods stand before how to buy them', async () => {
    const [{ n } = { n: 0 }] = await shop.sql<{ n: number }>(
      `select count(*)::integer as n from products where listed_locally and class = 'parts'
       and category_id is not null and words @@ 'front & toyota' and price >= 300000 and condition = 'New aftermarket'`,
    )
    expect(n).toBeGreaterThan(0)
    await open('/auto-parts')
    const form = screen.getByRole<HTMLFormElement>('form', { name: t('spares.filters') })
    const field = (label: string) => within(form).getByLabelText<HTMLInputElement>(label)
    field(t('spares.words')).value = 'toyota front'
    field(t('spares.priceFrom')).value = '3000'
    field(t('spares.condition')).value = 'new-aftermarket'
    field(t('spares.sortBy')).value = 'cheapest'
    await open(addressOf(form))
    expect(here()).toBe(
      '/auto-parts?words=toyota+front&condition=new-aftermarket&min=3000&by=cheapest',
    )
    expect(results().getByRole('status')).toHaveTextContent(`${n} results found`)
    const panel = screen.getByRole('region', { name: t('spares.how') })
    const [first] = results().getAllByRole('listitem')
    expect(first!.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
})
