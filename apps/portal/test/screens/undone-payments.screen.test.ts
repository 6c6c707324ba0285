import { type Buyer, moveOrder, newBuyer, placeOrder, unique } from '@bandari/api/arrange'
import type { Order } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { fillIn, openDialog, orderPage, pageSays, press, pressTwice, region } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

/** A movement that names nobody, of 5,185 dollars unless cents are given; an order of these tests costs 5,200. */
async function aMovement({ id: actor }: Buyer, cents = 518_500): Promise<string> {
  const shop = await openedShop()
  const [entry] = await shop.sql<{ id: string }>(
    `with statement as (
       insert into bank_statements (file_name, format, accounts, is_own_account, entry_count, known_count, actor_id, imported_at)
       values ('november.xml', 'camt.053', '{X}', true, 1, 0, $1, now()) returning id)
     insert into bank_entries (statement_id, account, is_own_account, booked_on, amount, currency, charges, reference, party, text,
       occurrence, fingerprint)
     select id, 'X', true, current_date, $3, 'USD', 0, $2, 'Nobody', 'no reference', 1, $2 from statement
     returning id`,
    [actor, `FT ${unique()}`, cents],
  )
  return entry!.id
}

async function paidByHand(staff: Buyer, { id, total_incl_tax: amount }: Order): Promise<void> {
  const { error } = await staff.client.POST('/support/orders/{id}/payments', {
    params: { path: { id } },
    body: {
      amount,
      currency: 'USD',
      method: 'bank',
      reference: `FT ${unique()}`,
      received_on: new Date().toISOString().slice(0, 10),
    },
  })
  expect(error).toBeUndefined()
}

describe('a movement that names nobody', () => {
  it('finds its order by name and sum, and what banks kept is booked in one press', async () => {
    const shop = await openedShop()
    const order = await placeOrder(shop, await newBuyer(shop))
    const staff = await newBuyer(shop, { isStaff: true })
    const user = await visit(`/support/bank-entries/${await aMovement(staff)}/show`, staff)
    const found = await region(t('staffBank.find'))
    await fillIn(t('staffBank.findText'), order.number, found)
    await fillIn(t('staffBank.findAmount'), '5,200', found)
    await press(user, t('staffBank.findGo'), found)
    await found.findByRole('link', { name: t('staffBank.orderNo', { number: order.number }) })
    await found.findByText(t('staffBank.difference.charges', { sum: '$15.00' }))
    await pressTwice(user, t('staffBank.assignWithCharges', { sum: '$15.00' }), found)
    await pageSays(t('staffBank.assignedWithCharges', { number: order.number, sum: '$15.00' }))
    await visit(`/support/orders/${order.id}/show`, staff)
    const money = await region(t('staffOrders.money.title'))
    await money.findByText('$5,185.00', { selector: 'strong' })
  })
})

describe('a movement of the sum of an order', () => {
  it('is assigned in one press, however often it is pressed', async () => {
    const shop = await openedShop()
    const order = await placeOrder(shop, await newBuyer(shop))
    const staff = await newBuyer(shop, { isStaff: true })
    const entry = await aMovement(staff, 520_000)
    const user = await visit(`/support/bank-entries/${entry}/show`, staff)
    const found = await region(t('staffBank.find'))
    await fillIn(t('staffBank.findText'), order.number, found)
    await press(user, t('staffBank.findGo'), found)
    await pressTwice(user, t('staffBank.assignAll', { number: order.number }), found)
    await pageSays(t('staffBank.assigned', { number: order.number }))
    await visit(`/support/orders/${order.id}/show`, staff)
    const money = await region(t('staffOrders.money.title'))
    await money.findByText('$5,200.00', { selector: 'strong' })
    expect(money.getAllByRole('listitem')).toHaveLength(1)
  })
})

describe('a payment that was never this order’s', () => {
  it('is undone with a reason, and the order waits for its money again', async () => {
    const shop = await openedShop()
    const order = await placeOrder(shop, await newBuyer(shop))
    const staff = await newBuyer(shop, { isStaff: true })
    await paidByHand(staff, order)
    const user = await visit(`/support/orders/${order.id}/show`, staff)
    const money = await region(t('staffOrders.money.title'))
    await press(user, t('staffOrders.money.undoName', { amount: '$5,200.00' }), money)
    const dialog = await openDialog()
    await press(user, t('staffOrders.money.undo'), dialog)
    await dialog.findByText(t('staffOrders.reasonMissing'))
    await fillIn(new RegExp(`^${t('staff.reason')}`), 'Meant for another car', dialog)
    await pressTwice(user, t('staffOrders.money.undo'), dialog)
    await pageSays(t('staffOrders.money.undone', { amount: '$5,200.00' }))
    await money.findByText(t('portal.payment.takenBack'))
    await pageSays(new RegExp(t('staffOrders.money.undoneByHand')))
  })

  it('of an order that went on leaves it in a queue, which says what to do', async () => {
    const shop = await openedShop()
    const order = await placeOrder(shop, await newBuyer(shop))
    const staff = await newBuyer(shop, { isStaff: true })
    await paidByHand(staff, order)
    await moveOrder(shop, order, 'Shipped')
    const { data } = await staff.client.GET('/support/orders/{id}', {
      params: { path: { id: order.id } },
    })
    await staff.client.POST('/support/payments/{id}/undo', {
      params: { path: { id: data!.payments[0]!.id } },
      body: { reason: 'Meant for another car' },
    })
    await visit(`/support/orders/${order.id}/show`, staff)
    const money = await region(t('staffOrders.money.title'))
    await money.findByText(t('staffOrders.money.gone'))
    await money.findByText(/\$5,200\.00 is missing\. Ask/)
  })
})

describe('an order that was refunded whole', () => {
  it('reads refunded, and offers no shipping', async () => {
    const shop = await openedShop()
    const [buyer, staff] = [await newBuyer(shop), await newBuyer(shop, { isStaff: true })]
    const order = await placeOrder(shop, buyer)
    await paidByHand(staff, order)
    const params = { path: { id: order.id } }
    const { data } = await staff.client.POST('/support/orders/{id}/refunds', {
      params,
      body: {
        amount: order.total_incl_tax,
        method: 'bank',
        reference: 'TT 1',
        reason: 'Not allowed to enter',
      },
    })
    const second = await newBuyer(shop, { isStaff: true })
    await second.client.PUT('/support/refunds/{id}', {
      params: { path: { id: data!.refund_requests[0]!.id } },
      body: { state: 'approved' },
    })
    await visit(`/support/orders/${order.id}/show`, staff)
    const moves = await region(t('staffOrders.nextMove'))
    await moves.findByRole('button', { name: t('staffOrders.move.Canceled.label') })
    expect(moves.queryByRole('button', { name: t('staffOrders.move.Shipped.label') })).toBeNull()
    const money = await region(t('staffOrders.money.title'))
    await money.findByText(t('staffOrders.money.refundedTitle'))
    await visit(`/orders/${order.id}`, buyer)
    const own = await orderPage(order)
    await own.findByText(t('portal.status.refunded'))
    await own.findByText(t('portal.next.refunded'))
  })
})
