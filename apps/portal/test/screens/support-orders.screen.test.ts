import { type Buyer, mailsTo, moveOrder, newBuyer, placeOrder } from '@bandari/api/arrange'
import type { Order } from '@bandari/sdk'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import {
  field,
  fillIn,
  gone,
  openDialog,
  pageSays,
  press,
  pressTwice,
  rowsAre,
  savedFile,
  section,
} from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { loseAnswers, reload } from '../steps.ts'

const searchLabel = 'Number, name, e-mail, phone or title'

async function orderOfSomebodyNew(): Promise<{ order: Order; buyer: Buyer }> {
  const shop = await openedShop()
  const buyer = await newBuyer(shop)
  return { buyer, order: await placeOrder(shop, buyer) }
}

const staff = async () => newBuyer(await openedShop(), { isStaff: true })

const openOrder = async ({ id }: Order, person?: Buyer) =>
  visit(`/support/orders/${id}/show`, person ?? (await staff()))

/** Presses the move's button and confirms it. */
async function move(user: UserEvent, label: string, confirm: string, reason = '') {
  await press(user, label)
  const dialog = await openDialog()
  if (reason) await fillIn(t('staff.reason'), reason, dialog)
  await press(user, confirm, dialog)
}

describe('support’s look-up of orders (decisions 6, 24; contract §3.2)', () => {
  it('support has the orders, newest first, each found by its buyer, by the consignee’s telephone, typed as one likes, and by its status', async () => {
    const { order, buyer } = await orderOfSomebodyNew()
    const { order: next } = await orderOfSomebodyNew()
    const user = await visit('/support/orders', await staff())
    await screen.findByRole('link', { name: order.number })
    const [, first, second] = screen.getAllByRole('row')
    expect(first).toHaveTextContent(next.number)
    expect(second).toHaveTextContent(order.number)

    await fillIn(searchLabel, buyer.email)
    const [found] = await rowsAre(1)
    expect(found).toHaveTextContent(order.number)
    await fillIn(searchLabel, '0799 999 999')
    await screen.findByText('No order matches', { exact: false })
    await fillIn(searchLabel, '0700 000 001 ')
    await screen.findByRole('link', { name: order.number })
    await press(user, t('staffOrders.view.shipped'))
    await gone(() => screen.queryByRole('link', { name: order.number }))
  })

  it('a view of one’s own has a name, and outlives the visit', { tags: 'nightly' }, async () => {
    const { order } = await orderOfSomebodyNew()
    const person = await staff()
    const user = await visit('/support/orders', person)
    const views = () => screen.findByRole('group', { name: t('staff.views') })
    await press(user, t('staffOrders.view.toBePaid'), within(await views()))
    await fillIn(searchLabel, order.number)
    await press(user, t('staff.views.save'))
    const dialog = await openDialog()
    await fillIn(t('staff.views.name'), 'to be paid', dialog)
    await press(user, t('staff.save'), dialog)
    await dialog.findByText('There is one of that name already.')
    await fillIn(t('staff.views.name'), 'The one I watch', dialog)
    await press(user, t('staff.save'), dialog)
    await within(await views()).findByRole('button', { name: 'The one I watch' })

    const again = await visit('/support/orders', person)
    await press(again, t('staffOrders.view.all'), within(await views()))
    await press(again, 'The one I watch', within(await views()))
    const [row] = await rowsAre(1)
    expect(row).toHaveTextContent(order.number)
    await press(again, t('staff.views.delete'))
    await gone(() => screen.queryByRole('button', { name: 'The one I watch' }))
  })

  it('a state that has lasted for any number of days is a view, and its number is changed in place', async () => {
    const shop = await openedShop()
    const { order: old } = await orderOfSomebodyNew()
    const { order: fresh } = await orderOfSomebodyNew()
    for (const [order, days] of [
      [old, 15],
      [fresh, 9],
    ] as const) {
      await moveOrder(shop, order, 'Authorized')
      await shop.sql(
        `update orders set status_since = now() - $2::integer * interval '1 day' where id = $1`,
        [order.id, days],
      )
    }
    const user = await visit('/support/orders', await staff())
    await press(user, t('staffOrders.view.unshipped'))
    await screen.findByRole('link', { name: old.number })
    await screen.findByRole('link', { name: fresh.number })
    await fillIn(t('staffOrders.stateForDays'), '14')
    await gone(() => screen.queryByRole('link', { name: fresh.number }))
    await screen.findByRole('link', { name: old.number })
    await press(user, t('staff.views.save'))
    const dialog = await openDialog()
    await fillIn(t('staff.views.name'), 'Two weeks', dialog)
    await press(user, t('staff.save'), dialog)
    await press(user, t('staffOrders.view.all'))
    await screen.findByRole('link', { name: fresh.number })
    await press(user, 'Two weeks')
    await gone(() => screen.queryByRole('link', { name: fresh.number }))
    expect(await field(t('staffOrders.stateForDays'))).toHaveValue(14)
  })

  it('every other list has views of one’s own, too, and what was typed is not combined with another', {
    tags: 'nightly',
  }, async () => {
    const person = await staff()
    const user = await visit('/support/users', person)
    expect(screen.queryByRole('group', { name: t('staff.views') })).toBeNull()
    await fillIn(t('staffAccounts.search'), 'harbour')
    await press(user, t('staff.views.save'))
    const dialog = await openDialog()
    await fillIn(t('staff.views.name'), 'Harbour', dialog)
    await press(user, t('staff.save'), dialog)
    await fillIn(t('staffAccounts.search'), 'nobody at all')
    await waitFor(() => expect(window.location.search).toContain('nobody'))
    await press(user, 'Harbour')
    await waitFor(async () => {
      expect(await field(t('staffAccounts.search'))).toHaveValue('harbour')
    })
    await press(user, t('staff.views.delete'))
    await gone(() => screen.queryByRole('button', { name: 'Harbour' }))
  })

  it('columns that were chosen stay chosen', async () => {
    await orderOfSomebodyNew()
    const person = await staff()
    const user = await visit('/support/orders', person)
    const column = { name: t('staff.paymentReference') }
    await press(user, t('ra.action.select_columns'))
    await waitFor(() => expect(screen.queryByRole('columnheader', column)).toBeNull())
    await user.click(await screen.findByRole('checkbox', column))
    await screen.findByRole('columnheader', column)
    await visit('/support/orders', person)
    await screen.findByRole('columnheader', column)
  })
})

