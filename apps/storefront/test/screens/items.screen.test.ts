import { type Buyer, endSessions, newBuyer, stockItem, unique } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, buyNow, fill, here, main, signIn } from '../steps.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const results = () => main().findByRole('region', { name: t('items.results') })
const filters = () => within(screen.getByRole('form', { name: t('items.filters') }))
const link = (name: string) => main().findByRole('link', { name })
const title = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text))

async function cardOf(name: string) {
  const card = within(await results())
    .getByRole('heading', { name })
    .closest('li')!
  return { card, ...within(card) }
}

/** Of the cards on the page, in order. */
async function prices(): Promise<number[]> {
  const cards = within(await results()).getAllByRole('heading')
  return cards.map((heading) =>
    Number(
      (/\$([\d,]+\.\d\d)/.exec(heading.closest('li')!.textContent)?.[1] ?? '').replaceAll(',', ''),
    ),
  )
}

const optionValues = (label: 'items.from' | 'items.to') =>
  [...filters().getByLabelText<HTMLSelectElement>(t(label)).options].map(({ value }) =>
    Number(value),
  )

describe('item search (buyer spec §2, §4, §5, §9)', () => {
  it('breadcrumb is Home > query', async () => {
    const user = await visit('/partner-one-search/roof%20box/0/0/1/b')
    const trail = within(screen.getByRole('navigation', { name: t('ui.breadcrumb') }))
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'roof box',
    ])
    await user.click(trail.getByRole('link', { name: t('shell.home') }))
    await arrivedAt('/')
  })

  it('a card shows image, title, price, transmission and fuel, AVAILABLE and Buy Now', async () => {
    const item = await stockItem(shop, { title: `Toyota ${unique()}`, price: 451_950 })
    const user = await visit(`/partner-one-search/${encodeURIComponent(item.title)}/0/0/1/b`)
    const { card, getByText, getByRole } = await cardOf(item.title)
    expect(card.querySelector('img')?.src).toContain('/media/')
    expect(card).toHaveTextContent('$4,519.50')
    expect(card).toHaveTextContent('Automatic · Petrol')
    expect(getByText('AVAILABLE')).toBeInTheDocument()
    expect(getByRole('link', { name: `Buy Now: ${item.title}` })).toHaveTextContent(/^Buy Now$/)
    await user.click(within(getByRole('heading')).getByRole('link'))
    await arrivedAt(`/item-details/${item.id}/4519.5`)
    await title(item.title)
  })

  it('UNDER AUCTION with an Inquire button when the listing type is Auction', async () => {
    const item = await stockItem(shop, { isAuction: true })
    const user = await visit(
      `/partner-one-search-cat/${encodeURIComponent(item.title)}/0/0/1/b/cars`,
    )
    const { getByText, getByRole, queryByRole } = await cardOf(item.title)
    expect(getByText('UNDER AUCTION')).toBeInTheDocument()
    await waitFor(() => expect(queryByRole('link', { name: /^Buy Now/ })).toBeNull())
    await user.click(getByRole('link', { name: `Inquire about ${item.title}` }))
    await arrivedAt(`/item-details/${item.id}/4500`)
  })

  it('sort buttons: Price: Low to High, Price: High to Low, Best Match', async () => {
    const user = await visit('/partner-one-search/laptop/0/0/2/b')
    const button = (name: string) => filters().getByRole('button', { name })
    expect(button('Best Match')).toHaveAttribute('aria-pressed', 'true')
    for (const [name, code, way] of [
      ['Price: Low to High', 'a', 1],
      ['Price: High to Low', 'd', -1],
      ['Best Match', 'b', 0],
    ] as const) {
      await user.click(button(name))
      await arrivedAt(`/partner-one-search/laptop/0/0/1/${code}`)
      await waitFor(() => expect(button(name)).toHaveAttribute('aria-pressed', 'true'))
      await waitFor(async () => expect(await results()).toHaveAttribute('aria-busy', 'false'))
      const found = await prices()
      expect(found).toHaveLength(25)
      if (way !== 0) expect(found).toEqual(found.toSorted((a, b) => way * (a - b)))
    }
  })

  it('min options are those below the current max, max options those above the current min; the prices bound what is found', async () => {
    const user = await visit('/partner-one-search/laptop/500/1500/1/b')
    expect(optionValues('items.from')).toEqual([0, 100, 500, 1000])
    expect(optionValues('items.to').slice(0, 4)).toEqual([0, 1000, 1500, 2000])
    await user.selectOptions(filters().getByLabelText(t('items.to')), '$2,000')
    expect(optionValues('items.from')).toEqual([0, 100, 500, 1000, 1500])
    await user.selectOptions(filters().getByLabelText(t('items.from')), '$1,500')
    expect(optionValues('items.to').slice(0, 3)).toEqual([0, 2000, 2500])
    await user.click(filters().getByRole('button', { name: t('items.showResults') }))
    await arrivedAt('/partner-one-search/laptop/1500/2000/1/b')

    await visit('/partner-one-search/laptop/500/1000/1/d')
    for (const price of await prices()) {
      expect(price).toBeGreaterThanOrEqual(500)
      expect(price).toBeLessThanOrEqual(1000)
    }
  })

  it('pagination shows three page numbers', async () => {
    const user = await visit('/partner-one-search/toyota/0/0/4/a')
    const pager = () => within(main().getByRole('navigation', { name: t('ui.pages') }))
    expect(
      pager()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['<', '3', '4', '5', '>'])
    await user.click(pager().getByRole('link', { name: t('ui.nextPage') }))
    await arrivedAt('/partner-one-search/toyota/0/0/5/a')
    await waitFor(() =>
      expect(pager().getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page'),
    )
  })

  it('a 204 means empty: No record Found, and the next wider search', async () => {
    const user = await visit('/partner-one-search-cat/unobtainium/500/1000/1/b/tools')
    expect(main().getByText('0 results found')).toBeInTheDocument()
    await main().findByRole('heading', { name: 'No record Found' })
    await user.click(await link(t('items.anyPrice')))
    await arrivedAt('/partner-one-search-cat/unobtainium/0/0/1/b/tools')
    await user.click(await link(t('items.allKinds')))
    await waitFor(() =>
      expect(main().queryByRole('link', { name: t('items.anyPrice') })).toBeNull(),
    )
    await arrivedAt('/partner-one-search/unobtainium/0/0/1/b')
    await user.click(await link(t('items.seeAll')))
    await waitFor(() =>
      expect(main().queryByRole('link', { name: t('items.allKinds') })).toBeNull(),
    )
    await user.click(await link(t('items.kind.tools')))
    await waitFor(async () => expect(await prices()).toHaveLength(25))
  })

  it('beyond the last page is empty too and leads to the first', async () => {
    const user = await visit('/partner-one-search/toyota/0/0/999/b')
    await main().findByRole('heading', { name: 'No record Found' })
    await user.click(await link(t('items.firstPage')))
    await arrivedAt('/partner-one-search/toyota/0/0/1/b')
  })

  it('other words are searched for within the same kind of goods', async () => {
    const user = await visit('/partner-one-search-cat/phones/0/0/1/b/phones')
    const box = main().getByRole('searchbox', { name: t('items.lookingFor') })
    fill(box, '100% <b>black</b>')
    await user.type(box, '{Enter}')
    await arrivedAt('/partner-one-search-cat/100%25%20%3Cb%3Eblack%3C%2Fb%3E/0/0/1/b/phones')
    await title('100% <b>black</b>')
  })

  it.each([
    ['men', "Men's fashion"],
    ['women', "Women's fashion"],
  ])('/search/cat-search-%s leads to %s', async (who, kind) => {
    await visit(`/search/cat-search-${who}`)
    await arrivedAt(new RegExp(`/partner-one-search-cat/.*/0/0/1/b/${who}s-fashion$`))
    await title(kind)
    expect(await prices()).toHaveLength(25)
  })
})

