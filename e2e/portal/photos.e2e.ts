import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  type Buyer,
  endSessions,
  listSpare,
  listVehicle,
  newVendor,
  type OwnListing,
  readListing,
} from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Photo upload in the listing editors (account spec §2, §4, §5, §8, §9; issue 5). */

interface PhotoFile {
  name: string
  mimeType: string
  buffer: Buffer
}

let shades = 0

/** A photo that no other is like. */
async function photo(width = 80, height = 60): Promise<PhotoFile> {
  shades += 1
  const background = { r: (shades * 53) % 256, g: (shades * 29) % 256, b: (shades * 7) % 256 }
  const picture = sharp({ create: { width, height, channels: 3, background } })
  return { name: `${shades}.jpg`, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

/** Hard to pack, as what a camera takes. */
async function heavyPhoto(width: number, height: number): Promise<PhotoFile> {
  const raw = { width, height, channels: 3 as const }
  const buffer = await sharp(randomBytes(width * height * 3), { raw })
    .blur(1)
    .jpeg({ quality: 98 })
    .toBuffer()
  return { name: 'heavy.jpg', mimeType: 'image/jpeg', buffer }
}

const section = (page: Page) =>
  page.getByRole('region', { name: t('portalEditor.photo.title'), exact: true })
const button = (page: Page, name: string) => section(page).getByRole('button', { name })
const picture = (page: Page, name: string) => section(page).getByRole('img', { name, exact: true })

async function open(page: Page, shop: Shop, of: 'vehicle' | 'spare' = 'vehicle') {
  const vendor = await newVendor(shop)
  const listing = await (of === 'vehicle' ? listVehicle : listSpare)(shop, vendor)
  await enter(page, vendor, shop.portal)
  const room = of === 'vehicle' ? 'add-content' : 'list-auto-spares'
  await page.goto(`${shop.portal}/vendor/${room}/${listing.id}`)
  await button(page, 'Add cover photo').waitFor()
  return { vendor, listing }
}

/** Opens the chooser by a button and picks files there. */
async function choose(page: Page, name: string, files: PhotoFile[]) {
  const chooser = page.waitForEvent('filechooser')
  await button(page, name).click()
  await (await chooser).setFiles(files)
}

async function chooseFromMenu(page: Page, number: number, item: string) {
  await button(page, `More for photo ${number}`).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Slot and picture of each photo, as they are stored. */
async function stored(vendor: Buyer, { id }: OwnListing): Promise<[number, string][]> {
  const { photos } = await readListing(vendor, id)
  return photos.map(({ position, url }) => [position, /[0-9a-f]{32}/.exec(url)?.[0] ?? ''])
}

/** Three photos, none in the slot of the cover. */
async function openWithPhotos(page: Page, shop: Shop) {
  const opened = await open(page, shop)
  await choose(page, 'Add photo 2', [await photo(), await photo()])
  await expect(button(page, 'More for photo 3')).toBeVisible()
  await choose(page, 'Add more photos', [await photo()])
  await expect(button(page, 'More for photo 4')).toBeVisible()
  return {
    ...opened,
    hashes: (await stored(opened.vendor, opened.listing)).map(([, hash]) => hash),
  }
}

test('the cover has a dialog of its own and is the first of four slots', async ({ page, shop }) => {
  const { vendor, listing } = await open(page, shop)
  for (const slot of ['Add cover photo', 'Add photo 2', 'Add photo 3', 'Add photo 4'])
    await expect(button(page, slot)).toBeVisible()
  await button(page, 'Add cover photo').click()
  const dialog = page.getByRole('dialog', { name: t('portalEditor.photo.uploadCover') })
  const chooser = page.waitForEvent('filechooser')
  await dialog
    .getByRole('button', { name: t('portalEditor.photo.choose') })
    .last()
    .click()
  await (await chooser).setFiles([await photo()])
  await dialog.getByRole('button', { name: t('portalEditor.photo.upload') }).click()
  await expect(picture(page, 'Photo 1, the cover')).toBeVisible()
  await expect(section(page).getByText('Photo 1 is uploaded')).toBeAttached()
  expect((await readListing(vendor, listing.id)).cover_image).toContain('/media/')
})

test('a spare has four slots; what does not fit is left out and said', async ({ page, shop }) => {
  const { vendor, listing } = await open(page, shop, 'spare')
  await expect(button(page, 'Add more photos')).toHaveCount(0)
  const files = await Promise.all(Array.from({ length: 6 }, () => photo()))
  await choose(page, 'Add photo 2', files)
  await expect(
    section(page).getByText('2 photos were left out: a listing of this kind holds 4.'),
  ).toBeVisible()
  await expect(button(page, 'More for photo 1')).toBeVisible()
  expect((await stored(vendor, listing)).map(([slot]) => slot)).toEqual([0, 1, 2, 3])
})

test('a large photo is made smaller before it is sent', async ({ page, shop }) => {
  await open(page, shop)
  const file = await heavyPhoto(3000, 1500)
  const sending = page.waitForRequest((request) => request.url().endsWith('/vendor/upload-image'))
  await choose(page, 'Add photo 2', [file])
  await expect(button(page, 'More for photo 2')).toBeVisible()
  const sent = Number((await (await sending).allHeaders())['content-length'])
  expect(sent).toBeGreaterThan(10_000)
  expect(sent).toBeLessThan(file.buffer.length / 2)
})

test('wrong formats are refused, and another file can be chosen', async ({ page, shop }) => {
  const { vendor, listing } = await open(page, shop)
  const whole = await photo(400, 300)
  const wrong: PhotoFile[] = [
    { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    // A JPEG as far as the browser can tell; the server reads it to its end.
    { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length - 200) },
  ]
  await choose(page, 'Add photo 2', wrong)
  const alert = section(page).getByRole('alert')
  await expect(alert).toHaveText(
    wrong.map(() => 'Oops wrong file format, upload images only (jpg or png).'),
  )
  await choose(page, 'Choose another photo 3', [await photo()])
  await expect(button(page, 'More for photo 3')).toBeVisible()
  await button(page, 'Clear photo 2').click()
  await expect(alert).toHaveCount(0)
  expect((await stored(vendor, listing)).map(([slot]) => slot)).toEqual([2])
})

test('with unsaved changes: Save your changes first before uploading images', async ({
  page,
  shop,
}) => {
  const { vendor, listing } = await open(page, shop)
  await page
    .getByRole('textbox', { name: t('portalEditor.field.title'), exact: true })
    .fill('Another title')
  await button(page, 'Add photo 2').click()
  const dialog = page.getByRole('dialog', {
    name: t('portalEditor.photo.saveFirst'),
  })
  await dialog.getByRole('button', { name: t('portalEditor.photo.ok') }).click()
  await drop(page, await photo())
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: t('portalEditor.photo.ok') }).click()
  expect(await stored(vendor, listing)).toEqual([])
  await page.getByRole('button', { name: t('portalEditor.save'), exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await drop(page, await photo())
  await expect(button(page, 'More for photo 1')).toBeVisible()
})

test('photos are put into another order by buttons, by dragging, and as the cover', async ({
  page,
  shop,
}) => {
  const { vendor, listing, hashes } = await openWithPhotos(page, shop)
  const [a = '', b = '', c = ''] = hashes
  const order = async () => (await stored(vendor, listing)).map(([, hash]) => hash)
  const earlier = button(page, 'Move photo 4 earlier')
  await earlier.focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual([a, c, b])
  await expect(button(page, 'Move photo 2 earlier')).toBeFocused()

  const tiles = section(page).getByRole('listitem')
  await tiles.nth(2).dragTo(tiles.nth(0))
  await expect.poll(order).toEqual([b, a, c])
  await expect(button(page, 'Move photo 1 later')).toBeEnabled()
  await chooseFromMenu(page, 3, 'Make it the cover')
  await expect.poll(order).toEqual([c, b, a])
  await page.reload()
  await expect(picture(page, 'Photo 1, the cover')).toHaveAttribute('src', new RegExp(c))
  expect((await stored(vendor, listing)).map(([slot]) => slot)).toEqual([0, 1, 2])
})

test('a photo is replaced, and deleted once that is confirmed', async ({ page, shop }) => {
  const { vendor, listing, hashes } = await openWithPhotos(page, shop)
  const chooser = page.waitForEvent('filechooser')
  await chooseFromMenu(page, 2, 'Replace')
  await (await chooser).setFiles([await photo()])
  await expect(section(page).getByText('Photo 2 is uploaded')).toBeAttached()
  const [[slot, hash] = []] = await stored(vendor, listing)
  expect(slot).toBe(1)
  expect(hashes).not.toContain(hash)

  await chooseFromMenu(page, 2, 'Delete')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ra.action.cancel') })
    .click()
  await chooseFromMenu(page, 2, 'Delete')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('portalEditor.photo.deleteConfirm') })
    .click()
  await expect(button(page, 'Add photo 2')).toBeVisible()
  await expect(picture(page, 'Photo 3, the cover')).toBeVisible()
  expect((await stored(vendor, listing)).map(([position]) => position)).toEqual([2, 3])
})

test('progress is shown; what is on its way can be cancelled', async ({ page, shop }) => {
  const { vendor, listing } = await open(page, shop)
  // So slow a line that a busy machine cannot finish before it is told to stop.
  const browser = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 20, downloadThroughput: 1e6, uploadThroughput: 8000 }
  await browser.send('Network.emulateNetworkConditions', line)
  await choose(page, 'Add photo 2', [await heavyPhoto(700, 500), await photo()])
  await expect(section(page).getByRole('progressbar', { name: 'Uploading photo 2' })).toBeVisible()
  await expect(section(page).getByText('Waiting…')).toBeVisible()
  await button(page, 'Cancel photo 2').click()
  // The line stays slow: made fast at once, it could carry the rest before the browser has heard of the end.
  await expect(button(page, 'More for photo 3')).toBeVisible()
  await expect(button(page, 'Add photo 2')).toBeVisible()
  expect((await stored(vendor, listing)).map(([slot]) => slot)).toEqual([2])
})

