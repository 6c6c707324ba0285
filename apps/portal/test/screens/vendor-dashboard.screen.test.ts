import {
  type Buyer,
  endSessions,
  listSpare,
  listVehicle,
  newBuyer,
  newSupporter,
  newVendor,
  placeOrder,
  publishable,
  stockVehicle,
} from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { breadcrumb, field, fillIn, pageSays, press, savedFile, textsOf } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { signIn } from '../steps.ts'

const open = (vendor: Pick<Buyer, 'token' | 'email'>, query = '') =>
  visit(`/vendor-dashboard${query}`, vendor)

const pathIs = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path))

const grid = async () =>
  within(await screen.findByRole('grid', { name: t('portalListings.yours') }))

/** The rows of listings, once so many are shown. */
async function listingsAre(count: number): Promise<HTMLElement[]> {
  return waitFor(async () => {
    const rows = (await grid()).getAllByRole('row').filter((row) => row.querySelector('a'))
    expect(rows).toHaveLength(count)
    return rows
  })
}

/** The titles shown, from above. */
async function titlesAre(titles: readonly string[]) {
  await waitFor(async () => {
    const links = (await grid()).getAllByRole('link', { name: /[a-z]/i })
    expect(textsOf(links)).toEqual(titles)
  })
}

const notApproved = 'Ooops, your seller account has not been approved yet'

