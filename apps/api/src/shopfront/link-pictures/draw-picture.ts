import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { cranes } from '../../supporters/promotion-material/harbour.ts'
import {
  box,
  colours,
  path,
  wordmark,
  writeFitted,
} from '../../supporters/promotion-material/paint.ts'
import type { Contents } from './contents.ts'

/** What messengers and networks show of a link. */
export const width = 1200
export const height = 630

/** Grows with every change of the drawing: pictures are kept by it. */
export const drawing = 1

const photoWidth = 690
const margin = 40

const badges: Record<NonNullable<Contents['verdict']>['kind'], string> = {
  ok: '#15803D',
  warn: '#B45309',
  permit: '#B45309',
  unknown: '#475569',
  block: '#B91C1C',
}

/** The vehicle beside its words; without a picture of it the words beside our harbour. */
export async function drawPicture(
  contents: Contents,
  { brand, photo }: { brand: string; photo: NodeJS.ReadableStream | null },
): Promise<Buffer> {
  const sheet = sharp(Buffer.from(compose(contents, brand)))
  if (photo) {
    const cover = await sharp(await buffer(photo))
      .resize({ width: photoWidth, height, fit: 'cover' })
      .toBuffer()
    sheet.composite([{ input: cover, left: 0, top: 0 }])
  }
  return sheet.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

function compose({ title, price, note, verdict }: Contents, brand: string): string {
  const x = photoWidth + margin
  const room = { x, width: width - x - margin }
  const content = [
    box({ x: 0, y: 0, width, height }, colours.navy),
    cranes({ x: 510, y: 500, size: 380 }, colours.dusk),
    path(`M0 490Q170 470 340 485T${photoWidth} 480V${height}H0Z`, colours.harbour),
    box({ x: photoWidth, y: 0, width: width - photoWidth, height }, colours.navy),
    wordmark(brand, { x, y: 48, size: 56, width: room.width }),
    writeFitted(title, {
      ...room,
      y: 200,
      size: 64,
      minSize: 36,
      weight: 'bold',
      fill: colours.white,
    }),
    price === null
      ? ''
      : writeFitted(price, {
          ...room,
          y: 335,
          size: 72,
          minSize: 40,
          weight: 'black',
          fill: colours.white,
        }),
    note === null
      ? ''
      : writeFitted(note, {
          ...room,
          y: 440,
          size: 38,
          minSize: 24,
          weight: 'medium',
          fill: colours.onNavyQuiet,
        }),
    verdict === null ? '' : badge(verdict, room),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}

function badge(
  { words, kind }: NonNullable<Contents['verdict']>,
  { x, width: wide }: { x: number; width: number },
): string {
  const place = { x, y: 510, width: wide, height: 76 }
  const text = writeFitted(words, {
    x: x + wide / 2,
    y: 548,
    width: wide - 40,
    size: 34,
    minSize: 22,
    weight: 'bold',
    fill: colours.white,
    align: 'centre',
  })
  return box(place, badges[kind], 12) + text
}
