import { numberMarksOf } from './marks.ts'

/** `1.5%`, `1,5 %`, from 1.5; below a thousand. Text keeps its zeros: `2.0` is `2.0%`. */
export function formatPercent(percent: number | string, locale: string): string {
  const marks = numberMarksOf(locale)
  return marks.percent.replace('{n}', String(percent).replace('.', marks.decimal))
}
