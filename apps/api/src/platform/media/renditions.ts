import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { WorkerProcess } from '../processes/worker-process.ts'
import type { Order } from './make-rendition.ts'

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
const maker = new WorkerProcess<Order, void>({
  script: new URL('./rendition-worker-process.ts', import.meta.url),
  // Two wide AVIFs take 250 MB.
  mostMemory: 400e6,
  niceness: 10,
})

/** Draws the original behind a hash as SVG, for pictures that nobody uploaded. */
export type Draw = (hash: string) => string | null

/** Limits on the cost of painting and encoding. */
export interface Care {
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

const shown: Care = { paintedWidth: 1600, effort: 2 }

type InTurn = (make: () => Promise<boolean>) => Promise<boolean>

declare module '../../core/context.ts' {
  interface Context {
    /** Original pictures and their renditions. */
    media: MediaFolder
  }
}

/** Originals and their renditions under one folder. Files are named by content and never change. */
export class MediaFolder {
  readonly renditions: string
  readonly originals: string
  readonly masters: string
  readonly #draw: Draw
  readonly #care: Care
  readonly #underWay = new Map<string, Promise<boolean>>()
  #warming: Promise<void> = Promise.resolve()
  #waiting = 0
  #parts = 0

  constructor(root: string, draw: Draw = () => null, care: Care = shown) {
    this.renditions = join(root, 'renditions')
    this.originals = join(root, 'originals')
    this.masters = join(root, 'masters')
    this.#draw = draw
    this.#care = care
  }

  async prepare() {
    await mkdir(this.renditions, { recursive: true })
    await mkdir(this.originals, { recursive: true })
    await mkdir(this.masters, { recursive: true })
  }

  originalPath(hash: string): string {
    return join(this.originals, hash)
  }

  /** Keeps an uploaded picture unless it is there; the file is on the disk before the call returns. */
  async keep(hash: string, data: Buffer): Promise<void> {
    if (existsSync(this.originalPath(hash))) return
    await this.#complete(this.originalPath(hash), async (partial) => {
      const file = await open(partial, 'w')
      try {
        await file.writeFile(data)
        await file.sync()
      } finally {
        await file.close()
      }
    })
  }

  /** Removes an uploaded picture and its renditions. */
  async forget(hash: string): Promise<void> {
    await rm(this.originalPath(hash), { force: true })
    for (const width of widths)
      for (const format of formats)
        await rm(join(this.renditions, renditionName({ hash, width, format })), { force: true })
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

  /**
   * Makes the rendition's file unless it is there; false when there is no such original. Everybody waits for a turn of
   * their own (`inTurn`): a picture that somebody else's flood has asked for first does not wait for the flood.
   */
  async ensure(rendition: Rendition, inTurn: InTurn = (make) => make()): Promise<boolean> {
    const name = renditionName(rendition)
    const path = join(this.renditions, name)
    if (existsSync(path)) return true
    if (!this.#isKnown(rendition.hash)) return false
    return inTurn(() => this.#once(name, path, () => this.#make(rendition)))
  }

  #isKnown(hash: string): boolean {
    return existsSync(this.originalPath(hash)) || this.#draw(hash) !== null
  }

  async #make(rendition: Rendition): Promise<boolean> {
    const source = await this.#source(rendition.hash)
    if (source === null) return false
    // A small photo is not blown up; a drawing has the width that is asked for, at any painted size.
    const withoutEnlargement = source === this.originalPath(rendition.hash)
    const { width, format } = rendition
    const { effort } = this.#care
    await this.#complete(join(this.renditions, renditionName(rendition)), (path) =>
      maker.run({ kind: 'rendition', source, width, format, withoutEnlargement, effort, path }),
    )
    return true
  }

  /** The uploaded picture, or a drawing painted once: painting it costs ten times what resizing the painting does. */
  async #source(hash: string): Promise<string | null> {
    if (existsSync(this.originalPath(hash))) return this.originalPath(hash)
    const master = join(this.masters, `${hash}.webp`)
    const painted = await this.#once(hash, master, async () => {
      const svg = this.#draw(hash)
      if (svg === null) return false
      const width = this.#care.paintedWidth
      await this.#complete(master, (path) => maker.run({ kind: 'painting', svg, width, path }))
      return true
    })
    return painted ? master : null
  }

  #once(name: string, path: string, make: () => Promise<boolean>): Promise<boolean> {
    if (existsSync(path)) return Promise.resolve(true)
    const waiting = this.#underWay.get(name)
    if (waiting) return waiting
    const made = make().finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, made)
    return made
  }

  /** Renamed when complete, so that a killed process leaves no half picture under a final name. */
  async #complete(path: string, write: (partial: string) => Promise<unknown>) {
    const partial = `${path}.${process.pid}-${(this.#parts += 1)}.part`
    try {
      await write(partial)
      await rename(partial, path)
    } finally {
      await rm(partial, { force: true })
    }
  }
}
