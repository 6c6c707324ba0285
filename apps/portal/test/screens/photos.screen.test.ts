import {
  type Buyer,
  endSessions,
  listSpare,
  listVehicle,
  newVendor,
  type OwnListing,
  readListing,
} from '@bandari/api/arrange'
import { aPhoto } from '@bandari/api/arrange-documents'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { dropFile, fill, gone, openDialog, press, textsOf } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { loseConnection, signIn } from '../steps.ts'

const jpeg = (bytes: Uint8Array) =>
  new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' })
const photo = async () => jpeg(await aPhoto())

const area = () => screen.findByRole('region', { name: t('portalEditor.photo.title') })
const section = async () => within(await area())
const button = async (name: string) => (await section()).findByRole('button', { name })

async function open(of: 'vehicle' | 'spare' = 'vehicle') {
  const shop = await openedShop()
  const vendor = await newVendor(shop)
  const listing = await (of === 'vehicle' ? listVehicle : listSpare)(shop, vendor)
  const room = of === 'vehicle' ? 'add-content' : 'list-auto-spares'
  const user = await visit(`/vendor/${room}/${listing.id}`, vendor)
  await button('Add cover photo')
  return { shop, vendor, listing, user }
}

/** The browser's own chooser, which a button has opened, gives these. */
function give(chooser: Element, files: File[]) {
  Object.defineProperty(chooser, 'files', { configurable: true, value: files })
  fireEvent.change(chooser)
}

const chooserIn = (part: Element) => part.querySelector('input[type=file]')!

/** Opens the chooser by a button and picks files there. */
async function choose(user: UserEvent, name: string, files: File[]) {
  await user.click(await button(name))
  give(chooserIn(await area()), files)
}

async function drop(file: File) {
  const [list] = (await section()).getAllByRole('list')
  dropFile(list!, file)
}

