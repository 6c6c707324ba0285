import { newBuyer, newSupporter, putInBasket, stockVehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, fill, here, signIn } from '../steps.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const kept = () => localStorage.getItem('bandari.referral')

async function referredBy(accountId: number): Promise<string | undefined> {
  const [row] = await shop.sql<{ code: string }>(
    'select code from referrals join agents on agents.id = agent_id where referrals.account_id = $1',
    [accountId],
  )
  return row?.code
}

describe('supporters’ links and codes (decisions 9 and 14)', () => {
  it('a supporter’s link is kept until the visitor signs in, and leaves the address', async () => {
    const { code } = await newSupporter(shop)
    const buyer = await newBuyer(shop)
    await visit(`/how-to-buy?ref=${code.toLowerCase()}&from=whatsapp`)
    await arrivedAt('/how-to-buy?from=whatsapp')
    expect(kept()).not.toBeNull()
    await signIn(await visit('/login'), buyer)
    await waitFor(async () => expect(await referredBy(buyer.id)).toBe(code))
    await waitFor(() => expect(kept()).toBeNull())
  })

  it('a link with a name to a listing tells of both', async () => {
    const supporter = await newSupporter(shop)
    const { id } = await stockVehicle(shop)
    const { data } = await shop
      .clientWith(supporter.token)
      .POST('/referral-links/', { body: { name: 'Flyer', product: id } })
    const { pathname, search } = new URL(data!.url)
    await visit(pathname + search)
    await arrivedAt(`/details/${id}`)
    const [visited] = await shop.sql(
      'select referrals.product_id, slug from referrals join referral_links on referral_links.id = link_id',
    )
    expect(visited).toEqual({ product_id: id, slug: 'flyer' })
  })

  it('a code of nobody’s changes nothing', async () => {
    await visit('/?ref=NOBODY99')
    expect(kept()).toBeNull()
    expect(here()).toBe('/?ref=NOBODY99')
  })

  it('a promo code stands in the basket beside the discount', async () => {
    const { code } = await newSupporter(shop)
    const buyer = await newBuyer(shop)
    await putInBasket(shop, buyer, await stockVehicle(shop))
    const user = await visit('/my-basket', { as: buyer })
    const enter = async (text: string) => {
      fill(await screen.findByLabelText(t('basket.code')), text)
      await user.click(screen.getByRole('button', { name: t('basket.apply') }))
    }
    await enter(code)
    await screen.findByText('Promo code applied')
    await enter('WELCOME200')
    await screen.findByText('Discount code applied')
    expect(await screen.findByText(code)).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: `Remove promo code ${code}` }))
    await waitFor(() => expect(screen.queryByText(code)).toBeNull())
  })
})
