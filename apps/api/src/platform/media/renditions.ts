import { WorkerProcess } from '../processes/worker-process.ts'
import type { Storage } from '../storage/storage.ts'
import { fileKey, type FileKind, fileKinds } from './media-files.ts'
import type { RenditionTask } from './make-rendition.ts'

/** Sizes and formats are fixed, so that nobody can fill the disk by asking for other sizes. */
export const widths = [320, 640, 960, 1600] as const
export const formats = ['avif', 'webp', 'jpg'] as const

export type Width = (typeof widths)[number]
export type Format = (typeof formats)[number]

export interface Rendition {
  hash: string
  width: Width
  format: Format
}

const namePattern = /^([0-9a-f]{32})-(\d{3,4})\.(avif|webp|jpg)$/

/** `{hash}-640.jpg` → its parts, or null when it is not the name of a rendition. */
export function parseRenditionName(name: string): Rendition | null {
  const [, hash, digits, format] = namePattern.exec(name) ?? []
  const width = widths.find((known) => String(known) === digits)
  if (!hash || !width) return null
  return { hash, width, format: format as Format }
}

export function renditionName({ hash, width, format }: Rendition): string {
  return `${hash}-${width}.${format}`
}

/** One for all folders: what matters is what the machine does at once. */
const maker = new WorkerProcess<RenditionTask, void>({
  script: new URL('./rendition-worker-process.ts', import.meta.url),
  // Two wide AVIFs take 250 MB.
  mostMemory: 400e6,
  niceness: 10,
})

/** Draws the original behind a hash as SVG, for pictures that nobody uploaded. */
export type Draw = (hash: string) => string | null

/** Limits on the cost of painting and encoding. */
export interface RenditionLimits {
  /** Pixels across a painted drawing: no rendition of it is sharper. */
  paintedWidth: number
  /** AVIF's, 0 to 9. */
  effort: number
}

/** The renditions that cards and the editor show of a new cover. */
const askedFirst = [
  { width: 640, format: 'jpg' },
  { width: 640, format: 'avif' },
  { width: 320, format: 'avif' },
] as const

const longestLine = 20

const shown: RenditionLimits = { paintedWidth: 1600, effort: 2 }

/** A file that has been checked. */
export interface Upload {
  kind: 'photo' | FileKind
  hash: string
  data: Buffer
  /** Of a photo, in pixels. */
  width?: number
  height?: number
  /** How it looks (`fingerprint.ts`). */
  fingerprint?: string
}

type InQueue = (make: () => Promise<boolean>) => Promise<boolean>

declare module '../../core/context.ts' {
  interface Context {
    /** Original pictures and their renditions. */
    media: Pictures
  }
}

/** The files of a picture, by the folder of their key. */
export const folders = {
  originals: 'originals/',
  renditions: 'renditions/',
  /** Drawings that were painted once, for the demo world. */
  masters: 'masters/',
} as const

export const originalKey = (hash: string) => `${folders.originals}${hash}`
export const masterKey = (hash: string) => `${folders.masters}${hash}.webp`
export const renditionKey = (rendition: Rendition) =>
  `${folders.renditions}${renditionName(rendition)}`

/** Originals and their renditions. Files are named by content and never change. */
export class Pictures {
  readonly storage: Storage
  readonly #draw: Draw
  readonly #limits: RenditionLimits
  readonly #underWay = new Map<string, Promise<boolean>>()
  #warming: Promise<void> = Promise.resolve()
  #waiting = 0

  constructor(storage: Storage, draw: Draw = () => null, limits: RenditionLimits = shown) {
    this.storage = storage
    this.#draw = draw
    this.#limits = limits
  }

  /** Keeps an upload unless it is there; the file is kept before the call returns. */
  async keep({ kind, hash, data }: Upload): Promise<void> {
    const key = kind === 'photo' ? originalKey(hash) : fileKey({ kind, hash })
    if (await this.storage.find(key)) return
    await this.storage.put(key, data)
  }

  /** Removes whatever was uploaded under a hash, and its renditions. */
  async forget(hash: string): Promise<void> {
    await this.storage.remove(originalKey(hash))
    for (const kind of fileKinds) await this.storage.remove(fileKey({ kind, hash }))
    for (const width of widths)
      for (const format of formats) await this.storage.remove(renditionKey({ hash, width, format }))
  }

  /**
   * Makes the renditions that are asked for first, in the background, one picture after another; skips the picture when
   * the queue is long.
   */
  warm(hash: string) {
    if (this.#waiting >= longestLine) return
    this.#waiting += 1
    this.#warming = this.#makeAfter(this.#warming, hash)
  }

  async #makeAfter(others: Promise<void>, hash: string): Promise<void> {
    await others
    try {
      for (const rendition of askedFirst) await this.ensure({ hash, ...rendition })
    } catch {
      // The first request for it tries again, and reports why it fails.
    } finally {
      this.#waiting -= 1
    }
  }

  /** Resolves when no background work is left. */
  async settled(): Promise<void> {
    await this.#warming
  }

  /** The rendition, made first where it is missing; null when there is no such original. */
  async read(rendition: Rendition, inQueue: InQueue) {
    const key = renditionKey(rendition)
    const kept = await this.storage.read(key)
    if (kept) return kept
    return (await this.ensure(rendition, inQueue)) ? this.storage.read(key) : null
  }

  /**
   * Makes the rendition's file unless it is there; false when there is no such original. Each caller waits in
   * the queue for themselves (`inQueue`), and not behind another client who asked for the same picture among many.
   */
  async ensure(rendition: Rendition, inQueue: InQueue = (make) => make()): Promise<boolean> {
    const key = renditionKey(rendition)
    if (await this.storage.find(key)) return true
    if (!(await this.#isKnown(rendition.hash))) return false
    return inQueue(() => this.#once(key, () => this.#make(rendition)))
  }

  async #isKnown(hash: string): Promise<boolean> {
    return this.#draw(hash) !== null || (await this.storage.find(originalKey(hash))) !== null
  }

  async #make(rendition: Rendition): Promise<boolean> {
    const source = await this.#source(rendition.hash)
    if (source === null) return false
    // A small photo is not blown up; a drawing has the width that is asked for, at any painted size.
    const withoutEnlargement = source === originalKey(rendition.hash)
    const { width, format } = rendition
    const { effort } = this.#limits
    await this.storage.lend(source, (original) =>
      this.storage.make(renditionKey(rendition), (path) =>
        maker.run({
          kind: 'rendition',
          source: original,
          width,
          format,
          withoutEnlargement,
          effort,
          path,
        }),
      ),
    )
    return true
  }

  /** The uploaded picture, or a drawing painted once: painting it costs ten times what resizing the painting does. */
  async #source(hash: string): Promise<string | null> {
    if (await this.storage.find(originalKey(hash))) return originalKey(hash)
    const master = masterKey(hash)
    const painted = await this.#once(master, async () => {
      const svg = this.#draw(hash)
      if (svg === null) return false
      const width = this.#limits.paintedWidth
      await this.storage.make(master, (path) => maker.run({ kind: 'painting', svg, width, path }))
      return true
    })
    return painted ? master : null
  }

  /** Simultaneous callers share one run. */
  #once(key: string, make: () => Promise<boolean>): Promise<boolean> {
    const waiting = this.#underWay.get(key)
    if (waiting) return waiting
    const made = this.#unlessThere(key, make).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, made)
    return made
  }

  async #unlessThere(key: string, make: () => Promise<boolean>): Promise<boolean> {
    return (await this.storage.find(key)) !== null || make()
  }
}