async function chooseFromMenu(user: UserEvent, number: number, item: string) {
  await user.click(await button(`More for photo ${number}`))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

/** Slot and picture of each photo, as they are stored. */
async function stored(vendor: Buyer, { id }: OwnListing): Promise<[number, string][]> {
  const { photos } = await readListing(vendor, id)
  return photos.map(({ position, url }) => [position, /[0-9a-f]{32}/.exec(url)?.[0] ?? ''])
}

const slotsOf = async (vendor: Buyer, listing: OwnListing) =>
  (await stored(vendor, listing)).map(([slot]) => slot)

describe('photo upload in the listing editors (account spec §2, §4, §5, §8, §9)', () => {
  it('the cover has a dialog of its own and is the first of four slots', async () => {
    const { vendor, listing, user } = await open()
    for (const slot of ['Add photo 2', 'Add photo 3', 'Add photo 4']) await button(slot)
    await user.click(await button('Add cover photo'))
    const name = t('portalEditor.photo.uploadCover')
    const dialog = await openDialog(name)
    await user.click(
      (await dialog.findAllByRole('button', { name: t('portalEditor.photo.choose') })).at(-1)!,
    )
    const chosen = [await photo(), await photo(), await photo()]
    give(chooserIn(screen.getByRole('dialog', { name })), chosen)
    await dialog.findByText('2 further photos go into the next slots.')
    await press(user, t('portalEditor.photo.upload'), dialog)
    await (await section()).findByRole('img', { name: 'Photo 1, the cover' })
    await button('More for photo 2')
    await button('More for photo 3')
    expect((await readListing(vendor, listing.id)).cover_image).toContain('/media/')
  })

  it('a spare has as many slots as a vehicle; what does not fit is left out and said', async () => {
    const { user } = await open('spare')
    const same = await photo()
    await choose(
      user,
      'Add photo 2',
      Array.from({ length: 26 }, () => same),
    )
    await (await section()).findByText('2 photos were left out: a listing holds 24.')
  })

  it('wrong formats are refused, and another file can be chosen', async () => {
    const { vendor, listing, user } = await open()
    const whole = await aPhoto()
    await choose(user, 'Add photo 2', [
      new File(['GIF89a'], 'a.gif', { type: 'image/gif' }),
      // A JPEG as far as the browser can tell; the server reads it to its end.
      jpeg(whole.subarray(0, whole.length - 200)),
    ])
    await waitFor(async () =>
      expect(textsOf((await section()).getAllByRole('alert'))).toEqual([
        'Oops wrong file format, upload images only (jpg or png).',
        t('portalEditor.photo.damaged'),
      ]),
    )
    await choose(user, 'Choose another photo 3', [await photo()])
    await button('More for photo 3')
    await user.click(await button('Clear photo 2'))
    const photos = await section()
    await gone(() => photos.queryByRole('alert'))
    expect(await slotsOf(vendor, listing)).toEqual([2])
  })

  it('with unsaved changes: Save your changes first before uploading images', async () => {
    const { vendor, listing, user } = await open()
    const saveFirst = async () => {
      await press(
        user,
        t('portalEditor.photo.ok'),
        await openDialog(t('portalEditor.photo.saveFirst')),
      )
      await gone(() => screen.queryByRole('dialog'))
    }
    fill(
      await screen.findByRole('textbox', { name: t('portalEditor.field.title') }),
      'Another title',
    )
    await user.click(await button('Add photo 2'))
    await saveFirst()
    await drop(await photo())
    await saveFirst()
    expect(await stored(vendor, listing)).toEqual([])
    await press(user, t('portalEditor.save'))
    await screen.findByText(t('portalEditor.saved'))
    await drop(await photo())
    await button('More for photo 1')
  })

  it('a photo becomes the cover, is replaced, and deleted once that is confirmed', async () => {
    const { vendor, listing, user } = await open()
    await choose(user, 'Add photo 2', [await photo(), await photo()])
    await button('More for photo 3')
    const [[, a] = [], [, b] = []] = await stored(vendor, listing)
    await chooseFromMenu(user, 3, 'Make it the cover')
    await waitFor(async () =>
      expect(await stored(vendor, listing)).toEqual([
        [0, b],
        [1, a],
      ]),
    )
    const cover = await (await section()).findByRole('img', { name: 'Photo 1, the cover' })
    await waitFor(() => expect(cover.getAttribute('src')).toContain(b))

    await chooseFromMenu(user, 2, 'Replace')
    give(chooserIn(await area()), [await photo()])
    await (await section()).findByText('Photo 2 is uploaded')
    const [, [slot, hash] = []] = await stored(vendor, listing)
    expect(slot).toBe(1)
    expect([a, b]).not.toContain(hash)

    await chooseFromMenu(user, 1, 'Delete')
    await press(user, t('ra.action.cancel'), await openDialog())
    await gone(() => screen.queryByRole('dialog'))
    await chooseFromMenu(user, 1, 'Delete')
    await press(user, t('portalEditor.photo.deleteConfirm'), await openDialog())
    await button('Add cover photo')
    await (await section()).findByRole('img', { name: 'Photo 2, the cover' })
    expect(await slotsOf(vendor, listing)).toEqual([1])
  })

  it('otherwise: Something has gone wrong, contact customer support; tried again it arrives', async () => {
    const { user } = await open()
    const reconnect = loseConnection()
    await choose(user, 'Add photo 2', [await photo()])
    expect(await (await section()).findByRole('alert')).toHaveTextContent(
      'Something has gone wrong, contact customer support.',
    )
    reconnect()
    await user.click(await button('Try again: photo 2'))
    await button('More for photo 2')
  })

  it('401: Unauthorized error - Login and try again.', async () => {
    const { shop, vendor, listing, user } = await open()
    await endSessions(shop, vendor)
    await choose(user, 'Add photo 2', [await photo()])
    expect(await (await section()).findByRole('alert')).toHaveTextContent(
      'Unauthorized error - Login and try again.',
    )
    await user.click(await button('Login'))
    await signIn(user, vendor)
    await button('Add cover photo')
    expect(window.location.pathname).toBe(`/vendor/add-content/${listing.id}`)
    await choose(user, 'Add photo 2', [await photo()])
    await button('More for photo 2')
  })
})
