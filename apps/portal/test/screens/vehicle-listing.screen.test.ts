import {
  endSessions,
  listVehicle,
  newVendor,
  publishable,
  readListing,
  saveListing,
} from '@bandari/api/arrange'
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fill, fillIn, gone, openDialog, pageSays, press, region } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { callsTo, holdCalls, signIn } from '../steps.ts'

const editorOf = ({ id }: { id: number }) => `/vendor/add-content/${id}`
const title = () => screen.findByRole('textbox', { name: t('portalEditor.field.title') })
const saveButton = () => screen.findByRole('button', { name: t('portalEditor.save') })
const saved = () => screen.findByText(t('portalEditor.saved'))
const publish = () => screen.findByRole('switch', { name: t('portalSelling.publish') })
const preview = () => screen.findByRole('region', { name: t('portalEditor.preview') })
const seen = { name: new RegExp(t('portalEditor.seeIt')) }
const seeIt = () => screen.findByRole('link', seen)
const required = /Field required/
const notFound = "Oops, sorry we couldn't find that page"

async function open(fields: Parameters<typeof listVehicle>[2] = {}) {
  const shop = await openedShop()
  const vendor = await newVendor(shop)
  const listing = await listVehicle(shop, vendor, fields)
  const user = await visit(editorOf(listing), vendor)
  await title()
  return { shop, vendor, listing, user }
}

const isUnmarked = async (label: string) =>
  waitFor(async () => expect(await field(label)).not.toHaveAccessibleDescription(required))

