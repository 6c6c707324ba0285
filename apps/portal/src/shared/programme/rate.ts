import { formatPercent } from '@bandari/i18n/format'
import { locale } from '../format.ts'
import { printedRates } from './programme.data.ts'

/** A rate of the wire as account spec §9 writes it: `1` → `1%`, `2` → `2.0%`. */
export function formatRate(rate: string): string {
  const known = printedRates.find(
    (printed) => Number.parseFloat(printed) === Number.parseFloat(rate),
  )
  return formatPercent((known ?? rate).replace('%', ''), locale)
}
