import { languageCodes } from '@bandari/i18n'
import decodeQr from 'jsqr'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { getMaterial } from './material-cache.ts'
import type { Supporter } from './supporter.ts'
import { drawMaterial, type Material, type MaterialType } from './material.ts'

const sheetTypes = ['bc', 'a5', 'v-banner'] as const

const supporter: Supporter = {
  brand: 'Bandari',
  name: 'Joy Kamau',
  code: 'JOYK2026',
  language: 'en',
  link: 'https://bandari.example/?ref=JOYK2026',
  telephone: '+254 712 345678',
}

function draw(wish: Partial<Material> & { type: MaterialType }): Promise<Buffer> {
  return drawMaterial({ ...supporter, preview: false, ...wish })
}

/** Pixels per metre, as the file itself states them. */
function statedDensity(png: Buffer): number {
  const at = png.indexOf('pHYs')
  return at < 0 ? 0 : png.readUInt32BE(at + 4)
}

async function readQr(png: Buffer, width: number): Promise<string | undefined> {
  const { data, info } = await sharp(png)
    .resize(width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQr(new Uint8ClampedArray(data), info.width, info.height)?.data
}

describe('the print sizes', () => {
  // MB, as the page of the material says them (account spec §2).
  const sizes = [
    { type: 'bc', width: 1050, height: 600, perMetre: 11_811, weight: 0.01 },
    { type: 'a5', width: 1748, height: 2480, perMetre: 11_811, weight: 0.1 },
    { type: 'v-banner', width: 6693, height: 2756, perMetre: 3937, weight: 1.2 },
  ] as const
  const drawn = new Map<MaterialType, Buffer>()
  beforeAll(async () => {
    // The specification's weights are without a telephone, which takes two kilobytes on a card.
    for (const { type } of sizes) drawn.set(type, await draw({ type, telephone: null }))
  }, 240_000)

  it.each(sizes)('draws $type at $width by $height', async (wanted) => {
    const png = drawn.get(wanted.type) ?? Buffer.alloc(0)
    const { width, height, format } = await sharp(png).metadata()
    expect({ width, height, format }).toEqual({
      width: wanted.width,
      height: wanted.height,
      format: 'png',
    })
    expect(statedDensity(png)).toBe(wanted.perMetre)
    const weight = png.length / 1_000_000
    expect(weight / wanted.weight).toBeGreaterThan(0.5)
    expect(weight / wanted.weight).toBeLessThan(1.6)
  })

  it.each(sizes)('puts a code that leads to the link on $type', async ({ type, width }) => {
    const png = drawn.get(type) ?? Buffer.alloc(0)
    expect(await readQr(png, Math.min(width, 1748))).toBe(supporter.link)
  })

  it.each(sizes)('shows $type small', async ({ type, width, height }) => {
    const preview = await sharp(await draw({ type, preview: true })).metadata()
    expect(preview.width).toBe(640)
    expect(preview.height).toBe(Math.round((height / width) * 640))
  })
})

describe('a supporter’s own words', () => {
  it('changes with the name, the code, the link and the brand', async () => {
    const type = 'bc'
    const pictures = await Promise.all([
      draw({ type }),
      draw({ type, name: 'Tendai Moyo' }),
      draw({ type, name: '' }),
      draw({ type, code: 'TENDAIM2026' }),
      draw({ type, link: 'https://bandari.example/?ref=TENDAIM2026' }),
      draw({ type, brand: 'Another harbour' }),
      draw({ type, telephone: '+260 97 1234567' }),
      draw({ type, telephone: null }),
    ])
    expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(pictures.length)
  })

  it.each(sheetTypes)('is in the words of each language on %s', async (type) => {
    const pictures = await Promise.all(
      languageCodes.map((language) => draw({ type, language, preview: true })),
    )
    expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(languageCodes.length)
  })

  it('draws the same to the byte', async () => {
    expect((await draw({ type: 'bc' })).equals(await draw({ type: 'bc' }))).toBe(true)
  })

  it.each(sheetTypes)('keeps its size with 510 letters on %s', async (type) => {
    const name = `${'Wolfeschlegelsteinhausen '.repeat(20)}${'W'.repeat(10)}`
    expect(name).toHaveLength(510)
    const png = await draw({ type, name, preview: true })
    expect((await sharp(png).metadata()).width).toBe(640)
    if (type !== 'v-banner') expect(await readQr(png, 1280)).toBe(supporter.link)
  })
})

describe('finished material', () => {
  const wish: Material = { ...supporter, type: 'bc', preview: true }

  it('is drawn once', async () => {
    const [first, second] = await Promise.all([getMaterial(wish), getMaterial(wish)])
    expect(second).toBe(first)
    expect(await getMaterial({ ...wish })).toBe(first)
    expect(await getMaterial({ ...wish, name: 'Tendai Moyo' })).not.toBe(first)
  })

  it('fails for nobody else when one cannot be drawn', async () => {
    const link = `https://bandari.example/${'x'.repeat(4000)}`
    const failing = getMaterial({ ...wish, link })
    const next = getMaterial({ ...wish, name: 'Grace Banda' })
    await expect(failing).rejects.toThrow('too big')
    expect((await next).length).toBeGreaterThan(1000)
  })
})
