// `node scripts/icons.ts`, after a change of `favicon.svg`: the pictures by which phones and old browsers show the shop.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = new URL('../../storefront/public/', import.meta.url)
const drawing = readFileSync(new URL('favicon.svg', folder), 'utf8')
/** Without round corners: phones cut an icon to their own shape, of which the inner four fifths are safe (W3C, maskable icons). */
const whole = drawing
  .replace(' rx="8"', '')
  .replace('<g ', '<g transform="translate(4 4) scale(.75)" ')

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()

/** An ICO file of PNGs: a header of 6 bytes, an entry of 16 for each, then the pictures. */
async function ico(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => png(drawing, size)))
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(sizes.length, 4)
  let at = 6 + 16 * sizes.length
  const entries = pictures.map((picture, index) => {
    const entry = Buffer.alloc(16)
    const size = sizes[index] ?? 0
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(at, 12)
    at += picture.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures])
}

const files = {
  'icon-192.png': await png(drawing, 192),
  'icon-512.png': await png(drawing, 512),
  'icon-maskable-512.png': await png(whole, 512),
  'apple-touch-icon.png': await png(whole, 180),
  'favicon.ico': await ico([16, 32, 48]),
}
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(fileURLToPath(new URL(name, folder)), bytes)
  console.log(`${name} ${bytes.length} bytes`)
}
