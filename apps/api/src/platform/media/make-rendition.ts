import sharp, { type Sharp } from 'sharp'
import type { Format, Width } from './renditions.ts'

/** A picture to paint or resize, and the file to write it to. */
export type RenditionTask =
  | { kind: 'painting'; svg: string; width: number; path: string }
  | {
      kind: 'rendition'
      source: string
      width: Width
      format: Format
      /** A small photo is not blown up. */
      withoutEnlargement: boolean
      /** AVIF's, 0 to 9. */
      effort: number
      path: string
    }

// No picture is asked for again, so a cache would only take memory.
sharp.cache(false)
// Two are made at once. An AVIF on every processor takes four times the memory and leaves none to the shop.
sharp.concurrency(1)

const encoders: Record<Format, (image: Sharp, effort: number) => Sharp> = {
  avif: (image, effort) => image.avif({ quality: 55, effort }),
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  jpg: (image) => image.jpeg({ quality: 80, progressive: true, mozjpeg: true }),
}

export async function makeRendition(task: RenditionTask): Promise<void> {
  await draw(task).toFile(task.path)
}

function draw(task: RenditionTask): Sharp {
  if (task.kind === 'painting') {
    const drawing = sharp(Buffer.from(task.svg)).resize({ width: task.width })
    return drawing.webp({ quality: 96, effort: 0 })
  }
  const { source, width, format, withoutEnlargement, effort } = task
  const resized = sharp(source).resize({ width, withoutEnlargement })
  return encoders[format](resized.flatten({ background: '#ffffff' }), effort)
}
