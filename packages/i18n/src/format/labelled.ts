import { numberMarksOf } from './marks.ts'

/** `Total: $4,500`, `Total : 4 500 USD`: for a label and a value on one line. */
export function formatLabelled(label: string, value: string, locale: string): string {
  return `${label}${numberMarksOf(locale).colon}${value}`
}
