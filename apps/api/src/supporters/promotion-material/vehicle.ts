import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Place } from './paint.ts'

const drawing = new URL('./vehicle.svg', import.meta.url)

/** Pixels across the painted drawing; the banner, which is read from afar, enlarges it. */
const painted = 2000

let picture: Promise<string> | undefined

/** Painted only once, because its soft shadows take longer than the rest of a sheet. */
async function paintVehicle(): Promise<string> {
  const svg = await readFile(drawing, 'utf8')
  const sized = svg.replace('<svg ', `<svg width="${painted}" height="${painted * 0.75}" `)
  const png = await sharp(Buffer.from(sized)).png({ compressionLevel: 2 }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** An off-road vehicle with its shadow: its wheels stand at 0.82 of its height, 4 by 3 in all. */
export async function vehicle({ x, y, width }: Place & { width: number }): Promise<string> {
  picture ??= paintVehicle().catch((error: unknown) => {
    picture = undefined
    throw error
  })
  return `<image x="${x}" y="${y}" width="${width}" height="${width * 0.75}" href="${await picture}"/>`
}
