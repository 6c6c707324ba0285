import { type Buyer, newBuyer, newVendor, placeOrder, stockVehicle } from '@bandari/api/arrange'
import { aPdf, orderAt } from '@bandari/api/arrange-documents'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { fill, openDialog, pageSays, press } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

/** A vehicle of the vendor's own. */
async function vehicleOf(vendor: Pick<Buyer, 'id'>) {
  const shop = await openedShop()
  const vehicle = await stockVehicle(shop, { quantity: 1 })
  await shop.sql('update accounts set may_list_export = true where id = $1', [vendor.id])
  await shop.sql('update products set vendor_id = $1, vendor_reference = $3 where id = $2', [
    vendor.id,
    vehicle.id,
    `STOCK-${vehicle.id}`,
  ])
  return vehicle
}

const cardOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title })
  return within(link.closest('li')!)
}

describe('orders of one\u2019s listings', () => {
  it('are empty at first, and are for sellers', async () => {
    const shop = await openedShop()
    await visit('/vendor/orders', await newVendor(shop))
    await pageSays(t('portalSales.none'))
    await visit('/vendor/orders', await newBuyer(shop))
    await pageSays('You have not joined the Seller Programme yet')
  })

  it('say what to do: wait, send the papers, bring the vehicle; the menu counts', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const buyer = await newBuyer(shop)
    const unpaid = await vehicleOf(vendor)
    await placeOrder(shop, buyer, unpaid)
    const paid = await vehicleOf(vendor)
    const order = await orderAt(shop, buyer, ['paid'], paid)
    const user = await visit('/vendor/orders', vendor)
    const waiting = await cardOf(unpaid.title)
    waiting.getByText(t('portalSales.state.unpaid'))
    waiting.getByText(/we wait for the payment/)
    expect(waiting.queryByRole('button')).toBeNull()
    const card = await cardOf(paid.title)
    card.getByText(t('portalSales.act.papers'))
    card.getByText(/Mombasa, Kenya/)
    card.getByText(new RegExp(`STOCK-${paid.id}`))
    card.getByText(new RegExp(order.number))
    expect(screen.getByRole('main')).not.toHaveTextContent(/Wanjiru|Moi Avenue|254700/)
    await screen.findByRole('menuitem', { name: /Orders of your listings 1 /i })
    await user.click(screen.getByRole('link', { name: 'Waiting for you (1)' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: unpaid.title })).toBeNull())
    await press(user, t('portalSales.send'), await cardOf(paid.title))
    const dialog = await openDialog(t('portalSales.send'))
    await press(user, t('portalSales.send'), dialog)
    await dialog.findByText(t('portalSales.paper.missing'))
    const chooser = dialog.getByLabelText(/^File/)
    const file = new File([new Uint8Array(aPdf())], 'certificate.pdf')
    Object.defineProperty(chooser, 'files', { configurable: true, value: [file] })
    fireEvent.change(chooser)
    await press(user, t('portalSales.send'), dialog)
    await pageSays(t('portalSales.act.handOver'))
    const sent = await cardOf(paid.title)
    await sent.findByText(t('portalSales.paper.export_certificate'))
    sent.getByText(t('portalSales.sent.waiting'))

    await press(user, t('portalSales.handOver'), sent)
    const saying = await openDialog(t('portalSales.handOver'))
    await press(user, t('portalSales.handOver'), saying)
    await saying.findByText(t('portalSales.handOver.missing'))
    fill(saying.getByLabelText(t('portalSales.handOver.place')), 'Yokohama, Daikoku pier')
    await press(user, t('portalSales.handOver'), saying)
    await pageSays(t('portalSales.noneWaits'))
    await user.click(screen.getByRole('link', { name: /^All/ }))
    await pageSays(t('portalSales.act.review'))
    const after = await cardOf(paid.title)
    await after.findByText(/Yokohama, Daikoku pier/)
    expect(after.queryByRole('button', { name: t('portalSales.handOver') })).toBeNull()
  })

  it('keep their listing as it was ordered: the editor says so, and what cannot change is closed', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const vehicle = await vehicleOf(vendor)
    const order = await placeOrder(shop, await newBuyer(shop), vehicle)
    await visit(`/vendor/add-content/${vehicle.id}`, vendor)
    await pageSays(t('portalEditor.lock.ordered'))
    screen.getByRole('link', { name: t('portalEditor.lock.order', { number: order.number }) })
    expect(screen.getByLabelText(t('portalEditor.field.price'))).toBeDisabled()
    expect(screen.getByRole('switch', { name: t('portalSelling.publish') })).toBeDisabled()
    expect(screen.getByRole('button', { name: t('portalEditor.delete.button') })).toBeDisabled()
    expect(screen.getByLabelText(t('portalEditor.field.location'))).toBeEnabled()
  })
})