test('otherwise: Something has gone wrong, contact customer support; tried again it arrives', async ({
  page,
  shop,
  context,
}) => {
  await open(page, shop)
  await context.setOffline(true)
  await choose(page, 'Add photo 2', [await photo()])
  await expect(section(page).getByRole('alert')).toHaveText(
    'Something has gone wrong, contact customer support.',
  )
  await context.setOffline(false)
  await button(page, 'Try photo 2 again').click()
  await expect(button(page, 'More for photo 2')).toBeVisible()
})

test('401: Unauthorized error - Login and try again.', async ({ page, shop }) => {
  const { vendor, listing } = await open(page, shop)
  await endSessions(shop, vendor)
  await choose(page, 'Add photo 2', [await photo()])
  await expect(section(page).getByRole('alert')).toHaveText(
    'Unauthorized error - Login and try again.',
  )
  await button(page, 'Login').click()
  await page.waitForURL('**/login*')
  await page.getByLabel(t('portal.email')).fill(vendor.email)
  await page.getByLabel(t('portal.password'), { exact: true }).fill('Harbour-2026!')
  await page.getByRole('button', { name: t('portal.signIn'), exact: true }).click()
  await page.waitForURL(`**/vendor/add-content/${listing.id}`)
  await choose(page, 'Add photo 2', [await photo()])
  await expect(button(page, 'More for photo 2')).toBeVisible()
})

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
