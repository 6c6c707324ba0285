import {
  listVehicle,
  newBuyer,
  newVendor,
  placeOrder,
  putInBasket,
  stockVehicle,
} from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fill, fillIn, openDialog, press, pressTwice, region } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { callsTo } from '../steps.ts'

/** A listing of a seller that a buyer has ordered, and another has in the basket. */
async function wanted() {
  const shop = await openedShop()
  const seller = await newVendor(shop)
  await shop.sql('update accounts set may_list_export = true where id = $1', [seller.id])
  const vehicle = await stockVehicle(shop)
  await shop.sql('update products set vendor_id = $1, quantity = 3 where id = $2', [
    seller.id,
    vehicle.id,
  ])
  const [orderer, collector] = [await newBuyer(shop), await newBuyer(shop)]
  const order = await placeOrder(shop, orderer, vehicle)
  await putInBasket(shop, collector, vehicle)
  const staff = await newBuyer(shop, { isStaff: true })
  return { shop, seller, vehicle, order, orderer, collector, staff }
}

it('the table of listings says state, orders and age, and leads to the page of one', async () => {
  const { shop, seller, vehicle, staff } = await wanted()
  await shop.sql('update products set date_created = $1 where id = $2', [
    new Date(Date.now() - 3 * 24 * 3_600_000 - 60_000),
    vehicle.id,
  ])
  const filter = encodeURIComponent(JSON.stringify({ seller_id: seller.id }))
  const user = await visit(`/support/listings?filter=${filter}`, staff)
  const link = await screen.findByRole('link', { name: vehicle.title })
  const row = within(link.closest('[role="row"], tr')!)
  expect(row.getByText(t('staffListings.live'))).toBeVisible()
  expect(row.getByText(/^3 d/)).toBeVisible()
  expect(row.getByRole('link', { name: t('staffListings.ordersOf', { count: 1 }) })).toBeVisible()
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(vehicle.title)
})

it('a listing is taken down in three presses, after saying who is told and what becomes of orders', async () => {
  const { vehicle, order, orderer, collector, staff, seller } = await wanted()
  const user = await visit(`/support/listings/${vehicle.id}/show`, staff)
  const orders = await region(t('staffListings.ordersOf', { count: 1 }))
  expect(orders.getByRole('link', { name: order.number })).toBeVisible()

  await press(user, t('staffListings.takeDown'))
  const dialog = await openDialog(t('staffListings.takeDownAsk'))
  expect(await dialog.findByText(new RegExp(seller.email))).toBeVisible()
  const buyers = within(await dialog.findByRole('list', { name: t('staffListings.buyers') }))
  expect(buyers.getByText(new RegExp(orderer.email))).toBeVisible()
  expect(buyers.getByText(new RegExp(collector.email))).toBeVisible()
  const effects = within(dialog.getByRole('list', { name: t('staffListings.openOrders') }))
  expect(effects.getByRole('listitem')).toHaveTextContent(t('staffListings.effect.stays'))

  // Nothing is sent without a cause, nor another cause without words.
  const calls = callsTo(`/support/listings/${vehicle.id}`, 'PUT')
  await press(user, t('staffListings.takeDownConfirm'), dialog)
  expect(dialog.getByRole('alert')).toHaveTextContent(t('staffListings.causeMissing'))
  await user.click(dialog.getByRole('radio', { name: t('staffListings.cause.other') }))
  await press(user, t('staffListings.takeDownConfirm'), dialog)
  expect(dialog.getByText(t('staff.sayWhy'))).toBeVisible()
  expect(calls()).toBe(0)

  await user.click(dialog.getByRole('radio', { name: t('staffListings.cause.unverified') }))
  expect(effects.getByRole('listitem')).toHaveTextContent(t('staffListings.effect.cancelled'))
  await pressTwice(user, t('staffListings.takeDownConfirm'), dialog)
  await screen.findByText(t('staffListings.isTakenDown'))
  expect(calls()).toBe(1)
  await screen.findByRole('button', { name: t('staffListings.restore') })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await visit(`/orders/${order.id}`, orderer)
  expect(
    (await screen.findAllByText(t('portal.status.canceled'), { exact: false }))[0],
  ).toBeVisible()
})

it('what a rule found waits with why, and may stay for a reason', async () => {
  const shop = await openedShop()
  const seller = await newVendor(shop)
  const staff = await newBuyer(shop, { isStaff: true })
  const { id } = await listVehicle(shop, seller)
  await shop.sql(
    `update products set description = 'Call 0722 345 678', status = 'live' where id = $1`,
    [id],
  )
  await shop.checkListings()
  const filter = encodeURIComponent(JSON.stringify({ state: 'open', product_id: id }))
  const list = await visit(`/support/findings?filter=${filter}`, staff)
  expect(await screen.findByText(/0722 345 678/)).toBeVisible()
  const [link] = await screen.findAllByRole('link', { name: /Toyota/ })
  await list.click(link!)
  await screen.findByRole('heading', { level: 1, name: t('staffModeration.rule.contact') })
  await press(list, t('staffModeration.lookedAt'))
  const dialog = await openDialog(t('staffModeration.lookedAt'))
  await fillIn(t('staff.reason'), 'It is a part number.', dialog)
  await press(list, t('staffModeration.lookedAt'), dialog)
  await screen.findByText(t('staffModeration.lookedAtDone'))
  expect(await screen.findByText('It is a part number.')).toBeVisible()
  expect(screen.queryByRole('button', { name: t('staffModeration.lookedAt') })).toBeNull()
})

it('a rule says what it would queue before it is saved', async () => {
  const shop = await openedShop()
  const staff = await newBuyer(shop, { isStaff: true })
  const user = await visit('/support/moderation-rules', staff)
  const rule = await region(t('staffModeration.rule.price'))
  const threshold = await field(t('staffModeration.unit.price'), rule)
  fill(threshold, 'much')
  expect(await rule.findByText(t('staffListings.stock.whole'))).toBeVisible()
  fill(threshold, '5')
  await press(user, t('staffModeration.save'), rule)
  expect(await rule.findByRole('alert')).toBeVisible()
  fill(threshold, '75')
  await press(user, t('staffModeration.preview'), rule)
  await waitFor(() => expect(rule.getByRole('status')).toHaveTextContent(/of the newest/))
  await press(user, t('staffModeration.save'), rule)
  await screen.findByText(t('staffModeration.saved'))
  const [saved] = await shop.sql<{ threshold: number }>(
    `select threshold from moderation_rules where code = 'price'`,
  )
  expect(saved?.threshold).toBe(75)
})
