export type PhotoKind = 'photo' | 'heic' | 'other'

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d]

export async function isPdf(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, pdf.length).arrayBuffer())
  return pdf.every((byte, index) => head[index] === byte)
}

/** Tells a picture by its first bytes, as the API does (`picture-kind.ts`), so that other files are not sent. */
export async function photoKind(file: Blob): Promise<PhotoKind> {
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  if (signatures.some((bytes) => bytes.every((byte, index) => head[index] === byte))) return 'photo'
  const text = String.fromCharCode(...head)
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'photo'
  if (text.slice(4, 8) !== 'ftyp') return 'other'
  const brands = text.slice(8, head[3]).match(/.{4}/gs) ?? []
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'photo'
  return brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) ? 'heic' : 'other'
}
