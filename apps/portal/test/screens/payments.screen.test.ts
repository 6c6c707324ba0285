import { type Buyer, mailsTo, newBuyer, placeOrder } from '@bandari/api/arrange'
import { aPhotographedSheet } from '@bandari/api/arrange-documents'
import type { Order } from '@bandari/sdk'
import { waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import {
  field,
  fillIn,
  gone,
  openDialog,
  orderPage,
  pageSays,
  press,
  pressTwice,
  region,
} from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

async function aPaymentProof() {
  return new File([new Uint8Array(await aPhotographedSheet())], 'slip.jpg', { type: 'image/jpeg' })
}

const openOwn = async ({ id }: Order, buyer: Buyer) => visit(`/orders/${id}`, buyer)

async function openDesk({ id }: Order) {
  const staff = await newBuyer(await openedShop(), { isStaff: true })
  const desk = await visit(`/support/orders/${id}/show`, staff)
  return { desk, money: await region(t('staffOrders.money.title')) }
}

const opens = t('portalPapers.slips.open', { name: 'slip.jpg' })

describe('from “I have paid” to an order that is paid in parts: the buyer’s page and the staff’s', () => {
  it('a buyer says that they have paid, staff write down what came, and both see what is missing', {
    tags: 'nightly',
  }, async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const order = await placeOrder(shop, buyer)
    const user = await openOwn(order, buyer)
    const own = await orderPage(order)
    await press(user, t('portalAccount.paid.havePaid'), own)
    await press(user, t('portalAccount.paid.send'), own)
    await own.findByText(t('portalAccount.paid.bankMissing'))
    expect(await field(t('portalAccount.paid.bank'), own)).toHaveFocus()
    await fillIn(t('portalAccount.paid.bank'), 'Harbour Bank Nairobi', own)
    await user.upload(await field(t('portalAccount.paid.slip'), own), await aPaymentProof())
    await press(user, t('portalAccount.paid.send'), own)
    await own.findByText(t('portalAccount.paid.looking'))
    await own.findByText('Still to be paid: $5,200.00')
    await waitFor(() =>
      expect(own.queryByRole('button', { name: t('portalAccount.paid.havePaid') })).toBeNull(),
    )
    await own.findByRole('button', { name: opens })
    const noPdf = new File(['text'], 'back.pdf', { type: 'application/pdf' })
    await user.upload(await field(t('portalAccount.paid.slip'), own), noPdf)
    await press(user, t('portalAccount.paid.slipSend'), own)
    await own.findByText(t('refusals.file_kind'))

    const { desk, money } = await openDesk(order)
    await money.findByText(/\$5,200\.00 sent on .* from Harbour Bank Nairobi/)
    await pressTwice(desk, opens, money)
    const slip = await money.findByRole('img', { name: 'slip.jpg' })
    expect(slip.getAttribute('src')).toMatch(/^blob:/)
    await press(desk, t('staffOrders.money.record'), money)
    const dialog = await openDialog()
    await dialog.findByText(t('staffOrders.money.completeThen'))
    await fillIn(/^Amount that arrived/, '5,000', dialog)
    await dialog.findByText('$200.00 is still to be paid then.')
    await fillIn(/^Bank charges/, '200.01', dialog)
    await fillIn(t('staffOrders.money.reference'), '', dialog)
    await press(desk, t('staffOrders.money.recordConfirm'), dialog)
    await dialog.findByText('No more than $100.00.')
    await dialog.findByText(t('staffOrders.referenceMissing'))
    await fillIn(/^Bank charges/, '', dialog)
    await fillIn(t('staffOrders.money.reference'), `FT ${order.id}-1`, dialog)
    await pressTwice(desk, t('staffOrders.money.recordConfirm'), dialog)
    await money.findByText('$200.00')
    expect(money.getAllByRole('listitem')).toHaveLength(1)
    await waitFor(() => expect(money.queryByText(t('staffOrders.money.reported'))).toBeNull())

    await openOwn(order, buyer)
    const again = await orderPage(order)
    await again.findByText(/\$200\.00 is still to be paid\. We keep your order/)
    await again.findByText(new RegExp(`bank transfer, FT ${order.id}-1`, 'i'))

    const { desk: later, money: rest } = await openDesk(order)
    await press(later, t('staffOrders.money.record'), rest)
    const completing = await openDialog()
    await fillIn(/^Amount that arrived/, '185', completing)
    await fillIn(/^Bank charges/, '15', completing)
    await fillIn(t('staffOrders.money.reference'), `FT ${order.id}-2`, completing)
    await press(later, t('staffOrders.money.recordConfirm'), completing)
    await waitFor(() => expect(rest.getAllByRole('listitem')).toHaveLength(3))
    await pageSays(t('portal.status.authorized'))
    await shop.world.deliverMails()
    const mails = await mailsTo(shop, buyer.email)
    expect(mails.some(({ subject }) => subject.endsWith('money received'))).toBe(true)
  })

  it('a reference of another order is asked about, and recorded when it is another transfer', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const [one, two] = [await placeOrder(shop, buyer), await placeOrder(shop, buyer)]
    const staff = shop.clientWith(await shop.tokenOf('finance'))
    const body = {
      amount: '5200.00',
      currency: 'USD',
      method: 'bank',
      reference: 'FT 4004',
    } as const
    const received_on = new Date().toISOString().slice(0, 10)
    const params = { path: { id: one.id } }
    await staff.POST('/support/orders/{id}/payments', { params, body: { ...body, received_on } })
    const { desk, money } = await openDesk(two)
    await press(desk, t('staffOrders.money.record'), money)
    const dialog = await openDialog()
    await fillIn(/^Amount that arrived/, '5,200', dialog)
    await fillIn(t('staffOrders.money.reference'), 'FT4004', dialog)
    await press(desk, t('staffOrders.money.recordConfirm'), dialog)
    await dialog.findByText(new RegExp(`stands on order ${one.number} already`))
    await press(desk, t('staff.isAnother'), dialog)
    await gone(() => money.queryByText('$5,200.00 still'))
    await pageSays(t('portal.status.authorized'))
  })

  it('staff say that it has not arrived, and give more time, once', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const order = await placeOrder(shop, buyer)
    const today = new Date().toISOString().slice(0, 10)
    const body = { amount: '5200.00', paid_on: today, bank: 'Harbour Bank' }
    const params = { path: { id: order.id } }
    await buyer.client.POST('/orders/{id}/payment-reports/', { params, body })
    const { desk, money } = await openDesk(order)
    await press(desk, t('staffOrders.money.notArrived'), money)
    const dialog = await openDialog()
    await fillIn(/^Note/, 'Nothing under this reference.', dialog)
    await press(desk, t('staffOrders.money.notArrivedConfirm'), dialog)
    await gone(() => money.queryByText(t('staffOrders.money.reported')))
    await press(desk, t('staffOrders.money.extend'), money)
    const extending = await openDialog()
    await press(desk, t('staffOrders.money.extendConfirm'), extending)
    await extending.findByText(t('staffOrders.reasonMissing'))
    await fillIn(t('staff.reason'), 'The bank is closed until Monday', extending)
    await pressTwice(desk, t('staffOrders.money.extendConfirm'), extending)
    await money.findByText(/The bank is closed until Monday/)
    await gone(() => money.queryByRole('button', { name: t('staffOrders.money.extend') }))

    await openOwn(order, buyer)
    const own = await orderPage(order)
    await own.findByText(t('portalAccount.paid.notFound'))
    await own.findByText(/Nothing under this reference\./)
    await own.findByRole('button', { name: t('portalAccount.paid.havePaid') })
  })
})
