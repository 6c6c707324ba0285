import { marksOf } from './marks.ts'

/** `1.5%`, `1,5 %`, from 1.5; below a thousand. */
export function formatPercent(percent: number, locale: string): string {
  const marks = marksOf(locale)
  return marks.percent.replace('{n}', String(percent).replace('.', marks.decimal))
}
