import { stockItem } from '@bandari/api/arrange'
import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { addressOf, open } from '../storefront.ts'

describe('partners’ items as the server draws them', () => {
  it('what nobody offers is not found', async () => {
    const { status } = await open('/item-details/1/100')
    expect(status).toBe(404)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      "Oops, sorry we couldn't find that page",
    )
  })

  it('without JavaScript the search is complete and its filters and its box work', async () => {
    await open('/partner-one-search/laptop/0/0/1/b')
    const results = () => within(screen.getByRole('region', { name: t('items.results') }))
    expect(results().getAllByRole('heading')).toHaveLength(25)

    const filters = screen.getByRole<HTMLFormElement>('form', { name: t('items.filters') })
    within(filters).getByLabelText<HTMLSelectElement>(t('items.from')).value = '1000'
    const sort = within(filters).getByRole('button', { name: t('items.sort.descending') })
    await open(addressOf(filters, sort))
    expect(window.location.pathname).toBe('/partner-one-search/laptop/1000/0/1/d')
    for (const card of results().getAllByRole('heading')) {
      const [, price = ''] = /\$([\d,]+)\.\d\d/.exec(card.closest('li')!.textContent) ?? []
      expect(Number(price.replaceAll(',', ''))).toBeGreaterThanOrEqual(1000)
    }

    const box = screen.getByRole<HTMLFormElement>('form', { name: t('items.searchPartners') })
    within(box).getByRole<HTMLInputElement>('searchbox').value = 'phones'
    await open(addressOf(box))
    expect(window.location.pathname).toBe('/partner-one-search/phones/0/0/1/b')
  })

  it('without JavaScript the item is complete', async () => {
    const { id, title } = await stockItem(await openedShop(), { isAuction: true })
    await open(`/item-details/${id}/4500`)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(screen.getByText('Manufacturer')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: t('items.sendMessage') })).toBeInTheDocument()
  })
})