describe("a logged-in user's search is posted to analytics", () => {
  const searchesOf = async ({ id }: Buyer) => {
    const rows = await shop.sql<{ q: string | null; type: string | null }>(
      'select q, type from item_searches where account_id = $1 order by id',
      [id],
    )
    return rows.map(({ q, type }) => q ?? `type ${type}`)
  }

  it('words, once for all pages and sorts; a category by its type', async () => {
    const buyer = await newBuyer(shop)
    const user = await visit('/partner-one-search/toyota/0/0/1/b', { as: buyer })
    await waitFor(async () => expect(await searchesOf(buyer)).toEqual(['toyota']))
    await user.click(await link('Page 2'))
    await arrivedAt(/\/2\/b$/)
    await visit('/partner-one-search-cat/drill/0/0/1/b/tools')
    await waitFor(async () => expect(await searchesOf(buyer)).toEqual(['toyota', 'type tools']))
  })

  it('a session that has ended is not noticed by who only searches', async () => {
    const buyer = await newBuyer(shop)
    await endSessions(shop, buyer)
    await visit('/partner-one-search/toyota/0/0/1/b', { as: buyer })
    const banner = within(screen.getByRole('banner'))
    await waitFor(() =>
      expect(banner.getAllByRole('link', { name: t('shell.logIn') })).not.toHaveLength(0),
    )
    expect(here()).toBe('/partner-one-search/toyota/0/0/1/b')
  })
})

