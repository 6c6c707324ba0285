import { mailsTo, moveOrder, newBuyer, placeOrder, stockVehicle } from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import {
  fillIn,
  gone,
  openDialog,
  orderPage,
  pageSays,
  press,
  pressTwice,
  region,
  savedFile,
  textsOf,
} from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

const history = '/profile?tab=orders'

describe('Order History and View Order (account spec §2; decisions 5, 6, 7)', () => {
  it('a card shows number, status, title and total in the order’s own currency; View Order what to pay, to whom and under which reference', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const vehicle = await stockVehicle(shop)
    const order = await placeOrder(shop, buyer, vehicle)
    await shop.sql(
      `insert into order_line_fits (order_id, position, trim_id, year, vehicle, verdict, told_at, accepted_at, is_promised)
       values ($1, 1, 311, 2014, '2014 Toyota Vitz F', 'does-not-fit', now(), now(), false)`,
      [order.id],
    )
    const user = await visit(history, buyer)
    const orders = await screen.findByRole('list', { name: t('portalAccount.ordersNewest') })
    const [card] = within(orders).getAllByRole('listitem')
    for (const text of [`Order ${order.number}`, 'Pending', vehicle.title, '$5,200.00'])
      expect(card).toHaveTextContent(text)
    await user.click(await screen.findByRole('link', { name: `View Order ${order.number}` }))
    const page = await orderPage(order)
    expect(window.location.pathname).toBe(`/orders/${order.id}`)
    const main = screen.getByRole('main')
    const told = 'Said not to fit 2014 Toyota Vitz F, and ordered all the same'
    for (const text of [
      'Pay $5,200.00 by',
      order.payment_reference,
      '0100 4471 2208',
      'Mombasa',
      told,
    ])
      await waitFor(() => expect(main).toHaveTextContent(text))
    // State and next step first, then what happened, papers, messages and lines.
    await page.findByRole('heading', { name: t('portalAccount.landed.title') })
    await page.findByRole('heading', { name: t('steps.title') })
    const headings = textsOf(page.getAllByRole('heading', { level: 2 }))
    const parts = ['howToPay', 'happened', 'invoice', 'orderMessages', 'ordered', 'cancel.title']
    const places = parts.map((part) =>
      headings.indexOf(t(`portalAccount.${part}` as 'portalAccount.howToPay')),
    )
    expect(headings[0]).toMatch(/^Pay \$5,200\.00 by /)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)

    await press(user, t('portal.proForma'))
    const { name, file } = await savedFile()
    expect(name).toContain(order.number)
    expect(await file.slice(0, 5).text()).toBe('%PDF-')

    window.history.back()
    await screen.findByRole('list', { name: t('portalAccount.ordersNewest') })
    expect(window.location.search).toBe('?tab=orders')
  })

  it('an address of before, when the order was a dialog, leads to its page', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const order = await placeOrder(shop, buyer)
    await visit(`${history}&order=${order.id}`, buyer)
    await orderPage(order)
    expect(window.location.pathname).toBe(`/orders/${order.id}`)
  })

  it('who has no orders yet is shown a way to one', async () => {
    const shop = await openedShop()
    await visit(history, await newBuyer(shop))
    await pageSays('You have no orders yet')
    expect(
      await screen.findByRole('link', { name: t('portalAccount.findVehicle') }),
    ).toHaveAttribute('href', `${shop.storefront}/search/1/0/0/1/*/*/*`)
  })

  it("somebody else's order cannot be opened", async () => {
    const shop = await openedShop()
    const order = await placeOrder(shop, await newBuyer(shop))
    await visit(`/orders/${order.id}`, await newBuyer(shop))
    await pageSays('This order could not be loaded')
    expect(document.body).not.toHaveTextContent(order.number)
  })

  it('what is written about an order stands on its page', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const order = await placeOrder(shop, buyer)
    const user = await visit(`/orders/${order.id}`, buyer)
    const messages = await region(t('portalAccount.orderMessages'))
    await press(user, t('portalAccount.askAboutOrder'), messages)
    await fillIn(t('portalMessages.question'), 'When does the ship leave?', messages)
    await pressTwice(user, t('portalMessages.send'), messages)
    await waitFor(() => expect(messages.getAllByRole('listitem')).toHaveLength(1))
    await messages.findByText('When does the ship leave?')
  })
})

describe('giving an order up (issue 38)', () => {
  it('before paying the buyer cancels it: the page says so, the goods are free, one mail comes', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const order = await placeOrder(shop, buyer)
    const user = await visit(`/orders/${order.id}`, buyer)
    const page = await orderPage(order)
    await press(user, t('portalAccount.cancel.button'), page)
    const dialog = await openDialog(`Cancel order ${order.number}?`)
    await press(user, t('portalAccount.cancel.keep'), dialog)
    await press(user, t('portalAccount.cancel.button'), page)
    const again = await openDialog()
    await fillIn(t('portalAccount.cancel.reason'), 'Found another one', again)
    await pressTwice(user, t('portalAccount.cancel.button'), again)
    await gone(() => screen.queryByRole('dialog'))
    await page.findByRole('heading', { name: t('portalAccount.standing.canceled') })
    await gone(() => page.queryByRole('heading', { name: t('portalAccount.cancel.title') }))
    await gone(() => page.queryByRole('heading', { name: t('portalAccount.howToPay') }))
    await shop.world.deliverMails()
    const told = (await mailsTo(shop, buyer.email)).filter(
      ({ subject }) => subject === `Order ${order.number}: cancelled`,
    )
    expect(told).toHaveLength(1)
    const { data } = await buyer.client.GET('/orders/{id}/', {
      params: { path: { id: order.id } },
    })
    expect(data).toMatchObject({ status: 'Canceled', balance: { due: '0.00' } })
  })

  it('after paying it is a request: support finds it in a queue, says why not, and the buyer reads it', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const order = await placeOrder(shop, buyer)
    await moveOrder(shop, order, 'Authorized')
    const user = await visit(`/orders/${order.id}`, buyer)
    const page = await orderPage(order)
    await page.findByRole('heading', { name: t('portalAccount.standing.paid') })
    await press(user, t('portalAccount.cancel.askButton'), page)
    const asking = await openDialog()
    await fillIn(t('portalAccount.cancel.reason'), 'I lost my job', asking)
    await pressTwice(user, t('portalAccount.cancel.askButton'), asking)
    await page.findByText(t('portalAccount.cancel.waiting'))
    await gone(() => page.queryByRole('heading', { name: t('portalAccount.cancel.title') }))

    const staff = await newBuyer(shop, { isStaff: true })
    const desk = await visit('/support/overview', staff)
    await desk.click(
      await screen.findByRole('link', { name: new RegExp(t('staffOverview.queue.toCancel')) }),
    )
    await screen.findByText(order.number)
    await visit(`/support/orders/${order.id}/show`, staff)
    const asked = await region(t('staffOrders.cancellation.title'))
    await asked.findByText('I lost my job')
    await press(desk, t('staffOrders.cancellation.decline'), asked)
    await asked.findByText(t('staffOrders.cancellation.answerMissing'))
    await fillIn(t('staffOrders.cancellation.answer'), 'The car is on the ship', asked)
    await pressTwice(desk, t('staffOrders.cancellation.decline'), asked)
    await gone(() => screen.queryByRole('region', { name: t('staffOrders.cancellation.title') }))

    await visit(`/orders/${order.id}`, buyer)
    const after = await orderPage(order)
    await after.findByText(t('portalAccount.cancel.declined'))
    await after.findByText('The car is on the ship')
  })
})
