import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** Fixed sizes and formats: a URL can be asked for only in so many ways, so nobody can fill the disk with sizes. */
export const widths = [320, 640, 960, 1600] as const
export const formats = ['avif', 'webp', 'jpg'] as const

type Width = (typeof widths)[number]
type Format = (typeof formats)[number]

export interface Rendition {
  hash: string
  width: Width
  format: Format
}

const namePattern = /^([0-9a-f]{32})-(\d{3,4})\.(avif|webp|jpg)$/

/** `{hash}-640.jpg` → its parts, or null when it is no rendition of ours. */
export function parseRenditionName(name: string): Rendition | null {
  const [, hash, digits, format] = namePattern.exec(name) ?? []
  const width = widths.find((known) => String(known) === digits)
  if (!hash || !width) return null
  return { hash, width, format: format as Format }
}

export function renditionName({ hash, width, format }: Rendition): string {
  return `${hash}-${width}.${format}`
}

const encoders: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  jpg: (image) => image.jpeg({ quality: 80, progressive: true, mozjpeg: true }),
}

/** Originals and what is made of them, under one folder. Files are named by content and never change. */
export class MediaFolder {
  readonly renditions: string
  readonly #originals: string
  readonly #underWay = new Map<string, Promise<boolean>>()

  constructor(root: string) {
    this.renditions = join(root, 'renditions')
    this.#originals = join(root, 'originals')
  }

  async prepare() {
    await mkdir(this.renditions, { recursive: true })
    await mkdir(this.#originals, { recursive: true })
  }

  originalPath(hash: string): string {
    return join(this.#originals, hash)
  }

  /** Makes the rendition's file unless it is there; false when there is no such original. */
  ensure(rendition: Rendition): Promise<boolean> {
    const name = renditionName(rendition)
    if (existsSync(join(this.renditions, name))) return Promise.resolve(true)
    const waiting = this.#underWay.get(name)
    if (waiting) return waiting
    const made = this.#make(rendition).finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, made)
    return made
  }

  async #make(rendition: Rendition): Promise<boolean> {
    const original = await readFile(this.originalPath(rendition.hash)).catch(() => null)
    if (!original) return false
    const target = join(this.renditions, renditionName(rendition))
    const partial = `${target}.${process.pid}.part`
    const resized = sharp(original).resize({ width: rendition.width, withoutEnlargement: false })
    try {
      await encoders[rendition.format](resized.flatten({ background: '#ffffff' })).toFile(partial)
      // Renamed when complete, so that a killed process leaves no half picture under a final name.
      await rename(partial, target)
    } finally {
      await rm(partial, { force: true })
    }
    return true
  }
}