describe('the seller dashboard (account spec §2; decisions 19)', () => {
  it.each(['/vendor/create-spares-listing', '/vendor/vehicles/7', '/vendor/create-product'])(
    'a visitor is sent from %s to /login',
    async (room) => {
      await visit(room, null)
      await pathIs('/login')
    },
  )

  it('a visitor is sent to /login, and back; who has not joined is invited', async () => {
    const buyer = await newBuyer(await openedShop())
    const user = await visit('/vendor-dashboard', null)
    await pathIs('/login')
    await signIn(user, buyer)
    await pathIs('/vendor-dashboard')
    await pageSays('You have not joined the Seller Programme yet')
  })

  it('who is not approved is told so, and what to do', async () => {
    const shop = await openedShop()
    await open(await newSupporter(shop))
    await screen.findByText(`${notApproved}. Contact customer service`)
    expect(await screen.findByRole('link', { name: t('portal.contactService') })).toHaveAttribute(
      'href',
      `${shop.storefront}/help-contact`,
    )
    const rooms = within(await screen.findByRole('menu', { name: t('portal.rooms') }))
    await rooms.findByRole('menuitem', { name: t('portal.menu.myAccount') })
    await waitFor(() =>
      expect(rooms.queryByRole('menuitem', { name: t('portal.menu.sellerDashboard') })).toBeNull(),
    )
  })

  it('who has no listings yet sees both tiles, at 0, which lead nowhere', async () => {
    await open(await newVendor(await openedShop()))
    await screen.findByText(t('portalListings.none'))
    for (const name of [t('portalSelling.vehicles'), t('portalListings.tileSpares')]) {
      const tile = (await screen.findByText(name)).parentElement!
      expect(tile).toHaveTextContent(`${name}0`)
      expect(tile.closest('a')).toBeNull()
    }
  })

  it('profile and menu lead there: Home > Account > Seller dashboard', async () => {
    const user = await visit('/profile', await newVendor(await openedShop()))
    const follow = async (name: string) =>
      user.click(await within(screen.getByRole('main')).findByRole('link', { name }))
    await screen.findByRole('main')
    await follow(t('portalAccount.sellerDashboard'))
    await pathIs('/vendor-dashboard')
    await pageSays('You have not listed anything yet')
    expect(await breadcrumb()).toEqual(['Home', 'Account', 'Seller dashboard'])
    await follow(t('portalListings.listSpares'))
    await pathIs('/vendor/create-spares-listing')
    await user.click(
      await screen.findByRole('menuitem', { name: t('portal.menu.sellerDashboard') }),
    )
    await pageSays('You have not listed anything yet')
    await follow(t('portalListings.listVehicle'))
    await pathIs('/vendor/create-product')
  })

  it('two tiles count, and filter the table', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const first = await listVehicle(shop, vendor)
    const second = await listVehicle(shop, vendor)
    const spare = await listSpare(shop, vendor)
    const user = await open(vendor)
    await listingsAre(3)
    await user.click(await screen.findByRole('link', { name: /Auto Spare Parts 1/ }))
    await titlesAre([spare.title])
    expect(window.location.search).toBe('?class=parts')
    await user.click(await screen.findByRole('link', { name: /Vehicles 2/ }))
    await titlesAre([second.title, first.title])
  })

  it('columns Vehicle ID, Name, Date created; ID and name link to the editor of the class', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const vehicle = await listVehicle(shop, vendor, publishable)
    const spare = await listSpare(shop, vendor)
    await shop.sql("update products set date_created = '2026-01-05T15:04:59Z' where id = $1", [
      vehicle.id,
    ])
    const user = await open(vendor, '?class=vehicles')
    const [row] = await listingsAre(1)
    for (const name of ['Vehicle ID', 'Name', 'Date created', 'Status', 'Price'])
      (await grid()).getByRole('columnheader', { name: new RegExp(`^${name}`) })
    for (const words of ['Jan. 5, 2026', 'KES 780,000', 'Draft'])
      expect(row).toHaveTextContent(words)
    for (const name of [String(vehicle.id), vehicle.title])
      expect(within(row!).getByRole('link', { name })).toHaveAttribute(
        'href',
        `/vendor/vehicles/${vehicle.id}`,
      )
    await user.click(within(row!).getByRole('link', { name: vehicle.title }))
    await pathIs(`/vendor/add-content/${vehicle.id}`)
    await visit(`/vendor/parts/${spare.id}`, vendor)
    await pathIs(`/vendor/list-auto-spares/${spare.id}`)
    await visit('/vendor/boats/7', vendor)
    await pageSays("Oops, sorry we couldn't find that page")
  })

  it('a search without a result says so, and leads back to all', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    await listVehicle(shop, vendor)
    const live = await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
    const user = await open(vendor)
    await listingsAre(2)
    await user.selectOptions(await field(t('portalListings.status')), 'Live (1)')
    await titlesAre([live.title])
    await fillIn(t('portalListings.search'), 'no such thing')
    await pageSays('No listing matches')
    await user.click(await screen.findByRole('link', { name: t('portalListings.showAll') }))
    await listingsAre(2)
  })

  it('25 a page', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const { id } = await listVehicle(shop, vendor)
    await shop.sql(
      `insert into products (market, class, title, reference, price, currency, quantity, vendor_id, date_created)
       select market, class, 'Fleet ' || n, 'FLEET-' || id || '-' || n, 0, 'KES', 1, vendor_id, date_created - n * interval '1 day'
       from products, generate_series(1, 29) as n where id = $1`,
      [id],
    )
    const user = await open(vendor)
    await screen.findByText('30 listings')
    await listingsAre(25)
    await user.click(await screen.findByRole('link', { name: t('ui.nextPage') }))
    await listingsAre(5)
    expect(window.location.search).toContain('page=2')
  })

  it('bulk publish names what is missing, and what is live is withdrawn and put back', {
    tags: 'nightly',
  }, async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const whole = await listVehicle(shop, vendor, publishable)
    const lacking = await listVehicle(shop, vendor, { ...publishable, pPrice: 0, description: '' })
    const user = await open(vendor)
    await listingsAre(2)
    expect(screen.getByRole('button', { name: t('portalSelling.publish') })).toBeDisabled()
    const all = t('portalSelling.grid.selectAll')
    await user.click((await grid()).getByRole('checkbox', { name: all }))
    await screen.findByText('2 selected')
    await press(user, t('portalSelling.publish'))
    await pageSays('1 listing is live')
    await pageSays('1 stays as it is')
    await pageSays(`${lacking.title}: it lacks price and description`)
    const row = () => screen.getByRole('link', { name: whole.title }).closest('[role=row]')!
    await waitFor(() => expect(row()).toHaveTextContent('Live'))
    await user.click(within(row() as HTMLElement).getByRole('checkbox'))
    await press(user, t('portalListings.backToDraft'))
    await pageSays('1 listing is withdrawn')
    await waitFor(() => expect(row()).toHaveTextContent('Withdrawn'))
    await press(user, t('portalTable.undo'))
    await pageSays('1 listing is as it was before')
    await waitFor(() => expect(row()).toHaveTextContent('Live'))
    expect(screen.queryByRole('button', { name: t('portalTable.undo') })).toBeNull()
  })

  it('names the state of each, why it was taken down, and leads to its orders', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const taken = await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
    const staff = await newBuyer(shop, { isStaff: true })
    await staff.client.PUT('/support/listings/{id}', {
      params: { path: { id: taken.id } },
      body: { taken_down: true, reason: 'The pictures show another vehicle.' },
    })
    const vehicle = await stockVehicle(shop, { quantity: 1 })
    await shop.sql('update products set vendor_id = $1 where id = $2', [vendor.id, vehicle.id])
    await shop.sql('update accounts set may_list_export = true where id = $1', [vendor.id])
    await placeOrder(shop, await newBuyer(shop), vehicle)
    const user = await open(vendor)
    await listingsAre(2)
    const row = (title: string) =>
      within(screen.getByRole('link', { name: title }).closest('[role=row]')!)
    row(taken.title).getByText('Taken down')
    row(taken.title).getByText('Reason: The pictures show another vehicle.')
    row(vehicle.title).getByText('Ordered')
    expect(row(vehicle.title).getByRole('link', { name: '1 order' })).toHaveAttribute(
      'href',
      `/vendor/orders?listing=${vehicle.id}`,
    )
    await user.selectOptions(await field(t('portalListings.status')), 'Ordered (1)')
    const [only] = await listingsAre(1)
    expect(only).toHaveTextContent(vehicle.title)
    await visit(`/vendor/add-content/${taken.id}`, vendor)
    await pageSays('Reason: The pictures show another vehicle.')
  })

  it('changes the prices of all that the filters find, after showing the new ones', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const { id, title } = await listVehicle(shop, vendor, publishable)
    const empty = await listVehicle(shop, vendor)
    await shop.sql(
      `insert into products (market, class, title, reference, price, currency, quantity, vendor_id, date_created)
       select market, class, 'Fleet ' || n, 'FLEET-' || id || '-' || n, 10000000, 'KES', 1, vendor_id, date_created - n * interval '1 day'
       from products, generate_series(1, 29) as n where id = $1`,
      [id],
    )
    const user = await open(vendor)
    const [first] = await listingsAre(25)
    await user.click(within(first!).getByRole('checkbox'))
    await press(user, 'Select all 31 that are found')
    await press(user, t('portalTable.kind.price'))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Change the prices of 31 listings' }),
    )
    await fillIn(t('portalTable.price.by'), 'cheap', dialog)
    await press(user, t('portalTable.price.preview'), dialog)
    await dialog.findByText(t('portalTable.price.wrong'))
    await fillIn(t('portalTable.price.by'), '-10', dialog)
    await press(user, t('portalTable.price.preview'), dialog)
    await dialog.findByText('30 listings change')
    await dialog.findByText(new RegExp(`${title}: KES 780,000 → KES 702,000`))
    await dialog.findByText(new RegExp(t('portalTable.why.no_price')))
    await press(user, 'Change 30 listings', dialog)
    await pageSays('30 prices are changed')
    await pageSays(`${empty.title}: it has no price yet`)
    await waitFor(() =>
      expect(screen.getByRole('link', { name: title }).closest('[role=row]')).toHaveTextContent(
        'KES 702,000',
      ),
    )
  })

  it('needs no mouse: search, rows, selection, and the editor', { tags: 'nightly' }, async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const older = await listVehicle(shop, vendor, publishable)
    const newer = await listVehicle(shop, vendor, publishable)
    const user = await open(vendor)
    await listingsAre(2)
    await user.keyboard('/')
    expect(await field(t('portalListings.search'))).toHaveFocus()
    await user.keyboard('j')
    expect(await field(t('portalListings.search'))).toHaveValue('j')
    await fillIn(t('portalListings.search'), '')
    ;(document.activeElement as HTMLElement).blur()
    await listingsAre(2)
    await user.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: t('portalFinder.keys.title') }))
    await press(user, t('ui.close'), help)
    const focusedRow = () => document.activeElement?.closest('[role=row]')
    await user.keyboard('j')
    await waitFor(() => expect(focusedRow()).toHaveTextContent(newer.title))
    await user.keyboard('j')
    await waitFor(() => expect(focusedRow()).toHaveTextContent(older.title))
    await user.keyboard('x')
    await screen.findByText('1 selected')
    await user.keyboard('k')
    await waitFor(() => expect(focusedRow()).toHaveTextContent(newer.title))
    await user.keyboard(' ')
    await screen.findByText('2 selected')
    await user.keyboard('b')
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-changes]')).toBeInTheDocument(),
    )
    await user.keyboard('j')
    await waitFor(() => expect(focusedRow()).toHaveTextContent(newer.title))
    await user.keyboard('e')
    await pathIs(`/vendor/add-content/${newer.id}`)
  })

  it('views are named, opened with, and deleted, on the account', { tags: 'nightly' }, async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    await listVehicle(shop, vendor)
    const live = await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
    const user = await open(vendor, '?status=live')
    await titlesAre([live.title])
    await press(user, t('portalTable.views.save'))
    const dialog = within(await screen.findByRole('dialog'))
    await press(user, t('portalTable.views.ok'), dialog)
    await dialog.findByText(t('portalTable.views.nameMissing'))
    await fillIn(t('portalTable.views.name'), 'On the shop', dialog)
    await press(user, t('portalTable.views.ok'), dialog)
    await screen.findByRole('link', { name: 'On the shop', current: true })
    await press(user, t('portalTable.views.makeDefault'))
    await screen.findByRole('button', { name: t('portalTable.views.noDefault') })
    const again = await open(vendor)
    await titlesAre([live.title])
    expect(window.location.search).toBe('?status=live')
    await again.selectOptions(await field(t('portalListings.status')), '')
    await listingsAre(2)
    await again.click(await screen.findByRole('link', { name: 'On the shop' }))
    await press(again, t('portalTable.views.delete'))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'On the shop' })).toBeNull())
  })

  it('what is shown can be had as a file', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const vehicle = await listVehicle(shop, vendor)
    const spare = await listSpare(shop, vendor)
    const user = await open(vendor)
    await press(user, t('portalListings.exportCsv'))
    await user.click(await screen.findByRole('menuitem', { name: t('portalSelling.spares') }))
    const { name, file } = await savedFile()
    expect(name).toBe('spares.csv')
    const text = await file.text()
    expect(text).toContain(spare.title)
    expect(text).not.toContain(vehicle.title)
  })

  it('a vendor who is suspended meanwhile is told so', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    await listVehicle(shop, vendor)
    const user = await open(vendor)
    await listingsAre(1)
    await shop.sql("update accounts set seller_status = 'suspended' where id = $1", [vendor.id])
    await user.selectOptions(await field(t('portalListings.status')), 'draft')
    await pageSays(notApproved)
  })

  it('a session that has ended leads to /login and back', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    await listVehicle(shop, vendor)
    const user = await open(vendor)
    await listingsAre(1)
    await endSessions(shop, vendor)
    await user.selectOptions(await field(t('portalListings.status')), 'draft')
    await pathIs('/login')
    await signIn(user, vendor)
    await listingsAre(1)
    expect(window.location.pathname + window.location.search).toBe('/vendor-dashboard?status=draft')
  })
})
