import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { daysAgo, setRate } from '../exchange-rates.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, fill, main } from '../steps.ts'
import { visit } from '../storefront.ts'

// Only a shop that holds its vehicles in memory searches them by landed price.
let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop({ SEARCH_MEMORY: '64' })
  await setRate(shop, 'ZMW', '23.00', daysAgo(0))
})

const lusaka = 'country=ZM&city=Lusaka&way=zm-dar-lun&shipping=RORO&port=dar-es-salaam'

describe('the list of vehicles for who has chosen a destination', () => {
  it('a budget at the door, what may be imported, and the order of these prices', async () => {
    const results = () => main().getByRole('region', { name: t('search.results') })
    const filters = () => within(main().getByRole('form', { name: t('search.filters') }))
    const says = (text: string | RegExp) => waitFor(() => expect(results()).toHaveTextContent(text))
    await visit('/search/1/0/0/1/toyota/*/0', { shop })
    expect(within(results()).getAllByRole('listitem')).not.toHaveLength(0)
    expect(results()).not.toHaveTextContent('Lusaka')
    await waitFor(() => expect(filters().queryByLabelText(t('search.mayBeImported'))).toBeNull())

    document.cookie = `bandari_destination=${lusaka}; path=/`
    const user = await visit('/search/1/0/0/1/toyota/*/0', { shop })
    await says(/≈ \$\d+,\d{3} – \d+,\d{3} in Lusaka/)
    await says(t('door.verdict.ok'))

    await user.click(await main().findByLabelText(t('search.mayBeImported')))
    fill(filters().getByLabelText(t('door.budget')), '9000')
    await user.click(await main().findByRole('button', { name: /^Show/ }))
    await arrivedAt(/\?import=yes&budget=9000$/)
    await main().findByRole('link', { name: /at my door/ })
    const costs = () =>
      within(results())
        .getAllByText(/^≈ \$[\d,]+ – [\d,]+ in Lusaka$/)
        .map(({ textContent }) => Number(/– ([\d,]+)/.exec(textContent)?.[1]?.replace(',', '')))
    await waitFor(() => expect(Math.max(...costs())).toBeLessThanOrEqual(9000))

    await user.selectOptions(screen.getByLabelText(t('search.sortByPrice')), 'd1')
    await arrivedAt(/\/1\?import=yes&budget=9000&by=door$/)
    await waitFor(() => {
      const found = costs()
      expect(found.length).toBeGreaterThan(1)
      expect(found).toEqual(found.toSorted((a, b) => b - a))
    })
  })
})
