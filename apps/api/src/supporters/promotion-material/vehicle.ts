import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Place } from './paint.ts'

const drawing = new URL('./vehicle.svg', import.meta.url)

/** Pixels across the painted drawing at the most; the banner, which is read from afar, enlarges it. */
const mostPainted = 1640

const pictures = new Map<number, Promise<string>>()

/** Painted once for each size, because its soft shadows take longer than the rest of a sheet: two seconds for print. */
async function paintVehicle(painted: number): Promise<string> {
  const svg = await readFile(drawing, 'utf8')
  const sized = svg.replace('<svg ', `<svg width="${painted}" height="${painted * 0.75}" `)
  const png = await sharp(Buffer.from(sized)).png({ compressionLevel: 2 }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/**
 * An off-road vehicle with its shadow: its wheels stand at 0.82 of its height, 4 by 3 in all. `scale` is how large the sheet
 * is drawn.
 */
export async function vehicle(
  { x, y, width }: Place & { width: number },
  scale: number,
): Promise<string> {
  const painted = Math.min(mostPainted, Math.ceil(width * scale))
  const known = pictures.get(painted)
  const picture = known ?? paintVehicle(painted)
  pictures.set(painted, picture)
  if (!known) picture.catch(() => pictures.delete(painted))
  return `<image x="${x}" y="${y}" width="${width}" height="${width * 0.75}" href="${await picture}"/>`
}
