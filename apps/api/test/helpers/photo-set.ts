import { existsSync, readFileSync } from 'node:fs'

/** Photographs and awkward pictures lie beside the project: whoever asks for them skips where they do not. */
const root = new URL('../../../../../shared/data/', import.meta.url)

export interface AwkwardFile {
  name: string
  data: Buffer
  /** What another decoder made of it: its size as shown, or null where it is no picture of a kind that is taken, or not whole. */
  shown: { width: number; height: number } | null
}

export const areThere = existsSync(new URL('images-awkward/INDEX.csv', root))

/** For a title, so that a skipped test says why. */
export const unlessMissing = areThere ? '' : ' (skipped: the pictures are not beside the project)'

const sideways = new Set(['5', '6', '7', '8'])

/** path, bytes, format, mode, size, frames, EXIF orientation, what Pillow made of it. */
function fileOf(line: string): AwkwardFile {
  const [name = '', , format = '', , size = '', , orientation = '', outcome = ''] = line.split(',')
  const data = readFileSync(new URL(name, root))
  const taken = ['JPEG', 'PNG', 'WEBP', 'AVIF'].includes(format) && outcome.startsWith('decodes')
  if (!taken) return { name, data, shown: null }
  const [across = 0, down = 0] = size.split('x').map(Number)
  const [width, height] = sideways.has(orientation) ? [down, across] : [across, down]
  return { name, data, shown: { width, height } }
}

export const awkwardFiles: readonly AwkwardFile[] = areThere
  ? readFileSync(new URL('images-awkward/INDEX.csv', root), 'utf8')
      .split(/\r?\n/)
      .filter((line) => line.startsWith('images'))
      .map(fileOf)
  : []
