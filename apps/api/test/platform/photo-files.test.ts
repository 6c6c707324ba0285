import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { decode } from '../../src/platform/media/decode-worker.ts'
import { png } from '../helpers/hostile/files/pictures.ts'
import { areThere, awkwardFiles, unlessMissing } from '../helpers/photo-set.ts'
import {
  expectPlain,
  keptFile,
  keptOf,
  newPhotographer,
  type Photographer,
  quarters,
  quartersOf,
  upload,
  uploaded,
} from '../helpers/photo-steps.ts'
import { draftVehicle } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What becomes of a file (architecture §6): taken in upright and plain, or refused without a trace. */

let world: World
let vendor: Photographer
let cid: number
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  vendor = await newPhotographer(world)
  cid = await draftVehicle(world, vendor)
  // A cover, so that the others' renditions are made when they are asked for.
  await uploaded(world, vendor, await quarters(), { cid })
})
afterAll(() => world.close())

const refusal = {
  status: 400,
  body: {
    image: [
      'Upload a valid image. The file you uploaded was either not an image or a corrupted image.',
    ],
  },
}

const damaged = {
  status: 400,
  body: {
    image: [
      'This picture is damaged and cannot be read to its end. Copy it from the camera or the telephone once more.',
    ],
  },
}

const tooLarge = {
  status: 400,
  body: {
    image: [
      'This picture is too large to be read: it may have 50 million pixels, and far fewer where each has 16 bits a colour. Please save it smaller, as a JPEG.',
    ],
  },
}

