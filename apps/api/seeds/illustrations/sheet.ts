import type { Extent } from './geometry.ts'

/** Collects the definitions of one drawing, each once, and numbers them so that ids never meet. */
export type Sheet = { readonly definitions: string[]; readonly known: Map<string, string> }
export type Stop = readonly [offset: number, colour: string, opacity?: number]
export type Box = readonly [x1: number, y1: number, x2: number, y2: number]

export const openSheet = (): Sheet => ({ definitions: [], known: new Map() })

export function define(sheet: Sheet, make: (id: string) => string): string {
  const content = make('')
  const known = sheet.known.get(content)
  if (known) return `url(#${known})`
  const id = `d${sheet.definitions.length + 1}`
  sheet.known.set(content, id)
  sheet.definitions.push(make(id))
  return `url(#${id})`
}

/** A drawn shape kept once and repeated: `href` for <use>, `clip` for what it cuts out. */
export function keep(sheet: Sheet, content: string): string {
  const reference = define(sheet, (id) => content.replace(/^<(\w+)/, `<$1 id="${id}"`))
  return reference.slice(4, -1)
}

export const repeat = (href: string, ink: Ink = {}): string =>
  `<use href="${href}"${attributesOf(ink)}/>`

const attributesOf = (ink: Ink): string =>
  Object.entries(ink)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

const tiny = (value: number): string => `${Math.round(value * 1000) / 1000}`.replace(/^0\./, '.')

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) => {
      const veil = opacity === undefined ? '' : ` stop-opacity="${tiny(opacity)}"`
      const at = offset === 0 ? '' : ` offset="${tiny(offset)}"`
      return `<stop${at} stop-color="${colour}"${veil}/>`
    })
    .join('')

/** A linear gradient from (x1, y1) to (x2, y2) of the canvas. */
export const linear = (sheet: Sheet, [x1, y1, x2, y2]: Box, stops: readonly Stop[]): string =>
  define(
    sheet,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${spanOf([x1, y1, x2, y2])}>${stopsOf(stops)}</linearGradient>`,
  )

const spanOf = ([x1, y1, x2, y2]: Box): string => {
  const [left, top, right, bottom] = [x1, y1, x2, y2].map(Math.round)
  const across = `x1="${left}" x2="${right}"`
  return y1 === y2 ? across : `${across} y1="${top}" y2="${bottom}"`
}

/** A gradient across the painted shape's own width. */
export const across = (sheet: Sheet, stops: readonly Stop[]): string =>
  define(sheet, (id) => `<linearGradient id="${id}">${stopsOf(stops)}</linearGradient>`)

/** A gradient down the painted shape's own height. */
export const downward = (sheet: Sheet, stops: readonly Stop[]): string =>
  define(
    sheet,
    (id) => `<linearGradient id="${id}" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`,
  )

export const radial = (
  sheet: Sheet,
  place: readonly [cx: number, cy: number, r: number],
  stops: readonly Stop[],
): string =>
  define(
    sheet,
    (id) =>
      `<radialGradient id="${id}" cx="${place[0]}" cy="${place[1]}" r="${place[2]}">${stopsOf(stops)}</radialGradient>`,
  )

/** A soft focus; its region is kept to what it touches, for a filter costs by the pixel. */
export function blur(
  sheet: Sheet,
  deviation: number,
  { left, right, top, bottom }: Extent,
): string {
  const reach = deviation * 3
  const [x, y] = [left - reach, top - reach].map(Math.round)
  const [width, height] = [right - left + 2 * reach, bottom - top + 2 * reach].map(Math.round)
  return define(
    sheet,
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  )
}

export const clip = (sheet: Sheet, data: string): string =>
  define(sheet, (id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`)

export const clipTo = (sheet: Sheet, href: string): string =>
  define(sheet, (id) => `<clipPath id="${id}"><use href="${href}"/></clipPath>`)

export type Ink = Readonly<Record<string, string | number>>

/** One path; `ink` is its presentation attributes. */
export const path = (data: string, ink: Ink): string => `<path d="${data}"${attributesOf(ink)}/>`

export const group = (ink: Ink, ...content: readonly string[]): string =>
  `<g${attributesOf(ink)}>${content.join('')}</g>`
