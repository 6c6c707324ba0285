import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { headline, headlineIs } from '../reading.ts'
import { t } from '../sentences.ts'
import { arrivedAt, here } from '../steps.ts'
import { visit } from '../storefront.ts'
import { cars, panel, prices, toyotas } from '../vehicle-search.ts'

describe('vehicle search (buyer spec §2)', () => {
  it('Sort by price: Descending begins with the dearest; selecting the sort already active is ignored', async () => {
    const user = await visit(toyotas)
    const sort = () => screen.getByLabelText(t('search.sortByPrice'))
    await user.selectOptions(sort(), 'Descending')
    await arrivedAt('/search/1/0/0/1/toyota/*/1')
    await waitFor(() => {
      // The other order stays on show until this one is here.
      const found = prices()
      expect(found).toHaveLength(25)
      expect(found).toEqual(found.toSorted((one, other) => other - one))
      expect(found[0]).toBeGreaterThan(found[24]!)
    })
    const second = await visit('/search/2/0/0/1/*/*/0')
    await second.selectOptions(sort(), 'Ascending')
    expect(here()).toBe('/search/2/0/0/1/*/*/0')
  })

  it('begins with what is recommended, says how, and goes back to it from prices', async () => {
    const user = await visit('/')
    await user.click(
      within(screen.getByRole('navigation', { name: t('shell.main') })).getByRole('link', {
        name: t('shell.cars'),
      }),
    )
    await arrivedAt('/search/1/0/0/1/*/*/*')
    await waitFor(() => expect(prices()).toHaveLength(25))
    const [recommended = 0] = prices()
    expect(screen.getByText(t('search.recommended.rule'))).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText(t('search.sortBy')), t('search.ascending'))
    await arrivedAt('/search/1/0/0/1/*/*/0')
    await waitFor(() => expect(screen.queryByText(t('search.recommended.rule'))).toBeNull())
    await waitFor(() => expect(prices()[0]).toBeLessThan(recommended))
    await user.selectOptions(
      screen.getByLabelText(t('search.sortByPrice')),
      t('search.recommended'),
    )
    await arrivedAt('/search/1/0/0/1/*/*/*')
  })

  it('offers the best match where words were typed', async () => {
    await visit('/search/1/0/0/*/*/*/*?words=toyota')
    expect(await screen.findByText(t('search.bestMatch.rule'))).toBeInTheDocument()
    const sort = screen.getByLabelText<HTMLSelectElement>(t('search.sortBy'))
    expect(sort.selectedOptions[0]).toHaveTextContent(t('search.bestMatch'))
  })

  it('other orders have addresses of their own, and go back to prices', async () => {
    const user = await visit(toyotas)
    await user.selectOptions(screen.getByLabelText(t('search.sortByPrice')), t('search.newestYear'))
    await arrivedAt('/search/1/0/0/1/toyota/*/1?by=year')
    await waitFor(() => {
      const years = screen
        .getAllByRole('heading', { level: 2 })
        .flatMap(({ textContent }) => /\b(?:19|20)\d\d\b/.exec(textContent) ?? [])
      expect(years).toHaveLength(25)
      expect(years).toEqual(years.toSorted().toReversed())
    })
    await user.selectOptions(screen.getByLabelText(t('search.sortBy')), t('search.ascending'))
    await arrivedAt('/search/1/0/0/1/toyota/*/0')
  })

  it('the filters search by class, make and price', async () => {
    const user = await visit(cars)
    await user.selectOptions(panel().getByLabelText(t('search.make')), 'nissan')
    await headlineIs('Nissan')
    await user.selectOptions(panel().getByLabelText(t('search.priceFrom')), '2000')
    await user.selectOptions(panel().getByLabelText(t('search.priceTo')), '9000')
    await user.click(await screen.findByRole('button', { name: /^Show [\d,]+ vehicles?$/ }))
    await arrivedAt('/search/1/2000/9000/1/nissan/*/0')
    expect(headline()).toBe('Nissan')
    await waitFor(() => expect(Math.min(...prices())).toBeGreaterThanOrEqual(2000))
    expect(Math.max(...prices())).toBeLessThanOrEqual(9000)
  })
})
