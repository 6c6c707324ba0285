export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

const jpeg = Buffer.from([0xff, 0xd8, 0xff])
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Brands of ISO 23008-12. `mif1` and `msf1` only say “some picture”, so what else a file names is looked at first. */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1']

/** Tells pictures by their first bytes: a name and a declared type are only the caller's claim. Null for anything else. */
export function pictureKindOf(data: Buffer): PictureKind | null {
  if (startsWith(data, jpeg)) return 'jpeg'
  if (startsWith(data, png)) return 'png'
  const text = (from: number, to: number) => data.toString('latin1', from, to)
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return text(4, 8) === 'ftyp' ? kindByBrands(data) : null
}

/** ISO 14496-12: length, `ftyp`, the first brand, a version, and the brands that it agrees with. */
function kindByBrands(data: Buffer): 'avif' | 'heic' | null {
  const length = Math.min(data.length >= 4 ? data.readUInt32BE(0) : 0, 256)
  const box = data.toString('latin1', 8, length)
  const brands = Array.from({ length: Math.ceil(box.length / 4) }, (_, at) =>
    box.slice(4 * at, 4 * at + 4),
  )
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : null
}

const startsWith = (data: Buffer, magic: Buffer) => data.subarray(0, magic.length).equals(magic)
