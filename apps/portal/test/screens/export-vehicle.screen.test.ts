import { newBuyer, newVendor } from '@bandari/api/arrange'
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fill, press } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

const chassis = 'NSP130-2145678'

async function chooseVitz(user: UserEvent) {
  for (const [label, option] of [
    [t('portalListings.create.type'), 'Cars'],
    [t('portalListings.create.make'), 'Toyota'],
    [t('portalListings.create.model'), 'Vitz'],
  ] as const) {
    await screen.findByRole('option', { name: option })
    await user.selectOptions(await field(label), option)
  }
  await press(user, t('portalListings.create.send'))
  await waitFor(() => expect(window.location.pathname).toMatch(/\/vendor\/add-content\/\d+$/))
}

async function fillEditor(user: UserEvent) {
  for (const [name, value] of [
    [t('portalEditor.field.title'), '2014 Toyota Vitz F for export'],
    [t('portalEditor.field.price'), '4500'],
    [t('portalEditor.field.location'), 'Yokohama, Japan'],
    [t('portalEditor.field.description'), 'Non-smoker, all keys.'],
    [t('search.mileage'), '84200'],
    [t('portalEditor.field.engine'), '1,329 cc'],
  ] as const)
    fill(await screen.findByRole('textbox', { name }), value)
  await user.selectOptions(await field(t('portalEditor.field.originPort')), 'Yokohama, Japan')
  const registered = await field(t('portalEditor.field.registered'))
  fireEvent.input(registered, { target: { value: '2014-05' } })
  await user.selectOptions(await field(t('portalEditor.field.grade')), '4.5')
}

describe('vehicles for export, listed by hand', () => {
  it('support lets a seller list for export, who fills the editor, and the public sees half a number', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const staff = await visit(
      `/support/vendors/${vendor.id}/show`,
      await newBuyer(shop, { isStaff: true }),
    )
    await press(staff, t('staffVendors.allowExport.label'))
    await press(staff, t('staffVendors.allowExport.confirm'))
    await screen.findByText(t('staffVendors.mayExport'))

    const user = await visit('/vendor/create-product', vendor)
    await user.selectOptions(await field(t('portalListings.market.label')), 'export')
    await chooseVitz(user)
    await fillEditor(user)
    const publish = () => screen.findByRole('switch', { name: t('portalSelling.publish') })
    await user.click(await publish())
    const number = await field(t('portalEditor.field.chassis'))
    await waitFor(() => expect(number).toHaveAttribute('aria-invalid'))
    fill(number, chassis)
    await user.click(await publish())
    await screen.findByText('Saved')
    await screen.findByRole('link', { name: new RegExp(t('portalEditor.seeIt')) })
    const [listing] = await shop.sql<{ id: string }>(
      'select id from products where vendor_id = $1 and chassis_number = $2',
      [vendor.id, chassis],
    )
    const { data } = await shop
      .clientWith(null)
      .GET('/products/{id}/', { params: { path: { id: Number(listing?.id) } } })
    expect(JSON.stringify(data)).toContain('NSP130-21*****')
    expect(JSON.stringify(data)).not.toContain(chassis)

    // The same vehicle once more, by hand: the seller is warned, and staff are led to both.
    await shop.sql(
      `insert into products (class, market, make_id, model_id, title, reference, price, currency, quantity, vendor_id, chassis_number)
       select class, market, make_id, model_id, 'The same Vitz', 'TWICE-1', 0, 'USD', 1, vendor_id, 'NSP1302145678'
       from products where id = $1`,
      [listing?.id],
    )
    await visit(`/vendor/add-content/${listing?.id}`, vendor)
    await screen.findByText(t('portalEditor.sameChassis'))
    const other = t('portalEditor.sameChassis.own', { title: 'The same Vitz' })
    await screen.findByRole('link', { name: other })
    await visit(`/support/listings/${listing?.id}/show`, await newBuyer(shop, { isStaff: true }))
    await screen.findByText(t('staffListings.sameChassis', { number: chassis }))
  })

  it('support lists for the house by the same editor, which leads back to the desk', {
    tags: 'nightly',
  }, async () => {
    const user = await visit(
      '/support/listings',
      await newBuyer(await openedShop(), { isStaff: true }),
    )
    await user.click(await screen.findByRole('link', { name: t('staffListings.listExport') }))
    expect(await field(t('portalListings.market.label'))).toHaveValue('house')
    await chooseVitz(user)
    await user.click((await screen.findAllByRole('link', { name: t('portal.menu.listings') }))[0]!)
    await waitFor(() => expect(window.location.pathname).toBe('/support/listings'))
    await user.click(await screen.findByRole('link', { name: t('staffListings.importExport') }))
    const ofHouse = { name: t('portalListings.import.ofHouse') }
    expect(await screen.findByRole('radio', ofHouse)).toBeChecked()
  })
})
