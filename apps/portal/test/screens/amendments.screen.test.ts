import { mailsTo, moveOrder, newBuyer, placeOrder } from '@bandari/api/arrange'
import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fillIn, gone, openDialog, orderPage, press, pressTwice } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

describe('an order that is amended', () => {
  it('the desk sees what it changes, the buyer accepts, and both read the history', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const order = await placeOrder(shop, buyer)
    await moveOrder(shop, order, 'Authorized')

    let user = await visit(`/support/orders/${order.id}/show`, 'desk')
    await screen.findByText(t('staffAmendments.none'))
    await press(user, t('staffAmendments.open'))
    const title = t('staffAmendments.title', { number: order.number })
    const dialog = await openDialog(title)
    await dialog.findByText(t('staffAmendments.previewNone'))
    expect(dialog.queryByRole('button', { name: t('staffAmendments.confirm') })).toBeNull()
    await press(user, t('staffAmendments.addExtra'), dialog)
    await fillIn(t('staffAmendments.extraLabel'), 'Roof rack', dialog)
    await fillIn(t('staffAmendments.extraAmount', { currency: 'USD' }), '90', dialog)
    await dialog.findByText(t('staffAmendments.buyerAsked'))
    await dialog.findByText('none → $90.00')
    await dialog.findByText(t('staffAmendments.dueThen'))
    await press(user, t('staffAmendments.confirmAsk'), dialog)
    expect(await field(t('staffAmendments.reason'), dialog)).toHaveFocus()
    await fillIn(t('staffAmendments.reason'), 'You asked for a roof rack', dialog)
    await pressTwice(user, t('staffAmendments.confirmAsk'), dialog)
    await gone(() => screen.queryByRole('dialog'))
    await screen.findByText(t('portalAmendments.state.proposed'))
    // One waits at a time.
    await gone(() => screen.queryByRole('button', { name: t('staffAmendments.open') }))

    user = await visit(`/orders/${order.id}`, buyer)
    const sheet = await orderPage(order)
    await sheet.findByText(t('portalAmendments.asked'))
    await pressTwice(user, /^Accept, new total/, sheet)
    await sheet.findByText(t('portalAmendments.state.applied'))
    await sheet.findByText(t('portal.next.raised'))
    await sheet.findByText(t('portalAccount.howToPay'))
    await shop.world.deliverMails()
    const mails = await mailsTo(shop, buyer.email)
    expect(mails.map(({ text }) => text).join()).toContain(t('mails.amendment.accepted.title'))
    const [entry] = await sheet.findAllByText('Roof rack')
    expect(entry).toBeVisible()
  })

  it('a second person approves another price, whoever asked for it cannot', async () => {
    const shop = await openedShop()
    const order = await placeOrder(shop, await newBuyer(shop))
    const page = `/support/orders/${order.id}/show`
    const desk = await visit(page, 'desk')
    await press(desk, t('staffAmendments.open'))
    const dialog = await openDialog(t('staffAmendments.title', { number: order.number }))
    const prices = await dialog.findAllByLabelText(/^Price of one /)
    await desk.clear(prices[0]!)
    await desk.type(prices[0]!, '1000')
    await dialog.findByText(t('staffAmendments.secondAsked'))
    await fillIn(t('staffAmendments.reason'), 'A scratch on the door', dialog)
    await press(desk, t('staffAmendments.confirmSecond'), dialog)
    await screen.findByText(t('staffAmendments.ownAmendment'))
    expect(screen.queryByRole('button', { name: t('staffAmendments.approve') })).toBeNull()

    const second = await visit(page, 'finance')
    await press(second, t('staffAmendments.approve'))
    const decide = await openDialog(t('staffAmendments.decide', { number: order.number }))
    await pressTwice(second, t('staffAmendments.approve'), decide)
    await screen.findByText(t('portalAmendments.state.applied'))
    expect(screen.queryByRole('button', { name: t('staffAmendments.approve') })).toBeNull()
    await screen.findByText('Approved by Daniel Ncube')
  })
})
