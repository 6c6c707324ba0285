import sharp from 'sharp'
import { bannerSize, drawBanner } from './banner.ts'
import { businessCardSize, drawBusinessCard } from './business-card.ts'
import { drawFlyer, flyerSize } from './flyer.ts'
import type { Supporter } from './supporter.ts'

export type MaterialType = 'bc' | 'a5' | 'v-banner'

export interface Material extends Supporter {
  type: MaterialType
  /** Small, for a screen. */
  preview: boolean
}

interface Sheet {
  size: { width: number; height: number; dpi: number }
  draw: (supporter: Supporter, scale: number) => string | Promise<string>
  /**
   * The number of colours, their nearness to the drawing's own, the dithering that makes them look like more (each
   * makes the file grow), and the effort of choosing them.
   */
  palette: {
    colours: number
    quality: number
    dither: number
    effort: number
    compressionLevel: number
  }
}

const sheets: Record<MaterialType, Sheet> = {
  bc: {
    size: businessCardSize,
    draw: drawBusinessCard,
    palette: { colours: 16, quality: 100, dither: 0, effort: 4, compressionLevel: 9 },
  },
  a5: {
    size: flyerSize,
    draw: drawFlyer,
    palette: { colours: 16, quality: 100, dither: 0, effort: 4, compressionLevel: 9 },
  },
  'v-banner': {
    size: bannerSize,
    draw: drawBanner,
    // A better compression of eighteen million pixels takes a third of a second and saves a twentieth.
    palette: { colours: 256, quality: 100, dither: 1, effort: 1, compressionLevel: 6 },
  },
}

const previewWidth = 640

/** Draws a supporter's material as a PNG of exactly its print size (account specification §2, B6). */
export async function drawMaterial({ type, preview, ...supporter }: Material): Promise<Buffer> {
  const { size, draw, palette } = sheets[type]
  const scale = preview ? previewWidth / size.width : 1
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  const content = await draw(supporter, scale)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="none">${content}</svg>`
  return sharp(Buffer.from(svg))
    .withMetadata({ density: size.dpi * scale })
    .png({ ...palette, palette: true })
    .toBuffer()
}
