import { numberMarksOf } from './marks.ts'

/** An average to a tenth: `4.0`, `4,3`. */
export function formatTenths(average: number, locale: string): string {
  return average.toFixed(1).replace('.', numberMarksOf(locale).decimal)
}
