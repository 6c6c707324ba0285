import { createHash } from 'node:crypto'
import { Semaphore } from 'async-mutex'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { fingerprintOf } from './fingerprint.ts'
import { pictureKindOf } from './picture-kind.ts'

/** A photo as it is stored: upright, sRGB, a JPEG without anything beside its pixels (architecture §6). */
export interface Picture {
  /** The hash of the stored bytes, so that the same photo is stored once. */
  hash: string
  data: Buffer
  /** In pixels, as it is stored. */
  width: number
  height: number
  /** How it looks. */
  fingerprint: string
}

/** Why a picture is refused; a code of the catalogue `refusals`. */
export type PictureFault = 'image_invalid' | 'image_damaged' | 'image_heic' | 'image_too_large'

const megapixel = 1_000_000

/** The largest rendition is 1600 px across; the rest is for future screens. */
const longestSide = 2560

/**
 * No camera takes a picture of this many pixels a side. A row or a column of forty million compresses to 76 kB, which
 * keeps the decoder busy for eight seconds: the pixels are bounded by their number and by their sides.
 */
const longestGivenSide = 16_384

/** The largest of a telephone has 50. */
const mostPixels = 50 * megapixel

/**
 * A pixel of 16 bits a colour takes the processor seven times as long as one of 8: libvips makes it smaller without the processor's
 * vector instructions. 49.7 million of them took 8.4 seconds.
 */
const costOfDeepPixel = 4

/** An AVIF takes four times as long as a JPEG of its size: 49 million pixels of one colour took 3.4 seconds. */
const costOfAvifPixel = 3

const opening: SharpOptions = {
  limitInputPixels: mostPixels,
  // Half a photo is refused; the small errors that cameras are known to write are not.
  failOn: 'error',
  pages: 1,
}

/**
 * Bytes that a picture which cannot be read row by row may take while it is decoded: the coefficients of a progressive
 * JPEG, the pixels of an interlaced PNG, of a WebP or an AVIF. Ordinary ones are far below.
 */
const mostAtOnce = 160 * megapixel

/** No file may hold the decoder up: the slowest honest one takes a second. */
const patience = { seconds: 8 }

/** Two ordinary photos at once, or one large one: decoding is what costs memory. */
const slots = new Semaphore(2)

// A decoded picture is not asked for again, so a cache would only take memory.
sharp.cache(false)

/** A fault unless the file is a JPEG, PNG, WebP or AVIF that can be read to its end. */
export async function normalizePhoto(data: Buffer): Promise<Picture | PictureFault> {
  const fault = faultOfKind(data)
  if (fault) return fault
  const header = await readHeader(data)
  if (!header) return 'image_damaged'
  const atOnce = bytesAtOnce(header)
  const cost = costOf(header)
  const longest = Math.max(header.width, header.height)
  if (atOnce > mostAtOnce || cost > mostPixels || longest > longestGivenSide)
    return 'image_too_large'
  const isLarge = cost > 16 * megapixel || atOnce > mostAtOnce / 4
  return slots.runExclusive(() => encodePicture(data, header), isLarge ? 2 : 1)
}

async function encodePicture(data: Buffer, header: Header): Promise<Picture | PictureFault> {
  try {
    const { data: encoded, info } = await encode(data, header)
    const hash = createHash('sha256').update(encoded).digest('hex').slice(0, 32)
    const fingerprint = await fingerprintOf(encoded)
    return { hash, data: encoded, width: info.width, height: info.height, fingerprint }
  } catch (error) {
    if (isTimeout(error)) return 'image_too_large'
    if (isFileFault(error)) return 'image_damaged'
    throw error
  }
}

/** In pixels of 8 bits a colour. */
function costOf({ width, height, depth, format }: Header): number {
  const each = depth === 'uchar' ? 1 : costOfDeepPixel
  return width * height * each * (format === 'heif' ? costOfAvifPixel : 1)
}

/** What the first bytes alone refuse; null for a kind that is read. HEIC is named: its codec is not free to bring along. */
export function faultOfKind(data: Buffer): 'image_invalid' | 'image_heic' | null {
  const kind = pictureKindOf(data)
  if (kind === 'heic') return 'image_heic'
  return kind === null ? 'image_invalid' : null
}

type Header = Metadata & { width: number; height: number }

/** Reads no pixels. */
async function readHeader(data: Buffer): Promise<Header | null> {
  try {
    // A picture of too many pixels is not damaged.
    const header = await sharp(data, { ...opening, limitInputPixels: false }).metadata()
    return isRead(header) ? header : null
  } catch {
    return null
  }
}

function isRead({ format, compression }: Metadata): boolean {
  return ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1')
}

/** Zero for a picture that is read row by row. */
function bytesAtOnce(header: Header): number {
  const { width, height, channels, depth, format, isProgressive, chromaSubsampling } = header
  if (format === 'webp' || format === 'heif') return width * height * 4
  if (!isProgressive) return 0
  const perPixel =
    format === 'jpeg'
      ? 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels)
      : channels * (depth === 'ushort' ? 2 : 1)
  return width * height * perPixel
}

/**
 * Made smaller first and turned upright afterwards: turning needs the whole picture in memory, and the bound is a
 * square, so the order does not matter.
 */
async function encode(data: Buffer, { orientation = 1 }: Header) {
  const pixels = await sharp(data, opening)
    .timeout(patience)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = pixels.info
  const plain = sharp(pixels.data, { raw: { width, height, channels } })
  return turnUpright(plain, orientation)
    .timeout(patience)
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
}

/** EXIF orientation → how far to turn clockwise, after mirroring. */
const turnsUpright: Readonly<Record<number, { angle: number; mirrored: boolean }>> = {
  2: { angle: 0, mirrored: true },
  3: { angle: 180, mirrored: false },
  4: { angle: 180, mirrored: true },
  5: { angle: 270, mirrored: true },
  6: { angle: 90, mirrored: false },
  7: { angle: 90, mirrored: true },
  8: { angle: 270, mirrored: false },
}

function turnUpright(image: Sharp, orientation: number): Sharp {
  const turn = turnsUpright[orientation]
  if (!turn) return image
  return image.flop(turn.mirrored).rotate(turn.angle)
}

/** libvips says what is wrong with a file in its own words. */
function isFileFault(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error' && !('code' in error)
}

function isTimeout(error: unknown): boolean {
  return isFileFault(error) && String(error).startsWith('Error: timeout')
}
