import { listSpare, listVehicle, newVendor, readListing } from '@bandari/api/arrange'
import { aPdf, aPhoto } from '@bandari/api/arrange-documents'
import { video } from '@bandari/api/test/helpers/videos.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { press } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const film = async (seconds: number) =>
  new File([new Uint8Array(await video({ seconds, sound: null }))], 'walk.mp4')

/** The browser's own chooser gives a file. */
async function choose(name: string, file: File) {
  const place = await screen.findByRole('region', { name })
  const chooser = place.querySelector('input[type=file]')!
  Object.defineProperty(chooser, 'files', { configurable: true, value: [file] })
  fireEvent.change(chooser)
}

describe('the video of a listing in its editor', () => {
  const title = t('portalEditor.video.title')

  it('is sent, seen and taken away; what no browser plays is refused in words', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const { id } = await listSpare(shop, vendor)
    const user = await visit(`/vendor/list-auto-spares/${id}`, vendor)
    await (await region(title)).findByRole('button', { name: t('portalEditor.video.add') })
    await choose(title, await film(62))
    await (await region(title)).findByText('A video has at most 60 seconds. Please cut it.')
    await choose(title, await film(3))
    const shown = await (await region(title)).findByLabelText(t('portalEditor.video.shown'))
    expect(shown).toHaveAttribute('preload', 'none')
    expect((await region(title)).getByText('3 seconds, 1 MB')).toBeInTheDocument()
    expect((await readListing(vendor, id)).video).toMatchObject({ seconds: 3 })
    await press(user, t('portalEditor.sheet.remove'), await region(title))
    await waitFor(async () => expect((await readListing(vendor, id)).video).toBeNull())
  })
})

describe('the auction sheet in the editor', () => {
  const title = t('portalEditor.sheet.title')

  it('may be a PDF, and everybody sees it once its seller says so', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    const { id } = await listVehicle(shop, vendor)
    await shop.sql('update accounts set may_list_export = true where id = $1', [vendor.id])
    await shop.sql("update products set market = 'export', currency = 'USD' where id = $1", [id])
    const user = await visit(`/vendor/add-content/${id}`, vendor)
    const facts = async () => {
      const listing = await readListing(vendor, id)
      return listing.prod_class === 'vehicles' ? listing.export : null
    }
    await (await region(title)).findByRole('button', { name: t('portalEditor.sheet.add') })
    await choose(title, new File([new Uint8Array(aPdf())], 'sheet.pdf'))
    await (await region(title)).findByRole('link', {
      name: new RegExp(t('portalEditor.sheet.open')),
    })
    const everybody = () => screen.getByRole('checkbox', { name: /^Everybody may see it/ })
    expect(everybody()).not.toBeChecked()
    await user.click(everybody())
    await waitFor(() => expect(everybody()).toBeChecked())
    expect(await facts()).toMatchObject({ auctionSheetShown: true })
    // Another sheet is for the buyer alone again.
    await choose(title, new File([new Uint8Array(await aPhoto())], 'sheet.jpg'))
    await (await region(title)).findByRole('img', { name: title })
    await waitFor(() => expect(everybody()).not.toBeChecked())
  })
})