const take = async (data: Buffer, name?: string) => {
  const { hash } = await uploaded(world, vendor, data, { cid, slot: 1, ...(name && { name }) })
  return keptFile(world, hash)
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' }, limitInputPixels: false })

describe('a photo that is taken in', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('lies upright: EXIF orientation %i', async (orientation) => {
    const photo = await lyingAs(orientation)
    const kept = await take(photo)
    expect(await quartersOf(kept)).toBe('rgbw')
    expect(await sharp(kept).metadata()).toMatchObject({ width: 60, height: 40, format: 'jpeg' })
    expectPlain(kept)
  })

  it('loses its GPS position and everything else that is no pixel', async () => {
    const photo = await plain(80, 60)
      .withExif({
        IFD0: { Copyright: 'Secret Owner', Make: 'Samsung' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 30/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect(photo.includes('Secret Owner') && photo.includes('xmpmeta')).toBe(true)
    const kept = await take(photo)
    expectPlain(kept)
    expect(await sharp(kept).metadata()).toMatchObject({ space: 'srgb', hasProfile: false })
  })

  it('counts by its content, not by its name', async () => {
    expectPlain(await take(await plain(40, 30).png().toBuffer(), 'photo.jpg'))
    expectPlain(await take(await plain(40, 30).jpeg().toBuffer(), 'photo.exe'))
  })

  it('may be a WebP or an AVIF, of which the first picture counts', async () => {
    const lossless = { lossless: true, effort: 0 }
    const webp = await sharp(await quarters())
      .webp(lossless)
      .toBuffer()
    const avif = await sharp(await quarters())
      .avif(lossless)
      .toBuffer()
    for (const data of [webp, avif]) {
      const kept = await take(data)
      expectPlain(kept)
      expect(await quartersOf(kept)).toBe('rgbw')
    }
  })

  it('that is too small is told to its seller, and taken', async () => {
    const own = await draftVehicle(world, vendor)
    for (const [slot, [width, height]] of (
      [
        [2, 2],
        [49, 500],
        [640, 480],
        [3000, 900],
      ] as const
    ).entries())
      await uploaded(world, vendor, await plain(width, height).png().toBuffer(), { cid: own, slot })
    const { data } = await vendor.client.GET('/vendor/post-content/', {
      params: { query: { cid: own } },
    })
    expect(data?.photos.map(({ flaw }) => flaw)).toEqual(['small', 'small', null, 'narrow'])
  })

  it('becomes sRGB of eight bits on white', async () => {
    const cmyk = await take(await plain(40, 30).toColourspace('cmyk').jpeg().toBuffer())
    expect(await sharp(cmyk).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
    const deep = await take(await plain(40, 30).toColourspace('rgb16').png().toBuffer())
    expect(await sharp(deep).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' })
    const glass = await plain(40, 30).ensureAlpha(0).png().toBuffer()
    const { dominant } = await sharp(await take(glass)).stats()
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
  })

  it('may be as long as a panorama', async () => {
    const kept = await take(await plain(16_384, 64).jpeg().toBuffer())
    expect(await sharp(kept).metadata()).toMatchObject({ width: 2560, height: 10 })
  })

  it('is at most 2560 px long, and its renditions are never larger than it is', async () => {
    const large = await take(await plain(3000, 4000).jpeg().toBuffer())
    expect(await sharp(large).metadata()).toMatchObject({ width: 1920, height: 2560 })
    const { hash } = await uploaded(world, vendor, await quarters(500, 300), { cid, slot: 1 })
    for (const [width, expected] of [
      [320, 320],
      [1600, 500],
    ]) {
      for (const format of ['jpg', 'webp', 'avif']) {
        const answer = await world.app.inject(`/media/${hash}-${width}.${format}`)
        const found = await sharp(answer.rawPayload).metadata()
        expect([found.width, found.exif, found.icc, found.xmp]).toEqual([
          expected,
          undefined,
          undefined,
          undefined,
        ])
        expect(await quartersOf(answer.rawPayload)).toBe('rgbw')
      }
    }
  })
})

describe('a file that is refused', () => {
  const jpegOf = async () => (await plain(800, 600).jpeg().toBuffer()).subarray(0, 1500)
  const cases: Record<string, () => Promise<Buffer> | Buffer> = {
    'without a byte': () => Buffer.alloc(0),
    'of HTML': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'of SVG': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'of a GIF': () => plain(40, 30).gif().toBuffer(),
    'of a TIFF': () => plain(40, 30).tiff().toBuffer(),
  }
  const damagedOnes: Record<string, () => Promise<Buffer> | Buffer> = {
    'that ends in the middle': jpegOf,
    'that only begins like a JPEG': () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    'that is half a WebP': async () =>
      (await plain(800, 600).webp({ lossless: true }).toBuffer()).subarray(0, 60),
    'that is half an AVIF': async () =>
      (await plain(80, 60).avif({ effort: 0 }).toBuffer()).subarray(0, 150),
  }
  const largeOnes: Record<string, () => Promise<Buffer> | Buffer> = {
    'of 60 megapixels': () => png({ width: 10_000, height: 6_000, colour: 0 }),
    'of 13 megapixels with 16 bits a colour': () =>
      png({ width: 3600, height: 3600, depth: 16, colour: 0 }),
    'of one pixel by forty million': () =>
      png({ width: 1, height: 40_000_000, depth: 1, colour: 0 }),
    'with a side of 16,385 pixels': () => plain(16_385, 2).png().toBuffer(),
    'of 24 megapixels as an AVIF': () => plain(6000, 4000).avif({ effort: 0 }).toBuffer(),
    'of 30 megapixels that are wanted all at once': () =>
      plain(6_000, 5_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  }

  it.each([
    ...Object.entries(cases).map(([name, make]) => [name, make, refusal] as const),
    ...Object.entries(damagedOnes).map(([name, make]) => [name, make, damaged] as const),
    ...Object.entries(largeOnes).map(([name, make]) => [name, make, tooLarge] as const),
  ])('%s leaves nothing behind', async (_case, make, answer) => {
    const data = await make()
    const before = await keptOf(world)
    expect(await upload(world, vendor, data, { cid, slot: 2 })).toEqual(answer)
    expect(await keptOf(world)).toEqual(before)
  })

  it('that an iPhone made is told by its name', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and what nobody reads')
    expect(await upload(world, vendor, heic, { cid, slot: 2 })).toMatchObject({
      status: 400,
      body: { codes: { image: ['image_heic'] } },
    })
  })
})

describe.skipIf(!existsSync('/proc'))('a decoder that dies', () => {
  it('takes no file with it that did not end it', async () => {
    const { log } = world.context
    const large = await plain(5000, 4000).jpeg().toBuffer()
    const small = await quarters()
    const kept = { hash: expect.stringMatching(/^[0-9a-f]{32}$/) }
    await decode(small, log)
    const worker = await decodeWorker()
    const underWay = decode(large, log)
    if (worker) process.kill(worker.pid, 'SIGKILL')
    expect(await underWay).toMatchObject(kept)
    expect(await decode(small, log)).toMatchObject(kept)
  })
})

describe.skipIf(!areThere)(`the photographs and awkward pictures${unlessMissing}`, () => {
  it('are taken in or refused, none slowly and none at the cost of much memory', async () => {
    const watch = watchMemory()
    let slowest = 0
    for (const { name, data, shown } of awkwardFiles) {
      const before = await keptOf(world)
      const began = performance.now()
      const { status, body } = await upload(world, vendor, data, { cid, slot: 1, name })
      slowest = Math.max(slowest, performance.now() - began)
      if (shown === null) {
        const code = expect.stringMatching(/^image_(invalid|damaged|too_large)$/)
        expect({ status, body }, name).toMatchObject({
          status: 400,
          body: { codes: { image: [code] } },
        })
        expect(await keptOf(world), name).toEqual(before)
        continue
      }
      expect(status, name).toBe(200)
      const [hash = ''] = (await keptOf(world)).files.filter((file) => !before.files.includes(file))
      // Two of them are one picture with something else behind it.
      if (hash !== '') await expectShown(await keptFile(world, hash), shown)
    }
    expect(slowest).toBeLessThan(10_000)
    expect(watch.growth()).toBeLessThan(128e6)
    expect((await decodeWorker())?.peak ?? 0).toBeLessThan(300e6)
  }, 240_000)

  it('of a street forgets which street it was', async () => {
    const street = awkwardFiles.find(({ name }) => name.includes('side-white'))?.data
    if (!street) throw new Error('the photograph with a place is not there')
    const { exif } = await sharp(street).metadata()
    // The entry of the GPS block, in either order of bytes.
    expect(['8825', '2588'].some((tag) => exif?.includes(Buffer.from(tag, 'hex')))).toBe(true)
    expectPlain(await take(street))
  })
})

async function expectShown(kept: Buffer, { width, height }: { width: number; height: number }) {
  const scale = Math.min(1, 2560 / Math.max(width, height))
  const found = await sharp(kept).metadata()
  expect(found).toMatchObject({ format: 'jpeg', channels: 3, space: 'srgb' })
  expect([found.width, found.height]).toEqual([
    Math.round(width * scale),
    Math.round(height * scale),
  ])
  expectPlain(kept)
  expect(kept.length).toBeLessThan(3e6)
}

/** The picture of quarters as a camera stores it that was held otherwise. */
async function lyingAs(orientation: number): Promise<Buffer> {
  const upright = sharp(await quarters())
  const stored: Record<number, () => Sharp> = {
    2: () => upright.flop(),
    3: () => upright.rotate(180),
    4: () => upright.flip(),
    5: () => upright.flop().rotate(270),
    6: () => upright.rotate(270),
    7: () => upright.flop().rotate(90),
    8: () => upright.rotate(90),
  }
  const lying = await (stored[orientation]?.() ?? upright).png().toBuffer()
  return sharp(lying).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
}

/** How far the process grows from now on, looked at all the while. */
function watchMemory() {
  const before = process.memoryUsage.rss()
  let highest = before
  const timer = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss())
  }, 5)
  return {
    growth: () => {
      clearInterval(timer)
      return highest - before
    },
  }
}

/** The process that decodes, and the most it has taken; undefined where there is none, or nobody tells. */
async function decodeWorker(): Promise<{ pid: number; peak: number } | undefined> {
  const ids = await readdir('/proc').catch(() => [])
  for (const id of ids.filter((name) => /^\d+$/.test(name))) {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
    if (!status.includes(`PPid:\t${process.pid}\n`) || !command.includes('decode-worker')) continue
    return { pid: Number(id), peak: 1024 * Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) }
  }
  return undefined
}
