const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

/** Tells a JPEG or PNG by its first bytes, as the API does, so that other files are not sent. */
export async function isPhoto(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return signatures.some((bytes) => bytes.every((byte, index) => head[index] === byte))
}
