const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d]

export async function isPdf(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, pdf.length).arrayBuffer())
  return pdf.every((byte, index) => head[index] === byte)
}

/** Tells a JPEG or PNG by its first bytes, as the API does, so that other files are not sent. */
export async function isPhoto(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return signatures.some((bytes) => bytes.every((byte, index) => head[index] === byte))
}
