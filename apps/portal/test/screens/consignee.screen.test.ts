import { mailsTo, newBuyer, placeOrder } from '@bandari/api/arrange'
import { demoPassword } from '@bandari/api/people'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fillIn, gone, openDialog, orderPage, press, pressTwice } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

describe('who receives an order, changed after it was placed: by its buyer with a day to stop it, by staff at once', () => {
  it('a buyer asks for another consignee, proves who they are, and stops it; staff change it', {
    tags: 'nightly',
  }, async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const order = await placeOrder(shop, buyer)
    // Signing in counts as a proof, for ten minutes.
    await shop.sql(
      `update sessions set proved_at = now() - interval '11 minutes' where account_id = $1`,
      [buyer.id],
    )
    const own = `/orders/${order.id}`
    const change = t('portalAddresses.consignee.change')
    const ask = t('portalAddresses.consignee.ask')
    const openSheet = () => orderPage(order)

    let user = await visit(own, buyer)
    await press(user, change, await openSheet())
    expect(await field(t('portalAddresses.lastName'), await openSheet())).toHaveValue('Wanjiru')
    await fillIn(t('portalAddresses.lastName'), 'Otieno', await openSheet())
    await fillIn(t('portalAddresses.phone'), '12', await openSheet())
    // Leaving loses nothing that was typed.
    user = await visit(own, buyer)
    const sheet = await openSheet()
    await press(user, change, sheet)
    expect(await field(t('portalAddresses.lastName'), sheet)).toHaveValue('Otieno')

    await press(user, ask, sheet)
    const proof = await openDialog(t('portal.stepUp.title'))
    await fillIn(t('portal.password'), demoPassword, proof)
    await press(user, t('portal.stepUp.confirm'), proof)
    const phone = await field(t('portalAddresses.phone'), sheet)
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription(new RegExp(t('refusals.consignee_phone_invalid'))),
    )
    await fillIn(t('portalAddresses.phone'), '+254 711 111 111', sheet)
    await pressTwice(user, ask, sheet)
    await sheet.findByText(t('portalAddresses.consignee.waits'))
    await shop.world.deliverMails()
    const [mail] = await mailsTo(shop, buyer.email)
    expect(mail?.text).toContain(t('mails.consignee.asked.title'))
    await pressTwice(user, t('portalAddresses.consignee.stop'), sheet)
    await gone(() => sheet.queryByText(t('portalAddresses.consignee.waits')))
    await user.click(await sheet.findByText('1 earlier change'))
    await sheet.findByText(t('portalAddresses.consignee.wasStopped'))

    const desk = await visit(`/support/orders/${order.id}/show`, 'desk')
    await press(desk, change)
    await fillIn(t('portalAddresses.firstName'), 'Gracious')
    await press(desk, t('portalAddresses.consignee.set'))
    expect(await field(t('portalAddresses.consignee.reason'))).toHaveFocus()
    await fillIn(t('portalAddresses.consignee.reason'), 'As on the identity card')
    await pressTwice(desk, t('portalAddresses.consignee.set'))
    await screen.findByText('Mrs Gracious Wanjiru')
    await screen.findByText('2 earlier changes')

    await visit(own, buyer)
    await (await openSheet()).findByText('Mrs Gracious Wanjiru')
  })
})
