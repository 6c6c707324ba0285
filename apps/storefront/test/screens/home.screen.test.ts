import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { headlineIs, textsOf } from '../reading.ts'
import { t } from '../sentences.ts'
import { arrivedAt } from '../steps.ts'
import { visit } from '../storefront.ts'

const search = () => within(screen.getByRole('form', { name: t('home.findCar') }))
const field = (label: 'home.make' | 'home.priceFrom' | 'home.priceTo') =>
  search().getByLabelText(t(label))
const steps = () => textsOf(within(field('home.priceTo')).getAllByRole('option'))

describe('the search of home (buyer spec §2, §9)', () => {
  it('Price To is disabled until Price From is chosen, and its choices depend on it', async () => {
    const user = await visit('/')
    await waitFor(() => expect(field('home.priceTo')).toBeDisabled())
    await user.selectOptions(field('home.priceFrom'), 'KES 300,000')
    expect(field('home.priceTo')).toBeEnabled()
    await user.selectOptions(field('home.priceFrom'), 'KES 5,000,000')
    expect(steps()[0]).toBe('KES 5,500,000')
    expect(field('home.priceTo')).toHaveValue('5500000')
    // Back down it follows to what was wanted before.
    await user.selectOptions(field('home.priceFrom'), 'KES 300,000')
    expect(field('home.priceTo')).toHaveValue('1500000')
  })

  it('prices are 43 steps from 100,000 to 15,000,000 shillings, by default from 0 to 1,500,000', async () => {
    const user = await visit('/')
    await user.selectOptions(field('home.priceFrom'), 'KES 0')
    expect(steps()).toHaveLength(43)
    expect(steps()[0]).toBe('KES 100,000')
    expect(steps().at(-1)).toBe('KES 15,000,000')
    expect(field('home.priceTo')).toHaveValue('1500000')
  })

  it('the search goes to search/{make}/{fromPrice}/{toPrice}', async () => {
    const user = await visit('/')
    await user.selectOptions(field('home.make'), 'Toyota')
    await user.selectOptions(field('home.priceFrom'), 'KES 300,000')
    await user.selectOptions(field('home.priceTo'), 'KES 1,000,000')
    await user.click(search().getByRole('button', { name: t('home.search') }))
    await arrivedAt('/search/toyota/300000/1000000')
    expect(await screen.findByText(/results found/)).toBeInTheDocument()
  })

  it('without a make the search is for cars', async () => {
    const user = await visit('/')
    await user.click(search().getByRole('button', { name: t('home.search') }))
    await arrivedAt(/^\/search\/cars\//)
    await headlineIs('Cars')
  })
})