describe('item detail', () => {
  it('title, Conditions, price, and the tab About this item', async () => {
    const item = await stockItem(shop)
    await visit(`/item-details/${item.id}/1`)
    await title(item.title)
    // The price in the address is nobody's (contract C33).
    expect(main().getAllByText('$4,500.00')[0]).toBeInTheDocument()
    const conditions = main().getByRole('region', { name: t('items.conditions') })
    expect(conditions).toHaveTextContent('Used: Used before.')
    expect(main().getByRole('tab', { name: t('items.about') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const about = within(main().getByRole('tabpanel', { name: t('items.about') }))
    const texts = (role: 'term' | 'listitem') =>
      about.getAllByRole(role).map(({ textContent }) => textContent)
    expect(texts('term')).toEqual([
      'Manufacturer',
      'Model',
      'Mileage',
      'Model year',
      'Engine size',
      'Transmission',
      'Fuel type',
      'Petrol',
      'Body type',
      'Hatchback',
      'Doors',
      'Drive',
      'Steering',
    ])
    expect(texts('listitem')).toEqual(['One owner', 'Service history', 'Non-smoker'])
  })

  it('People who viewed this item also viewed: struck price and Save: 10%', async () => {
    const { id } = await stockItem(shop, { price: 876_543_200 })
    const other = await stockItem(shop, { price: 876_543_100 })
    const user = await visit(`/item-details/${id}/1`)
    const also = await main().findByRole('region', { name: t('items.alsoViewed') })
    const card = (await within(also).findByText(other.title)).closest('li')!
    expect(within(card).getByText('$8,765,431.00')).toBeInTheDocument()
    expect(card.querySelector('s')).toHaveTextContent('$9,739,367.78')
    expect(within(card).getByText('Save: 10%')).toBeInTheDocument()
    await user.click(within(card).getByRole('link'))
    await arrivedAt(`/item-details/${other.id}/8765431`)
    await title(other.title)
  })

  it("Buy Now requires a country: Set Destination (Country); the quantity goes from 1 to the item's quantity", async () => {
    const { id } = await stockItem(shop, { quantity: 3 })
    const user = await visit(`/item-details/${id}/4500`)
    const form = screen.getByRole('form', { name: t('items.buy') })
    const quantity = within(form).getByLabelText(t('items.quantity'))
    expect(within(form).getByRole('button', { name: t('ui.less') })).toBeDisabled()
    fill(quantity, '7')
    quantity.blur()
    await waitFor(() => expect(quantity).toHaveValue(3))
    expect(within(form).getByRole('button', { name: t('ui.more') })).toBeDisabled()
    expect(form).toHaveTextContent('Price of 3$13,500.00')
    await buyNow(user)
    expect(await within(form).findByRole('alert')).toHaveTextContent('Set Destination (Country)')
    expect(here()).toBe(`/item-details/${id}/4500`)
  })

  it('Buy Now without login goes to /login and comes back with what was chosen', async () => {
    const item = await stockItem(shop)
    const user = await visit(`/item-details/${item.id}/4500`)
    await user.selectOptions(main().getByLabelText(t('items.country')), 'Zambia')
    await user.click(main().getByRole('button', { name: t('ui.more') }))
    await buyNow(user)
    await arrivedAt(/^\/login\?next=/)
    await signIn(user, await newBuyer(shop))
    await arrivedAt(`/item-details/${item.id}/4500?country=ZM&quantity=2`)
    await buyNow(user)
    await arrivedAt('/my-basket')
    const [name] = await main().findAllByRole('link', { name: item.title })
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('$9,000.00'))
    // Its charge is undetermined, so a quote comes first (contract C14).
    await user.click(await main().findByRole('button', { name: t('basket.proceed') }))
    await main().findByText(/Shipping cost has not been determined\./)
    await user.click(name!)
    await arrivedAt(`/item-details/${item.id}/4500`)
  })

  it('none left: Sorry, item is out of stock', async () => {
    const { id } = await stockItem(shop, { quantity: 0 })
    await visit(`/item-details/${id}/4500?country=KE`)
    expect(main().getByText('Out of stock')).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('items.buyNow') })).toBeNull(),
    )
    const sold = await screen.findByRole('region', { name: t('shared.soldOut') })
    expect(within(sold).getByRole('alert')).toHaveTextContent('Sorry, item is out of stock')
  })

  it('sold while it is being looked at: This product is out of stock.', async () => {
    const { id } = await stockItem(shop)
    const user = await visit(`/item-details/${id}/4500?country=KE`, { as: await newBuyer(shop) })
    await shop.sql('update partner_items set quantity = 0 where id = $1', [id])
    await buyNow(user)
    const sold = await screen.findByRole('region', { name: t('shared.soldOut') })
    expect(within(sold).getByRole('alert')).toHaveTextContent('This product is out of stock.')
  })

  it('auction: Inquire opens Auctioned Item, which leads to a WhatsApp message about bidding', async () => {
    const item = await stockItem(shop, { isAuction: true })
    const user = await visit(`/item-details/${item.id}/4500`)
    expect(main().getAllByText('UNDER AUCTION')[0]).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('items.buyNow') })).toBeNull(),
    )
    await user.click(main().getByRole('button', { name: t('items.inquire') }))
    const dialog = await screen.findByRole('dialog', { name: 'Auctioned Item' })
    expect(dialog).toHaveTextContent('To bid on it, send us a WhatsApp message.')
    expect(dialog).toHaveTextContent('The bidding ends on')
    const message = within(dialog).getByRole<HTMLAnchorElement>('link', {
      name: t('items.sendMessage'),
    })
    const { origin, searchParams } = new URL(message.href)
    expect(origin).toBe('https://wa.me')
    expect(searchParams.get('text')).toContain(item.title)
    expect(searchParams.get('text')).toContain(`/item-details/${item.id}/4500`)
  })
})
