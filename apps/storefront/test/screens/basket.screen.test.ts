import { newBuyer, putInBasket, stockVehicle } from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { visit } from '../storefront.ts'

describe('the basket (buyer spec §2, §4, §5, §8)', () => {
  it('lists lines with title, price including tax, quantity and image', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const vehicle = await stockVehicle(shop, { price: 1_234_500 })
    await putInBasket(shop, buyer, vehicle, { quantity: 2 })
    await visit('/my-basket', { as: buyer })
    const lines = await screen.findByRole('list', { name: t('basket.items') })
    const line = within(lines).getByText(vehicle.title).closest('li')!
    expect(line).toHaveTextContent('$24,690.00 including tax, for 2')
    expect(within(line).getByLabelText(t('basket.quantity'))).toHaveValue(2)
    expect(line.querySelector('img')?.src).toMatch(/\/media\/.*-640\.jpg$/)
  })

  it('empty: You have no items in your basket. with Continue Shopping to /', async () => {
    const shop = await openedShop()
    const user = await visit('/my-basket', { as: await newBuyer(shop) })
    await screen.findByRole('heading', { name: t('basket.empty') })
    await user.click(screen.getByRole('link', { name: t('basket.continueShopping') }))
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  })
})
