import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'

export interface PrintedPicture {
  width: number
  height: number
  /** The text of the QR code; empty when none can be read. */
  link: string
}

/** A picture to print: its size, and where its QR code leads. */
export async function readPrinted(download: Download): Promise<PrintedPicture> {
  const image = sharp(await readFile(await download.path()))
  const { width, height } = await image.metadata()
  const { data, info } = await image
    .resize({ width: Math.min(width, 2000) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const code = decode(new Uint8ClampedArray(data), info.width, info.height)
  return { width, height, link: code?.data ?? '' }
}

/** The package is CommonJS: its function is the default of its default. */
const decode = (jsQR as unknown as { default?: typeof jsQR }).default ?? jsQR