describe('the vehicle listing editor (account spec §2 to §5, §8; decisions 18)', () => {
  it('a bar of its own instead of the portal’s: Dashboard and Save', async () => {
    const { listing } = await open()
    expect(screen.getByRole('link', { name: t('portal.menu.dashboard') })).toHaveAttribute(
      'href',
      '/vendor-dashboard',
    )
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: t('portal.backToShop') })).toBeNull(),
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(listing.title)
    const information = screen.getByRole('region', { name: t('portalEditor.vehicleInformation') })
    expect(information).toHaveTextContent('Cars')
    expect(information).toHaveTextContent('Vitz')
    expect(information).toHaveTextContent(/Date created\w{3}\. \d{1,2}, 20\d\d, /)
  })

  it('Save is disabled until something changes, and enabled again after further edits', async () => {
    const { vendor, listing, user } = await open()
    const calls = callsTo('/vendor/post-content/')
    expect(await saveButton()).toBeDisabled()
    fill(await title(), '2014 Toyota Vitz F')
    await user.dblClick(await saveButton())
    await saved()
    await waitFor(async () => expect(await saveButton()).toBeDisabled())
    expect(calls()).toBe(1)
    fill(await title(), '2014 Toyota Vitz U')
    expect(await saveButton()).toBeEnabled()
    await user.keyboard('{Control>}s{/Control}')
    await saved()
    expect((await readListing(vendor, listing.id)).prod_title).toBe('2014 Toyota Vitz U')
    fill(await title(), '2014 Toyota Vitz')
    fill(await title(), '2014 Toyota Vitz U')
    expect(await saveButton()).toBeDisabled()
  })

  it('every field is stored as it is typed', async () => {
    const { vendor, listing, user } = await open()
    await fillIn(t('portalEditor.field.subtitle'), 'One owner')
    expect(await title()).toHaveAttribute('maxlength', '150')
    expect(await field(t('portalEditor.field.subtitle'))).toHaveAttribute('maxlength', '100')
    await screen.findByText('9 of 100')
    const price = await field(t('portalEditor.field.price'))
    await user.type(price, '780000')
    expect(price).toHaveValue('780,000')
    // A figure in the middle: the caret stays behind it.
    await user.keyboard('{Home}{ArrowRight}55')
    expect(price).toHaveValue('75,580,000')
    await fillIn(t('portalEditor.field.location'), 'Mombasa')
    await user.selectOptions(await field(t('portal.phoneCountry')), 'KE')
    await fillIn(t('portalEditor.field.phone'), '0712345678')
    await fillIn(t('portalEditor.field.description'), 'One owner.\nNever off the road.')
    await fillIn(t('details.mileage'), '84,200')
    await fillIn(t('portalEditor.field.engine'), '990 cc')
    await user.selectOptions(await field(t('shared.year')), '2014')
    await user.selectOptions(await field(t('search.fuel')), 'Petrol')
    await user.selectOptions(await field(t('portalEditor.field.transmission')), 'Automatic')
    await user.selectOptions(await field(t('details.bodyType')), 'Hatchback')
    await user.selectOptions(await field(t('details.colour')), 'White')
    await user.selectOptions(await field(t('search.drive')), '4WD')
    await user.selectOptions(await field(t('search.steering')), 'Right')
    await fillIn(t('search.seats'), '5')
    await user.selectOptions(await field(t('search.doors')), '5')
    await user.click(await saveButton())
    await saved()
    expect(await readListing(vendor, listing.id)).toMatchObject({
      prod_subtitle: 'One owner',
      prod_price: 75_580_000,
      prod_location: 'Mombasa',
      prod_contact: '+254 712 345678',
      prod_description: 'One owner.\nNever off the road.',
      prod_live: 'draft',
      specs: {
        model: 'Vitz',
        mileage: 84_200,
        engineSize: '990 cc',
        year: 2014,
        fuel: 'Petrol',
        transmission: 'Automatic',
        bodyType: 'hatchback',
        colour: 'white',
        drive: '4WD',
        steering: 'Right',
        seats: 5,
        doors: 5,
        features: [],
      },
    })
  })

  it('features are chosen from the shop’s, or are the seller’s own words', async () => {
    const { vendor, listing, user } = await open({ sFeatures: ['Sunroof', 'Fridge'] })
    const add = await field(t('search.features'))
    // As a browser tells of a choice from its list.
    fireEvent.input(add, { target: { value: 'Tow bar' }, inputType: 'insertReplacementText' })
    await screen.findByRole('button', { name: 'Remove Tow bar' })
    await user.type(add, 'abs, Sliding table{Enter}')
    // What is left in the field when it is left is taken, too.
    await user.type(add, 'fridge; Awning')
    fill(await title(), '2014 Toyota Vitz U')
    for (const feature of ['Sunroof', 'Fridge', 'Tow bar', 'ABS', 'Sliding table', 'Awning'])
      await screen.findByRole('button', { name: `Remove ${feature}` })
    expect(await preview()).toHaveTextContent(
      'FeaturesSunroof, Fridge, Tow bar, ABS, Sliding table, Awning',
    )
    await press(user, 'Remove Fridge')
    await user.click(await saveButton())
    await saved()
    expect((await readListing(vendor, listing.id)).specs).toMatchObject({
      features: ['Sunroof', 'Tow bar', 'ABS', 'Sliding table', 'Awning'],
    })
  })

  it('an engine’s number has its unit while it is typed, and is stored with it', async () => {
    const { vendor, listing, user } = await open()
    await fillIn(t('portalEditor.field.engine'), '1500')
    expect(await preview()).toHaveTextContent('Engine size1500 cc')
    await user.click(await saveButton())
    await saved()
    expect(await field(t('portalEditor.field.engine'))).toHaveValue('1,500 cc')
    expect((await readListing(vendor, listing.id)).specs).toMatchObject({ engineSize: '1,500 cc' })
  })

  it('a value that is not on the list any more stays', async () => {
    const { user } = await open({ sColour: 'champagne', pContact: 'ask Joy' })
    const colour = await field(t('details.colour'))
    expect(colour).toHaveValue('champagne')
    expect(await field(t('portalEditor.field.phone'))).toHaveValue('ask Joy')
    await user.selectOptions(colour, 'White')
    await user.selectOptions(colour, 'Champagne')
    expect(await saveButton()).toBeDisabled()
  })

  it('the preview is what buyers read, as it is typed', async () => {
    const { user } = await open(publishable)
    expect(await preview()).toHaveTextContent('KES 780,000')
    await fillIn(t('portalEditor.field.price'), '1250000.50')
    expect(await preview()).toHaveTextContent('KES 1,250,000.50')
    await fillIn(t('portalEditor.field.location'), 'Westlands, Nairobi')
    expect(await preview()).toHaveTextContent('Westlands, Nairobi')
    await user.selectOptions(await field(t('search.fuel')), 'Hybrid')
    for (const row of ['ModelVitz', 'Engine size990 cc', 'FuelHybrid', 'Mileage84,200 km'])
      expect(await preview()).toHaveTextContent(row)
    expect(await preview()).not.toHaveTextContent('345678')
    const card = await region(t('portalEditor.preview'))
    await press(user, t('portalEditor.revealPhone'), card)
    const phone = await card.findByRole('link', { name: '+254 712 345678' })
    await waitFor(() => expect(phone).toHaveFocus())
    const description = await field(t('portalEditor.field.description'))
    await user.type(description, 'A{Enter}B')
    expect(description).toHaveFocus()
    const words = card.getByText(/Service history since 2016\./)
    expect(words.textContent).toBe('One owner.\nService history since 2016.A\nB')
  })

  it('going live needs the required fields: they are marked, and it stays a draft', async () => {
    const { shop, vendor, listing, user } = await open({ sEngine: '990 cc', pContact: '' })
    await user.click(await publish())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'One of the required field is empty — check your input.',
    )
    expect(await publish()).not.toBeChecked()
    expect(await saveButton()).toBeDisabled()
    for (const name of ['Price', 'Location', 'Phone number', 'Description', 'Mileage'])
      expect(await field(name)).toHaveAccessibleDescription(required)
    await isUnmarked(t('portalEditor.field.engine'))
    expect(await field(t('portalEditor.field.price'))).toHaveFocus()
    await fillIn(t('portalEditor.field.price'), '780000')
    await isUnmarked(t('portalEditor.field.price'))
    await fillIn(t('portalEditor.field.location'), 'Nairobi')
    await fillIn(t('portalEditor.field.phone'), '0712345678')
    await fillIn(t('portalEditor.field.description'), 'One owner.')
    await fillIn(t('details.mileage'), '0')
    await gone(() => screen.queryByRole('alert'))
    await user.click(await publish())
    expect(await seeIt()).toHaveAttribute('href', `${shop.storefront}/details/${listing.id}`)
    await fillIn(t('portalEditor.field.location'), '')
    await user.click(await saveButton())
    await waitFor(async () =>
      expect(await field(t('portalEditor.field.location'))).toHaveAccessibleDescription(required),
    )
    expect((await readListing(vendor, listing.id)).prod_location).toBe('Nairobi')
    await user.click(await publish())
    await saved()
    await gone(() => screen.queryByRole('link', seen))
    expect(await readListing(vendor, listing.id)).toMatchObject({
      prod_live: 'draft',
      prod_location: '',
    })
  })

  it('Saving...: a dialog and a loading bar until it is stored', async () => {
    const { user } = await open()
    fill(await title(), '2014 Toyota Vitz')
    const release = holdCalls()
    await user.click(await saveButton())
    await screen.findByRole('dialog', { name: t('portalEditor.saving') })
    expect(screen.getAllByRole('progressbar')).toHaveLength(1)
    release()
    await saved()
    await gone(() => screen.queryByRole('dialog'))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  })

  it('a session that ends loses nothing that was typed', async () => {
    const { shop, vendor, listing, user } = await open(publishable)
    fill(await title(), '2014 Toyota Vitz')
    await endSessions(shop, vendor)
    await user.click(await saveButton())
    await signIn(user, vendor)
    await pageSays('Your unsaved changes are here again.')
    expect(await title()).toHaveValue('2014 Toyota Vitz')
    await user.click(await saveButton())
    await saved()
    const stored = await shop.sql('select title from products where id = $1', [listing.id])
    expect(stored).toEqual([{ title: '2014 Toyota Vitz' }])
  })

  it('a visitor is sent to /login, and back to the listing', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const listing = await listVehicle(shop, vendor)
    const user = await visit(editorOf(listing), null)
    await signIn(user, vendor)
    expect(await title()).toHaveValue(listing.title)
  })

  it('a 401 of the loading leads to /profile', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const listing = await listVehicle(shop, vendor)
    await endSessions(shop, vendor)
    const user = await visit(editorOf(listing), vendor)
    await signIn(user, vendor)
    await waitFor(() => expect(window.location.pathname).toBe('/profile'))
  })

  it('what is another’s is not found; who is not approved is told so', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const foreign = await listVehicle(shop, await newVendor(shop))
    await visit(editorOf(foreign), vendor)
    await pageSays(notFound)
    await visit('/vendor/add-content/none', vendor)
    await pageSays(notFound)
    await shop.sql("update accounts set seller_status = 'pending' where id = $1", [vendor.id])
    await visit(editorOf(foreign), vendor)
    await pageSays('Ooops, your seller account has not been approved yet. Contact customer service')
  })

  it('an extra section is added, written, read by buyers and deleted', async () => {
    const { shop, vendor, listing, user } = await open({ ...publishable, publish: 'live' })
    const sections = () => region(t('portalEditor.lecture.title'))
    await fillIn(t('portalEditor.lecture.new'), 'Inspection report', await sections())
    await press(user, t('portalEditor.lecture.add'), await sections())
    await fillIn(t('portalEditor.field.lectureText'), 'Tyres: new.\n\nBrakes: 60 percent.')
    expect(window.location.pathname).toMatch(new RegExp(`^/vendor/add-content/${listing.id}/\\d+$`))
    await user.click(await saveButton())
    await saved()
    const params = { path: { id: listing.id } }
    const { data } = await shop.clientWith(null).GET('/one-search/{id}', { params })
    expect(data?.sections).toEqual([
      { title: 'Inspection report', text: 'Tyres: new.\n\nBrakes: 60 percent.' },
    ])

    const later = await visit(editorOf(listing), vendor)
    await later.click(await screen.findByRole('link', { name: 'Inspection report' }))
    await field(t('portalEditor.field.lectureText'))
    fill(await title(), '2014 Toyota Vitz')
    await press(later, 'Delete Inspection report', await sections())
    await press(later, t('portalEditor.lecture.confirm'), await openDialog())
    await waitFor(() => expect(window.location.pathname).toBe(editorOf(listing)))
    // What else was typed came along.
    await waitFor(async () => expect(await title()).toHaveValue('2014 Toyota Vitz'))
    await waitFor(async () =>
      expect((await sections()).queryByText('Inspection report')).toBeNull(),
    )
    expect(await readListing(vendor, listing.id)).toMatchObject({ lecture_list: [] })
  })

  it('a draft is deleted; a live listing has to be a draft first', async () => {
    const { shop, vendor, listing, user } = await open({ ...publishable, publish: 'live' })
    const remove = t('portalEditor.delete.button')
    const ask = () => openDialog(t('portalEditor.delete.ask'))
    await press(user, remove)
    await press(user, remove, await ask())
    expect(await (await ask()).findByRole('alert')).toHaveTextContent(
      'Set the listing to draft first.',
    )
    await press(user, t('ra.action.cancel'), await ask())
    await saveListing(vendor, listing.id, { publish: 'draft' })
    fill(await title(), 'Something typed')
    await press(user, remove)
    await press(user, remove, await ask())
    await pageSays('The listing is deleted.')
    expect(window.location.pathname).toBe('/vendor-dashboard')
    expect(await shop.sql('select id from products where id = $1', [listing.id])).toEqual([])
  })
})
