import { numberMarksOf } from './marks.ts'

/** `Total: $4,500`, `Total : 4 500 USD`: for what stands on one line without a sentence of its own. */
export function formatLabelled(label: string, value: string, locale: string): string {
  return `${label}${numberMarksOf(locale).colon}${value}`
}
