import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { headline } from '../reading.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { main } from '../steps.ts'
import { open, visit } from '../storefront.ts'

/** A shop of its own, because its tables are mislaid for a while, with no answers of before; and what a page has asked it for. */
async function ownShop() {
  const shop = await openedShop({ SHARED_CACHE: 'false', SEARCH_MEMORY: '0' })
  const asked: string[] = []
  const ask: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    asked.push(new URL(request.url).pathname)
    return shop.fetch(request)
  }
  return { shop: { ...shop, fetch: ask }, asked }
}

/** Once alive a page asks by itself for what the server could not tell it. */
async function hasAskedFor(asked: string[], paths: string[]) {
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining(paths)))
}

describe('what a page says while the database cannot tell it something (buyer spec §8)', () => {
  it('categories load failure: 500. Thats an error, and trying again helps', async () => {
    const { shop, asked } = await ownShop()
    await shop.sql('alter table categories rename to mislaid_categories')
    expect(await open('/auto-parts', { shop })).toHaveProperty('status', 503)
    const user = await visit('/auto-parts', { shop })
    await hasAskedFor(asked, ['/api/category-search/'])
    const alert = () => main().getByRole('alert')
    await waitFor(() => expect(alert()).toHaveTextContent('500. Thats an error'))
    expect(alert()).toHaveTextContent(
      'The server encountered an error and could not complete your request',
    )
    expect(alert()).toHaveTextContent(t('spares.categoriesAdvice'))
    await shop.sql('alter table mislaid_categories rename to categories')
    await user.click(within(alert()).getByRole('button', { name: t('shell.tryAgain') }))
    await waitFor(() => expect(headline()).toBe('Vehicle Parts & Accessories'))
  })

  it('home data failure: Failed to Fetch; brand list failure: Failure; trying again helps', async () => {
    const { shop, asked } = await ownShop()
    const tables = ['makes', 'vehicle_search', 'articles']
    for (const table of tables) await shop.sql(`alter table ${table} rename to mislaid_${table}`)
    const user = await visit('/', { shop })
    await hasAskedFor(asked, ['/api/vehicle-make-count', '/api/promotions/', '/api/article-list/'])
    const part = (name: string) => within(screen.getByRole('region', { name }))
    const failed = (name: string) => part(name).findByRole('alert')
    expect(await failed('Popular Brands')).toHaveTextContent('Failure')
    expect(await failed('Most searched')).toHaveTextContent('Failed to Fetch')
    expect(await failed('News and Reviews')).toHaveTextContent('Failed to Fetch')
    expect(screen.getByRole('form', { name: t('home.findCar') })).toBeInTheDocument()

    for (const table of tables) await shop.sql(`alter table mislaid_${table} rename to ${table}`)
    for (const name of ['Popular Brands', 'Most searched', 'News and Reviews']) {
      const alert = within(await failed(name))
      await user.click(alert.getByRole('button', { name: t('shell.tryAgain') }))
      await waitFor(() => expect(part(name).queryByRole('alert')).toBeNull())
      expect((await part(name).findAllByRole('listitem'))[0]).toBeInTheDocument()
    }
  })
})
