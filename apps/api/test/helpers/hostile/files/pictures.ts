import { crc32, deflateSync } from 'node:zlib'
import { pick, type Random } from '../../random.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

interface Png {
  width: number
  height: number
  /** Bits a colour. */
  depth?: number
  /** PNG's: 0 grey, 2 colours, 3 a palette, 4 grey and 6 colours with an alpha channel. */
  colour?: number
  isInterlaced?: boolean
  /** Rows that are there. */
  rows?: number
}

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Of one colour, so that millions of pixels take some kilobytes. */
export function png(
  { width, height, depth = 8, colour = 2, isInterlaced = false, rows = height }: Png,
  more: readonly Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, isInterlaced ? 1 : 0], 8)
  const row = 1 + Math.ceil((width * depth * (channels[colour] ?? 1)) / 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(colour === 3 ? [chunk('PLTE', Buffer.from([9, 9, 9]))] : []),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(row * rows), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Of a pixel, and a progressive one of sixteen by sixteen. */
const jpegs = [
  '/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAD/9k=',
  '/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wgARCAAQABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhADEAAAAQAP/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABBQIf/8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAAgBAwEBPwEf/8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAAgBAgEBPwEf/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQAGPwIf/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABPyEf/9oADAMBAAIAAwAAABCST//EABQRAQAAAAAAAAAAAAAAAAAAACD/2gAIAQMBAT8QH//EABQRAQAAAAAAAAAAAAAAAAAAACD/2gAIAQIBAT8QH//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAT8QH//Z',
].map((text) => Buffer.from(text, 'base64'))

/** The markers of a frame's header. */
const frames = [0xc0, 0xc2]

/** Its header says that it has other sides. */
function jpegOf(width: number, height: number, random: Random): Buffer {
  const copy = Buffer.from(pick(jpegs, random))
  const [at = 0] = frames
    .map((marker) => copy.indexOf(Buffer.from([0xff, marker])))
    .filter((place) => place >= 0)
  copy.writeUInt16BE(height, at + 5)
  copy.writeUInt16BE(width, at + 7)
  return copy
}

const text = (type: string, length: number) => chunk(type, Buffer.alloc(length, 'a'))

let large: Buffer | undefined

/** Fifty million pixels, which are taken in. */
const largest = () => (large ??= png({ width: 7000, height: 7100 }))

const makers: readonly ((random: Random) => Buffer)[] = [
  () => png({ width: 60, height: 40 }),
  (random) =>
    png({
      width: pick([1, 7, 300], random),
      height: pick([1, 9, 200], random),
      depth: pick([1, 2, 4, 8, 16, 3, 0], random),
      colour: pick([0, 2, 3, 4, 6, 1, 9], random),
      isInterlaced: random() < 0.3,
    }),
  // Fifty million pixels of 16 bits, as many as fit and far more.
  () => png({ width: 7000, height: 7100, depth: 16, rows: 1 }),
  () => png({ width: 16_384, height: 16_384, rows: 1 }),
  () => png({ width: 2 ** 31 - 1, height: 2 ** 31 - 1, rows: 0 }),
  () => png({ width: 0, height: 0, rows: 0 }),
  () => png({ width: 1, height: 400_000, depth: 1, colour: 0 }),
  () => png({ width: 1000, height: 1000, depth: 16 }),
  () => png({ width: 4000, height: 4000, colour: 6, isInterlaced: true, rows: 1 }),
  () =>
    png({ width: 40, height: 30 }, [text('tEXt', 100_000), text('iCCP', 2000), text('eXIf', 9)]),
  () =>
    png(
      { width: 40, height: 30 },
      Array.from({ length: 5000 }, () => text('zTXt', 4)),
    ),
  (random) => jpegOf(pick([1, 100, 65_535], random), pick([1, 100, 65_535], random), random),
  (random) => jpegOf(6000, 5000, random),
  (random) => pick(jpegs, random),
  (random) => Buffer.concat([pick(jpegs, random), ...jpegs, Buffer.alloc(50_000)]),
  () => Buffer.from('GIF89a'),
  () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
]

export function pictureBytes(random: Random): Buffer {
  return random() < 0.002 ? largest() : pick(makers, random)(random)
}
