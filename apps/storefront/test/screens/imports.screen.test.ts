import { newBuyer, ordersOf, putInBasket, stockVehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, continueToReview, fillConsignee, grace, submitOrder } from '../steps.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const basketSays = async (text: string) => {
  const lines = await screen.findByRole('list', { name: t('basket.items') })
  await waitFor(() => expect(lines).toHaveTextContent(text))
}

async function review(country = grace.country) {
  const user = await visit('/checkout')
  await fillConsignee(user, { ...grace, country })
  await continueToReview(user)
  await arrivedAt('/review-order')
  return user
}

/** What the review says of one vehicle. */
const section = (title: string) =>
  screen.getAllByRole('article').find(({ textContent }) => textContent.includes(title))!
const sectionSays = (title: string, text: string) =>
  waitFor(() => expect(section(title)).toHaveTextContent(text))
const tick = (title: string) => screen.findByRole('checkbox', { name: new RegExp(title) })

describe('what the basket and the checkout say of a vehicle that may not enter, or of which nobody is sure', () => {
  it('a car that Kenya does not take is named in the basket, and not ordered', async () => {
    const buyer = await newBuyer(shop)
    const vehicle = await stockVehicle(shop, {
      manufactured: '2009-01',
      firstRegistered: '2009-03',
    })
    await putInBasket(shop, buyer, vehicle, { country: 'KE' })
    await visit('/my-basket', { as: buyer })
    await basketSays(t('door.verdict.block'))
    await basketSays(t('door.cannotOrder'))

    const user = await review()
    await sectionSays(vehicle.title, t('checkout.importBlocked'))
    await waitFor(() => expect(within(section(vehicle.title)).queryByRole('checkbox')).toBeNull())
    await submitOrder(user)
    const dialog = await screen.findByRole('dialog', { name: t('checkout.importBlocked') })
    expect(dialog).toHaveTextContent(vehicle.title)
    expect(await ordersOf(buyer)).toEqual([])
  })

  it('a car of which nobody knows whether it may enter is ordered after a tick, which the order keeps', async () => {
    const buyer = await newBuyer(shop)
    const { title, ...vehicle } = await stockVehicle(shop, {
      manufactured: null,
      firstRegistered: null,
    })
    await putInBasket(shop, buyer, { title, ...vehicle }, { country: 'KE' })
    await visit('/my-basket', { as: buyer })
    await basketSays(t('door.verdict.unknown'))

    const user = await review()
    expect(await tick(title)).not.toBeChecked()
    await submitOrder(user)
    await waitFor(async () => expect(await tick(title)).toHaveFocus())
    expect(screen.getByText(t('checkout.acceptMissing'))).toBeInTheDocument()
    await user.keyboard(' ')
    await waitFor(() => expect(screen.queryByText(t('checkout.acceptMissing'))).toBeNull())
    await submitOrder(user)
    await arrivedAt(/^\/confirm-order/)

    const [order] = await ordersOf(buyer)
    const { data: prices } = await buyer.client.GET('/orders/{id}/landed-prices/', {
      params: { path: { id: order?.id ?? 0 } },
    })
    expect(prices?.[0]).toMatchObject({
      accepted: { sentence: prices?.[0]?.ordered.sentence, language: 'en' },
    })
  })

  it('Lesotho wants a permit: what is told is asked again when it has changed', async () => {
    const buyer = await newBuyer(shop)
    const vehicle = await stockVehicle(shop)
    await putInBasket(shop, buyer, vehicle, { port: 'durban', country: 'LS' })
    await visit('/my-basket', { as: buyer })
    const user = await review('Lesotho')
    await sectionSays(vehicle.title, t('door.verdict.permit'))
    await user.click(await tick(vehicle.title))
    // Its seller corrects the papers while the buyer reads.
    await shop.sql('update products set steering = null where id = $1', [vehicle.id])
    await submitOrder(user)
    const dialog = await screen.findByRole('dialog', { name: t('checkout.importNotAccepted') })
    expect(dialog).toHaveTextContent(vehicle.title)
    await user.click(within(dialog).getByRole('button', { name: t('checkout.okay') }))
    await waitFor(async () => expect(await tick(vehicle.title)).not.toBeChecked())
    expect(await ordersOf(buyer)).toEqual([])
    await user.click(await tick(vehicle.title))
    await submitOrder(user)
    await arrivedAt(/^\/confirm-order/)
  })
})