describe('what support may do with an order (decisions 6, 24; contract §3.2)', () => {
  it('an order leads from Pending to Authorized to Shipped', async () => {
    const { order } = await orderOfSomebodyNew()
    const user = await openOrder(order)
    await move(user, 'Payment received', 'Payment received')
    await screen.findByText(`Order ${order.number} is now Authorized.`)
    await move(user, 'Shipped', 'Mark as shipped')
    await screen.findByText(`Order ${order.number} is now Shipped.`)
    await screen.findByText('Nothing more can be done with a shipped order.')
  })

  it('declining needs a reason, frees the stock, tells the buyer, and is written into the audit record with who and why', async () => {
    const shop = await openedShop()
    const { order, buyer } = await orderOfSomebodyNew()
    const person = await staff()
    const user = await openOrder(order, person)
    await move(user, 'Declined', 'Decline payment')
    const dialog = await openDialog()
    await dialog.findByText('Say why: it is kept with the order.')
    await fillIn(t('staff.reason'), 'The bank returned the transfer', dialog)
    await press(user, t('staffOrders.move.Declined.confirm'), dialog)
    await screen.findByText(`Order ${order.number} is now Payment Declined.`)
    const [row] = await shop.sql<{ reserved: number }>(
      'select reserved from products where id = $1',
      [order.line_props[0]!.product_id],
    )
    expect(row!.reserved).toBe(0)
    const [entry] = await shop.sql(
      `select actor_id::integer actor, before, after, reason from audit
       where subject = 'order' and subject_id = $1 and kind = 'change'`,
      [String(order.id)],
    )
    expect(entry).toEqual({
      actor: person.id,
      before: { status: 'Pending' },
      after: { status: 'Payment Declined' },
      reason: 'The bank returned the transfer',
    })
    await shop.world.deliverMails()
    const subjects = (await mailsTo(shop, buyer.email)).map(({ subject }) => subject)
    expect(subjects).toContain(`Order ${order.number}: payment declined`)
  })

  it('cancelling what was paid for asks how the money went back', async () => {
    const { order } = await orderOfSomebodyNew()
    await moveOrder(await openedShop(), order, 'Authorized')
    const user = await openOrder(order)
    await press(user, t('staffOrders.move.Canceled.label'))
    const dialog = await openDialog()
    await fillIn(t('staff.reason'), 'The import permit was refused', dialog)
    await fillIn('Refund in USD', '9999999', dialog)
    await press(user, t('staffOrders.cancelAndRefund'), dialog)
    await dialog.findByText('$5,200.00 was paid; more cannot go back.')
    await dialog.findByText('Say how it can be found', { exact: false })
    await fillIn('Refund in USD', '500', dialog)
    await user.selectOptions(await field(t('staffOrders.refundWay'), dialog), 'Bitcoin')
    await fillIn(t('staffOrders.refundReference'), 'tx 7a11', dialog)
    await press(user, t('staffOrders.cancelAndRefund'), dialog)
    await screen.findByText(`Order ${order.number} is now Canceled.`)
    const refund = await section(t('staffOrders.refund'))
    await refund.findByText(/\$500\.00/)
    await refund.findByText(/tx 7a11/)
    const mails = await section(t('staffOrders.mails'))
    await user.click((await mails.findAllByText(/cancelled and refunded/))[0]!)
    await mails.findByText(/Refunded: USD 500\.00 by Bitcoin/)
  })

  it('money goes back once, though its answer was lost and the page loaded again', async () => {
    const { order } = await orderOfSomebodyNew()
    const shop = await openedShop()
    await moveOrder(shop, order, 'Authorized')
    let user = await openOrder(order)
    const ask = async () => {
      await press(user, t('staffOrders.money.sendBack'))
      const dialog = await openDialog()
      await dialog.findByText(t('staffOrders.money.stepPrepare'), { exact: false })
      await fillIn('Refund in USD', '120', dialog)
      await fillIn(t('staffOrders.refundReference'), 'TT 4711', dialog)
      await fillIn(t('staff.reason'), 'The freight came to less', dialog)
      await pressTwice(user, t('staffOrders.money.sendBackConfirm'), dialog)
      return dialog
    }
    const answersArrive = loseAnswers()
    const dialog = await ask()
    await dialog.findByRole('alert')
    answersArrive()
    user = await reload()
    await ask()
    await screen.findByText(`$120.00 of order ${order.number} is recorded as sent back.`)
    const rows = await shop.sql(
      "select id from payments where order_id = $1 and kind = 'refunded'",
      [String(order.id)],
    )
    expect(rows).toHaveLength(1)
  })

  it('a larger refund is prepared by one, sent by another, and says who did what', async () => {
    const { order } = await orderOfSomebodyNew()
    await moveOrder(await openedShop(), order, 'Authorized')
    const user = await openOrder(order)
    await press(user, t('staffOrders.money.sendBack'))
    const asked = await openDialog()
    await fillIn('Refund in USD', '1000', asked)
    await fillIn(t('staffOrders.refundReference'), 'DRAFT 7', asked)
    await fillIn(t('staff.reason'), 'The freight came to less', asked)
    await press(user, t('staffOrders.money.sendBackConfirm'), asked)
    await screen.findByText(t('staffOrders.money.asked'))

    const second = await openOrder(order)
    await press(second, t('staffOrders.money.approve'))
    const dialog = await openDialog()
    const reference = await field(t('staffOrders.money.transferReference'), dialog)
    expect(reference).toHaveValue('DRAFT 7')
    await second.clear(reference)
    await second.type(reference, 'FT 8812')
    await press(second, t('staffOrders.money.approve'), dialog)
    const history = await screen.findByRole('list', { name: t('staffOrders.money.refundHistory') })
    expect(history).toHaveTextContent(/\$1,000\.00, asked for by .*Approved and sent by/)
    expect(screen.getByRole('region', { name: t('staffOrders.money.title') })).toHaveTextContent(
      'FT 8812',
    )
  })

  it('an order’s page says who did what and why, and has its invoice', async () => {
    const { order } = await orderOfSomebodyNew()
    await moveOrder(await openedShop(), order, 'Authorized')
    const user = await openOrder(order)
    const timeline = await section(t('staffOrders.timeline'))
    const [, turn] = await timeline.findAllByRole('listitem')
    expect(turn).toHaveTextContent('Authorized')
    expect(turn).toHaveTextContent('Grace Wanjiru')
    expect(turn).toHaveTextContent('As arranged')
    await press(user, t('portal.proForma'))
    expect((await savedFile()).name).toBe(`pro-forma-${order.number}.pdf`)
  })

  it('the invoice and a mail of an order are sent to its buyer again', async () => {
    const { order, buyer } = await orderOfSomebodyNew()
    await (await openedShop()).world.deliverMails()
    const user = await openOrder(order)
    const mails = await section(t('staffOrders.mails'))
    await press(user, t('staffPapers.again.invoice'), mails)
    await pressTwice(user, t('staffPapers.again.confirm'), await openDialog())
    await screen.findByText(t('staffPapers.again.done', { to: buyer.email }))
    expect(await mails.findAllByText(/your invoice again/)).toHaveLength(1)
    await user.click(await mails.findByText(`Order ${order.number}: your pro-forma invoice`))
    await press(user, t('staffPapers.again.mail'), mails)
    const dialog = await openDialog()
    await press(user, t('staffPapers.again.confirm'), dialog)
    await dialog.findByText(/This mail says how to pay/)
    await press(user, t('staff.back'), dialog)
    await gone(() => screen.queryByRole('dialog'))
  })

  it('of two at the same order the second is told what the first has done', async () => {
    const { order } = await orderOfSomebodyNew()
    const user = await openOrder(order)
    await press(user, t('staffOrders.move.Canceled.label'))
    await moveOrder(await openedShop(), order, 'Authorized')
    const dialog = await openDialog()
    await fillIn(t('staff.reason'), 'No payment came', dialog)
    await press(user, t('staffOrders.move.Canceled.confirm'), dialog)
    await pageSays(`Nothing was changed: Grace Wanjiru made order ${order.number} Authorized`)
    await screen.findByRole('button', { name: t('staffOrders.view.shipped') })
  })
})
