import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  type Buyer,
  listVehicle,
  newVendor,
  type OwnListing,
  readListing,
} from '@bandari/api/arrange'
import { aPhoto } from '@bandari/api/arrange-documents'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What only a browser does with photos: it draws, drags and drops them, and shows how far they are. */

interface PhotoFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const jpeg = (buffer: Buffer): PhotoFile => ({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
const photo = async () => jpeg(await aPhoto())

/** Hard to pack, as what a camera takes. */
async function heavyPhoto(width: number, height: number): Promise<PhotoFile> {
  const raw = { width, height, channels: 3 as const }
  const noise = sharp(randomBytes(width * height * 3), { raw })
  return jpeg(await noise.blur(1).jpeg({ quality: 98 }).toBuffer())
}

const section = (page: Page) =>
  page.getByRole('region', { name: t('portalEditor.photo.title'), exact: true })
const button = (page: Page, name: string) => section(page).getByRole('button', { name })

async function open(page: Page, shop: Shop) {
  const vendor = await newVendor(shop)
  const listing = await listVehicle(shop, vendor)
  await enter(page, vendor, shop.portal)
  await page.goto(`${shop.portal}/vendor/add-content/${listing.id}`)
  await button(page, 'Add cover photo').waitFor()
  return { vendor, listing }
}

/** Opens the chooser by a button and picks files there. */
async function choose(page: Page, name: string, files: PhotoFile[]) {
  const chooser = page.waitForEvent('filechooser')
  await button(page, name).click()
  await (await chooser).setFiles(files)
}

/** Files that are dropped come from outside the page, so the page is handed what a file manager would hand it. */
async function drop(page: Page, { name, mimeType, buffer }: PhotoFile) {
  const dataTransfer = await page.evaluateHandle(
    ({ name, mimeType, bytes }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      return transfer
    },
    { name, mimeType, bytes: [...buffer] },
  )
  const list = section(page).getByRole('list')
  await list.dispatchEvent('dragover', { dataTransfer })
  await list.dispatchEvent('drop', { dataTransfer })
}

/** Slot and picture of each photo, as they are stored. */
async function stored(vendor: Buyer, { id }: OwnListing): Promise<[number, string][]> {
  const { photos } = await readListing(vendor, id)
  return photos.map(({ position, url }) => [position, /[0-9a-f]{32}/.exec(url)?.[0] ?? ''])
}

test('photos are dropped, and put into another order by buttons and by dragging', async ({
  page,
  shop,
}) => {
  const { vendor, listing } = await open(page, shop)
  await choose(page, 'Add photo 2', [await photo(), await photo()])
  await expect(button(page, 'More for photo 3')).toBeVisible()
  await choose(page, 'Add more photos', [await photo()])
  await expect(button(page, 'More for photo 4')).toBeVisible()
  const order = async () => (await stored(vendor, listing)).map(([, hash]) => hash)
  const [a = '', b = '', c = ''] = await order()
  const earlier = button(page, 'Move photo 4 earlier')
  await earlier.focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual([a, c, b])
  await expect(button(page, 'Move photo 2 earlier')).toBeFocused()

  const tiles = section(page).getByRole('listitem')
  await tiles.nth(2).dragTo(tiles.nth(0))
  await expect.poll(order).toEqual([b, a, c])
  await page.reload()
  await expect(
    section(page).getByRole('img', { name: 'Photo 1, the cover', exact: true }),
  ).toHaveAttribute('src', new RegExp(b))
  expect((await stored(vendor, listing)).map(([slot]) => slot)).toEqual([0, 1, 2])
  await drop(page, await photo())
  await expect(button(page, 'More for photo 4')).toBeVisible()
})

test('a large photo is made smaller before it is sent; progress is shown, and what is on its way can be cancelled', async ({
  page,
  shop,
}) => {
  const { vendor, listing } = await open(page, shop)
  const file = await heavyPhoto(3000, 1500)
  const sending = page.waitForRequest((request) => request.url().endsWith('/vendor/upload-image'))
  await choose(page, 'Add photo 4', [file])
  await expect(button(page, 'More for photo 4')).toBeVisible()
  const sent = Number((await (await sending).allHeaders())['content-length'])
  expect(sent).toBeGreaterThan(10_000)
  expect(sent).toBeLessThan(file.buffer.length / 2)

  // So slow a line that a busy machine cannot finish before it is told to stop.
  const browser = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 20, downloadThroughput: 1e6, uploadThroughput: 8000 }
  await browser.send('Network.emulateNetworkConditions', line)
  await choose(page, 'Add photo 2', [await heavyPhoto(700, 500), await photo()])
  await expect(section(page).getByRole('progressbar', { name: 'Uploading photo 2' })).toBeVisible()
  await button(page, 'Cancel photo 2').click()
  // The line stays slow: made fast at once, it could carry the rest before the browser has heard of the end.
  await expect(button(page, 'More for photo 3')).toBeVisible()
  await expect(button(page, 'Add photo 2')).toBeVisible()
  expect((await stored(vendor, listing)).map(([slot]) => slot)).toEqual([2, 3])
})
