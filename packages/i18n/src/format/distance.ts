import { formatCount } from './count.ts'
import { numberMarksOf } from './marks.ts'

/** `84,200 km`, `km 84,200`. */
export function formatDistance(kilometres: number, locale: string): string {
  return numberMarksOf(locale).kilometres.replace('{n}', formatCount(kilometres, locale))
}
