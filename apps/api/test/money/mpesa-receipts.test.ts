import type { BandariClient } from '@bandari/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { credentials, paybillBody } from '../helpers/daraja-stub.ts'
import { type MpesaShop, openMpesaShop } from '../helpers/mpesa-shop.ts'
import { orderedCar } from '../helpers/steps.ts'

/** M-Pesa money that could not be assigned, and how staff assign it. */

let shop: MpesaShop
let finance: BandariClient
beforeAll(async () => {
  shop = await openMpesaShop()
  finance = await shop.world.as('finance')
})
afterAll(() => shop.close())

let receipts = 0

/** Somebody pays 129,250 shillings to the paybill, and names no order. */
async function strayMoney(amount = '129250.00', account = 'my car'): Promise<string> {
  const receipt = `RKS${String((receipts += 1)).padStart(7, '0')}`
  const { statusCode } = await shop.world.app.inject({
    method: 'POST',
    url: `/api/arrivals/${credentials.callbackSecret}/confirmation`,
    payload: paybillBody(account, amount, receipt),
    remoteAddress: '127.0.0.1',
  })
  expect(statusCode).toBe(200)
  return receipt
}

async function found(filter: object) {
  const query = { filter: JSON.stringify(filter) }
  const { data } = await finance.GET('/support/mpesa-receipts', { params: { query } })
  return data
}

const place = (receipt: string, order: string, by = finance) =>
  by.POST('/support/mpesa-receipts/{receipt}/placement', {
    params: { path: { receipt } },
    body: { order },
  })

it('lists what waits, and has it pay the order that staff name, once', async () => {
  const { buyer, order } = await orderedCar(shop.world)
  const receipt = await strayMoney()
  const waiting = { state: 'waits', obstacle: 'account', order_id: null, rate: '129.25' }
  expect(await found({ waits: true, q: receipt })).toMatchObject([
    { ...waiting, id: receipt, amount: '129250.00', account: 'my car', counts_as: '1000.00' },
  ])
  // As two clicks, and somebody else at the same moment.
  const tries = await Promise.all([1, 2, 3].map(() => place(receipt, order.payment_reference)))
  expect(tries.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409,
  ])
  expect(await found({ id: receipt })).toMatchObject([
    { state: 'placed', obstacle: null, order_id: order.id, order_number: order.number },
  ])
  const params = { path: { id: order.id } }
  expect((await buyer.client.GET('/orders/{id}/', { params })).data).toMatchObject({
    payments: [{ method: 'mpesa', amount: '1000.00', reference: receipt }],
    balance: { received: '1000.00', due: '4200.00' },
  })
  const { data: desk } = await finance.GET('/support/orders/{id}', { params })
  expect(desk?.payments).toMatchObject([{ note: '129250.00 KES ÷ 129.25 KES/USD' }])
})

it('takes the number of an order for its reference, and refuses what is neither', async () => {
  const { order } = await orderedCar(shop.world)
  const receipt = await strayMoney()
  expect((await place(receipt, '999999')).error).toMatchObject({
    codes: { order: ['bank_entry_no_order'] },
  })
  expect((await place('RKS9999999', order.number)).response.status).toBe(404)
  expect((await place(receipt, order.number)).data).toMatchObject({ state: 'placed' })
})

it('refuses far more than the order costs', async () => {
  const { order } = await orderedCar(shop.world)
  const receipt = await strayMoney('1400000.00')
  expect((await place(receipt, order.number)).error).toMatchObject({
    codes: { order: ['max_value'] },
  })
})

it('leaves alone what staff recorded by hand under its number', async () => {
  const { order } = await orderedCar(shop.world)
  const receipt = await strayMoney()
  const { response } = await finance.POST('/support/orders/{id}/payments', {
    params: { path: { id: order.id } },
    body: {
      amount: '1000.00',
      currency: 'USD',
      method: 'mpesa',
      reference: receipt,
      received_on: new Date().toISOString().slice(0, 10),
    },
  })
  expect(response.status).toBe(200)
  expect(await found({ id: receipt })).toMatchObject([{ state: 'recorded' }])
  expect((await place(receipt, order.number)).error).toMatchObject({ code: 'bank_entry_decided' })
})

it('says when nobody knows the rate of the day', async () => {
  const { order } = await orderedCar(shop.world)
  const receipt = await strayMoney()
  const { db } = shop.world
  const long = new Date('2020-03-02T09:00:00Z')
  await db
    .updateTable('mpesa_receipts')
    .set({ arrived_at: long })
    .where('receipt', '=', receipt)
    .execute()
  expect(await found({ id: receipt })).toMatchObject([{ rate: null, counts_as: null }])
  expect((await place(receipt, order.number)).error).toMatchObject({ code: 'mpesa_no_rate' })
})

it('waits again once its payment is undone, and pays another order', async () => {
  const [wrong, right] = [await orderedCar(shop.world), await orderedCar(shop.world)]
  const receipt = await strayMoney('672100.00')
  await place(receipt, wrong.order.number)
  const seen = async ({ order }: typeof wrong) =>
    (await finance.GET('/support/orders/{id}', { params: { path: { id: order.id } } })).data!
  expect(await seen(wrong)).toMatchObject({ status: 'Authorized' })
  const [placed] = (await found({ id: receipt })) ?? []
  const undo = () =>
    finance.POST('/support/payments/{id}/undo', {
      params: { path: { id: placed!.payment_id! } },
      body: { reason: 'It was for the other car' },
    })
  expect((await undo()).data).toMatchObject({ status: 'Pending', balance: { received: '0.00' } })
  expect((await undo()).error).toMatchObject({ code: 'payment_taken_back' })
  expect(await found({ waits: true, q: receipt })).toMatchObject([
    { state: 'waits', obstacle: 'taken-back', order_id: null, payment_id: null },
  ])
  expect((await place(receipt, right.order.number)).data).toMatchObject({
    state: 'placed',
    order_number: right.order.number,
  })
  expect(await seen(right)).toMatchObject({ status: 'Authorized' })
  // Safaricom's word of it, once more, changes nothing.
  await shop.world.app.inject({
    method: 'POST',
    url: `/api/arrivals/${credentials.callbackSecret}/confirmation`,
    payload: paybillBody('my car', '672100.00', receipt),
    remoteAddress: '127.0.0.1',
  })
  expect((await seen(wrong)).payments).toHaveLength(2)
  const filter = JSON.stringify({ subject: 'order', subject_id: String(wrong.order.id) })
  const { data: audit } = await (await shop.world.as('support')).GET('/support/audit', {
    params: { query: { filter } },
  })
  const undone = audit?.find(({ action }) => action === 'take-back-payment')
  expect(JSON.parse(undone?.after ?? '')).toMatchObject({
    source: 'mpesa',
    method: 'mpesa',
    reference: receipt,
  })
})

it.each([
  ['words around the reference', (reference: string) => `REFUND ${reference}`, '672100.00'],
  ['money that leaves', (reference: string) => reference, '-672100.00'],
])('pays no order by %s', async (_what, said, amount) => {
  const { order } = await orderedCar(shop.world)
  await shop.world.app.inject({
    method: 'POST',
    url: `/api/arrivals/${credentials.callbackSecret}/confirmation`,
    payload: paybillBody(said(order.payment_reference), amount, `RKT${order.payment_reference}`),
    remoteAddress: '127.0.0.1',
  })
  const { data } = await finance.GET('/support/orders/{id}', { params: { path: { id: order.id } } })
  expect(data).toMatchObject({ status: 'Pending', payments: [] })
})
