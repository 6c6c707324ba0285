import { isLanguage, type Language } from '@bandari/i18n'
import type { Asked } from '../summaries/subject.ts'

/** The picture of a page's link: of one vehicle, or of what a page below /cars is about. */
export type AskedPicture = { language: Language } & (
  | { vehicle: number; country: string | null }
  | { cars: Asked }
)

const slug = /^[a-z0-9-]{1,80}$/

/**
 * `sw/details/4711/zm.jpg` and `en/cars/toyota/vitz/zambia.jpg`, the page's own path behind its language; null for what no page
 * has. The storefront's `readCarsPath` reads the same addresses.
 */
export function readPictureName(name: string): AskedPicture | null {
  if (!name.endsWith('.jpg')) return null
  const [language = '', page, ...rest] = name.slice(0, -'.jpg'.length).split('/')
  if (!isLanguage(language) || !rest.every((segment) => slug.test(segment))) return null
  if (page === 'details') {
    const [id = '', country = null, more] = rest
    if (!/^[1-9]\d{0,9}$/.test(id) || more !== undefined) return null
    return { language, vehicle: Number(id), country }
  }
  const cars = page === 'cars' ? readCars(rest) : null
  return cars && { language, cars }
}

function readCars(segments: readonly string[]): Asked | null {
  const [first, second, third, more] = segments
  if (more !== undefined) return null
  if (first === 'in')
    return second !== undefined && third === undefined ? { country: second } : null
  if (first === 'body') return second === undefined ? null : { body: second, country: third }
  if (second === 'in') return third === undefined ? null : { make: first, country: third }
  return { make: first, model: second, country: third }
}
