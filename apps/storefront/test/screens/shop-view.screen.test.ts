import { newBuyer, placeOrder } from '@bandari/api/arrange'
import { shopView } from '@bandari/sdk/shop-view'
import { screen, within } from '@testing-library/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { visit } from '../storefront.ts'

afterEach(() => sessionStorage.clear())

describe('staff who see the shop as a customer', () => {
  it('are told as whom on each page, see what the customer sees, and change nothing', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    await placeOrder(shop, buyer)
    const desk = await newBuyer(shop, { isStaff: true })
    const { data: begun } = await desk.client.POST('/support/customers/{id}/shop-view', {
      params: { path: { id: buyer.id } },
      body: { reason: 'Says the basket is empty.' },
    })
    const [, code = ''] = begun?.url.split('#code=') ?? []
    const { data } = await shop
      .clientWith(null)
      .POST('/auth/handover/redeem/', { body: { code, audience: 'shop' } })
    shopView.start({ token: data!.token, email: data!.email, until: data!.view!.until })

    await visit('/', { shop })
    const bar = within(
      await screen.findByRole('complementary', { name: t('shopView.label') }, { timeout: 10_000 }),
    )
    bar.getByText(t('shopView.told', { email: buyer.email }))
    bar.getByRole('button', { name: t('shopView.end') })

    const view = shop.clientWith(data!.token)
    expect((await view.GET('/orders/')).data?.count).toBe(1)
    const { error } = await view.POST('/favourites/', { body: { product: 1 } })
    expect(error).toMatchObject({ code: 'view_only' })
  })
})
