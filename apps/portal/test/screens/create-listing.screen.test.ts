import { type Buyer, endSessions, newVendor } from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { breadcrumb, field, fill, fillIn, press, pressTwice } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { signIn } from '../steps.ts'

const vehicleRoom = '/vendor/create-product'
const spareRoom = '/vendor/create-spares-listing'

const type = () => field(t('portalListings.create.type'))
const make = () => field(t('portalListings.create.make'))
const model = () => field(t('portalListings.create.model'))
const vehicleTitle = () => field(t('portalListings.create.vehicleTitle'))
const category = () => screen.findByLabelText(t('portalListings.create.category'))
const subcategory = () => field(t('portalListings.create.subcategory'))
const create = t('portalListings.create.send')

async function open(room: string) {
  const vendor = await newVendor(await openedShop())
  return { vendor, user: await visit(room, vendor) }
}

async function chooseVitz(user: UserEvent) {
  await user.selectOptions(await type(), 'Cars')
  await user.selectOptions(await make(), 'Toyota')
  await user.selectOptions(await model(), 'Vitz')
}

async function listingsOf({ id }: Pick<Buyer, 'id'>) {
  return (await openedShop()).sql<{ id: string; title: string }>(
    'select id, title from products where vendor_id = $1',
    [id],
  )
}

const editorIsOpen = (room: RegExp) => waitFor(() => expect(window.location.pathname).toMatch(room))

describe('the creation screens (account spec §2, §5, §8)', () => {
  it('type, make, model and title make one vehicle listing, also by a double click, and lead to its editor', async () => {
    const { vendor, user } = await open(vehicleRoom)
    expect(await make()).toBeDisabled()
    expect(await breadcrumb()).toEqual(['Home', 'Dashboard', 'Create vehicle listing'])
    await chooseVitz(user)
    expect(await vehicleTitle()).toHaveValue('Toyota Vitz')
    fill(await vehicleTitle(), '2014 Toyota Vitz F')
    await pressTwice(user, create)
    await editorIsOpen(/^\/vendor\/add-content\/\d+$/)
    const [listing, ...others] = await listingsOf(vendor)
    expect(listing?.title).toBe('2014 Toyota Vitz F')
    expect(others).toEqual([])
    expect(window.location.pathname).toBe(`/vendor/add-content/${listing?.id}`)
  })

  it('type and model must be chosen, else Please choose the vehicle and enter the full title; a title, as its field says', async () => {
    const { vendor, user } = await open(vehicleRoom)
    await press(user, create)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please choose the vehicle and enter the full title',
    )
    expect(await type()).toHaveFocus()
    await chooseVitz(user)
    const title = await vehicleTitle()
    fill(title, '   ')
    await press(user, create)
    await waitFor(() => expect(title).toHaveFocus())
    expect(title).toHaveAccessibleDescription(new RegExp(t('portalListings.create.titleMissing')))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    fill(title, '2014 Toyota Vitz F')
    await waitFor(() => expect(title).not.toHaveAttribute('aria-invalid'))
    expect(await listingsOf(vendor)).toEqual([])
  })

  it('another type has other makes, and the title has at most 150 characters', async () => {
    const { user } = await open(vehicleRoom)
    await chooseVitz(user)
    expect(await vehicleTitle()).toHaveAttribute('maxlength', '150')
    await user.selectOptions(await type(), within(await type()).getAllByRole('option')[2]!)
    await waitFor(async () => expect(await make()).toHaveValue(''))
    expect(await model()).toBeDisabled()
  })

  it('category, subcategory, level 4 and level 5 as deeper levels exist', async () => {
    const { vendor, user } = await open(spareRoom)
    await user.selectOptions(await category(), 'Braking')
    expect(await breadcrumb()).toEqual(['Home', 'Dashboard', 'Create auto spares listing'])
    await user.selectOptions(await subcategory(), 'Disc Brakes')
    await field('Level 4')
    // Another category forgets what was below it.
    await user.selectOptions(await category(), within(await category()).getAllByRole('option')[2]!)
    await waitFor(() => expect(screen.queryByLabelText('Level 4')).toBeNull())
    expect(await subcategory()).toHaveValue('')

    await user.selectOptions(await category(), 'Braking')
    await user.selectOptions(await subcategory(), 'Disc Brakes')
    const title = await field(t('portalListings.create.spareTitle'))
    fill(title, 'Front brake pads 2010-2014 Toyota Vitz 04465-52260')
    await press(user, create)
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a listing category and title')
    expect(await field('Level 4')).toHaveFocus()
    await user.selectOptions(await field('Level 4'), 'Brake Pads')
    await user.selectOptions(await field('Level 5'), 'Front Brake Pads')
    await press(user, create)
    await editorIsOpen(/^\/vendor\/list-auto-spares\/\d+$/)
    const [made] = await (await openedShop()).sql<{ path: string }>(
      `select path from products join categories on categories.id = category_id where vendor_id = $1`,
      [vendor.id],
    )
    expect(made?.path).toBe(
      'Vehicle Parts & Accessories > Braking > Disc Brakes > Brake Pads > Front Brake Pads',
    )
  })

  it('401: Ooops, it look like you’re not logged; what was chosen outlives signing in', async () => {
    const { vendor, user } = await open(vehicleRoom)
    await chooseVitz(user)
    fill(await vehicleTitle(), '2014 Toyota Vitz F & more')
    await endSessions(await openedShop(), vendor)
    await press(user, create)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent("Ooops, it look like you're not logged. Sign in and try again.")
    await press(user, t('portal.signIn'), within(alert))
    await signIn(user, vendor)
    await waitFor(async () => expect(await model()).toHaveValue('Vitz'))
    expect(await vehicleTitle()).toHaveValue('2014 Toyota Vitz F & more')
    await press(user, create)
    await editorIsOpen(/^\/vendor\/add-content\/\d+$/)
  })

  it('what new listings begin with is said once, from the form that it fills', async () => {
    const { vendor, user } = await open(vehicleRoom)
    await user.click(await screen.findByRole('link', { name: 'your new listings begin with' }))
    await fillIn(new RegExp(t('portalListings.defaults.location')), 'Kisumu, Kenya')
    await pressTwice(user, t('portalListings.defaults.save'))
    await screen.findByText(t('portalListings.defaults.saved'))
    const later = await visit(vehicleRoom, vendor)
    await chooseVitz(later)
    await press(later, create)
    await editorIsOpen(/^\/vendor\/add-content\/\d+$/)
    expect(await field(t('portalEditor.field.location'))).toHaveValue('Kisumu, Kenya')
  })
})
