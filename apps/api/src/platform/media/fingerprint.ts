import sharp from 'sharp'

/** Below this many shades of 256 there is nothing to tell one picture from another. */
const leastContrast = 16

/**
 * How a picture looks, as a signed number of 64 bits in decimal: of nine by eight points, whether each is darker than the
 * next (a difference hash). A copy that was made smaller or saved again differs in a bit or two. `0` where there is
 * nothing to compare.
 */
export async function fingerprintOf(picture: Buffer | string): Promise<string> {
  const points = await sharp(picture)
    .resize({ width: 9, height: 8, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  return fingerprintOfPoints(points)
}

/** The same of the 72 shades, row by row. */
export function fingerprintOfPoints(points: Uint8Array): string {
  if (Math.max(...points) - Math.min(...points) < leastContrast) return '0'
  let bits = 0n
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column
      bits = (bits << 1n) | ((points[at] ?? 0) < (points[at + 1] ?? 0) ? 1n : 0n)
    }
  }
  return BigInt.asIntN(64, bits).toString()
}
