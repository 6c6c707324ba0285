import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fingerprintOf, fingerprintOfPoints } from './fingerprint.ts'

/** A picture of its own for each seed: sixteen blocks of grey. */
const picture = (seed: number, width = 640) => {
  const blocks = Array.from({ length: 16 }, (_, place) => {
    const shade = (seed * 7919 + place * place * 104_729 + place * seed * 31) % 256
    return `<rect x="${(place % 4) * 160}" y="${Math.floor(place / 4) * 120}" width="160" height="120" fill="rgb(${shade},${shade},${shade})"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">${blocks.join('')}</svg>`
  return sharp(Buffer.from(svg)).resize({ width })
}

const jpeg = (seed: number, width: number, quality: number) =>
  picture(seed, width).jpeg({ quality }).toBuffer()

function distance(one: string, other: string): number {
  const bits = BigInt.asUintN(64, BigInt(one) ^ BigInt(other)).toString(2)
  return bits.replaceAll('0', '').length
}

describe('a fingerprint', () => {
  it('stays when the picture is made smaller and saved again', async () => {
    for (const seed of [1, 2, 3]) {
      const original = await fingerprintOf(await jpeg(seed, 640, 90))
      expect(distance(original, await fingerprintOf(await jpeg(seed, 320, 40)))).toBeLessThan(3)
      expect(
        distance(original, await fingerprintOf(await jpeg(seed + 10, 640, 90))),
      ).toBeGreaterThan(8)
    }
  })

  it.each([
    ['one colour', new Uint8Array(72).fill(200), '0'],
    ['nearly one colour', Uint8Array.from({ length: 72 }, (_, at) => 100 + (at % 9)), '0'],
    ['lighter to the right', Uint8Array.from({ length: 72 }, (_, at) => (at % 9) * 20), '-1'],
    ['darker to the right', Uint8Array.from({ length: 72 }, (_, at) => 200 - (at % 9) * 20), '0'],
  ])('of %s', (_, points, expected) => {
    expect(fingerprintOfPoints(points)).toBe(expected)
  })
})
