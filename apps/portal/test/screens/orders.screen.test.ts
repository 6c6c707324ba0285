import { newBuyer, placeOrder, stockVehicle } from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { gone, openDialog, pageSays, press, savedFile } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

const history = '/profile?tab=orders'

describe('Order History and View Order (account spec §2; decisions 5, 6, 7)', () => {
  it('a card shows number, status, title and total in the order’s own currency; View Order what to pay, to whom and under which reference', async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    const vehicle = await stockVehicle(shop)
    const order = await placeOrder(shop, buyer, vehicle)
    const user = await visit(history, buyer)
    const orders = await screen.findByRole('list', { name: t('portalAccount.ordersNewest') })
    const [card] = within(orders).getAllByRole('listitem')
    for (const text of [`Order ${order.number}`, 'Pending', vehicle.title, '$5,200.00'])
      expect(card).toHaveTextContent(text)
    await user.click(await screen.findByRole('link', { name: `View Order ${order.number}` }))
    const dialog = await screen.findByRole('dialog', { name: new RegExp(`^Order ${order.number}`) })
    for (const text of ['Pay $5,200.00 by', order.payment_reference, '0100 4471 2208', 'Mombasa'])
      await waitFor(() => expect(dialog).toHaveTextContent(text))

    await press(user, t('portal.proForma'))
    const { name, file } = await savedFile()
    expect(name).toContain(order.number)
    expect(await file.slice(0, 5).text()).toBe('%PDF-')

    window.history.back()
    await gone(() => screen.queryByRole('dialog'))
    expect(window.location.search).toBe('?tab=orders')
  })

  it('who has no orders yet is shown a way to one', async () => {
    const shop = await openedShop()
    await visit(history, await newBuyer(shop))
    await pageSays('You have no orders yet')
    expect(
      await screen.findByRole('link', { name: t('portalAccount.findVehicle') }),
    ).toHaveAttribute('href', `${shop.storefront}/search/1/0/0/1/*/*/0`)
  })

  it("somebody else's order cannot be opened", async () => {
    const shop = await openedShop()
    const order = await placeOrder(shop, await newBuyer(shop))
    await visit(`${history}&order=${order.id}`, await newBuyer(shop))
    const dialog = await openDialog()
    await dialog.findByText('This order could not be loaded')
    await waitFor(() => expect(dialog.queryByText(new RegExp(order.number))).toBeNull())
  })
})
